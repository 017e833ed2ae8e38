import { gzipSync } from "node:zlib";
import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { listFile as exportedFile } from "../../functions/export/list-file.ts";
import { cdata } from "../../functions/export/xml.ts";
import type { FileRow } from "../../functions/import/file-row.ts";
import { placementOf } from "../../functions/import/place.ts";
import { countRows, rowsOf } from "../../functions/import/rows-of.ts";
import { listedStatus } from "../../shared/list-status.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import { summaryOf } from "../../web/features/import/list-file.ts";
import {
  encoded,
  encodings,
  listFile,
  oddFiles,
  type ListRow,
  type Style,
} from "../support/list-files.ts";

/** Reads bytes that arrive in pieces of some size. */
async function read(bytes: Uint8Array, piece = bytes.length): Promise<FileRow[]> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += Math.max(1, piece)) {
      yield await Promise.resolve(bytes.subarray(at, at + Math.max(1, piece)));
    }
  }
  const rows: FileRow[] = [];
  for await (const some of rowsOf(pieces())) rows.push(...some);
  return rows;
}

const text = (xml: string): Uint8Array => Buffer.from(xml);

const words = fc
  .string({ unit: fc.constantFrom(...Array.from("aZ9 &<>'\"続くé😀]>;#")), maxLength: 20 })
  .map((given) => given.replace(/\s+/g, " ").trim());

const listRow: fc.Arbitrary<ListRow> = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999 }),
  title: words,
  total: fc.nat({ max: 2000 }),
  status: fc.constantFrom("active", "completed", "on_hold", "dropped", "planned"),
  progress: fc.nat({ max: 2000 }),
  score: fc.nat({ max: 10 }),
  start: fc.constantFrom("0000-00-00", "2019-00-00", "2019-04-00", "2019-04-07"),
  repeats: fc.nat({ max: 9 }),
  notes: words,
  tags: words,
});

const style: fc.Arbitrary<Style> = fc.record({
  statuses: fc.constantFrom("text", "numeric", "no hyphen", "upper case"),
  texts: fc.constantFrom("cdata", "escaped"),
  lineEnd: fc.constantFrom("\n", "\r\n", ""),
  encoding: fc.constantFrom(...encodings),
  info: fc.constantFrom("right", "wrong", "none"),
  fields: fc.constantFrom("all", "few"),
  declaration: fc.boolean(),
});

/** What must have been read of a row. */
const seen = (kind: Kind, row: ListRow, { fields }: Style) => ({
  kind,
  id: row.id,
  progress: row.progress,
  status: row.status,
  ...(fields === "all"
    ? {
        title: row.title,
        total: row.total || null,
        score: row.score || null,
        start: row.start === "0000-00-00" ? null : row.start,
        repeats: row.repeats,
        notes: row.notes,
        tags: row.tags,
      }
    : { title: "", total: null, score: null, start: null, repeats: 0, notes: "", tags: "" }),
});

test("a list is read the same from every style of every exporter, in pieces of any size", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(listRow, { maxLength: 8 }),
      style,
      fc.integer({ min: 1, max: 300 }),
      async (kind, rows, how, piece) => {
        const found = await read(listFile(kind, rows, how), piece);
        const looked = found.map((row) => ({ ...row, status: listedStatus(row.status) }));
        expect(looked).toMatchObject(rows.map((row) => seen(kind, row, how)));
      },
    ),
    { numRuns: 300 },
  );
});

/** What becomes of the rows of a file on the list of a kind, as the server places them. */
async function placedRows(bytes: Uint8Array, kind: Kind) {
  const rows = { anime: 0, manga: 0 };
  const placed: Record<string, number> = {};
  const kept: Record<string, number> = {};
  for (const row of await read(bytes, 1000)) {
    rows[row.kind]++;
    const placement = placementOf(kind, row, null);
    const [counts, name] =
      "kept" in placement
        ? [kept, placement.kept]
        : [placed, placement.extras.listedAs ?? "nothing"];
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return { rows, placed, kept };
}

/** The same as the browser tells it before the upload. */
async function foretold(bytes: Uint8Array<ArrayBuffer>, kind: Kind) {
  const { rows, placed, kept } = await summaryOf(new Blob([bytes]), kind);
  return { rows, placed: Object.fromEntries(placed), kept: Object.fromEntries(kept) };
}

describe("what the browser says of a file is what becomes of it", () => {
  test.each(Object.entries(oddFiles))("%s", async (_, { xml }) => {
    for (const kind of kinds) {
      for (const encoding of encodings) {
        const bytes = encoded(xml, encoding);
        expect(await foretold(bytes, kind)).toEqual(await placedRows(bytes, kind));
      }
    }
  });

  test("of every style of every exporter", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        fc.constantFrom(...kinds),
        fc.array(listRow, { maxLength: 8 }),
        style,
        async (kind, wanted, rows, how) => {
          const bytes = listFile(kind, rows, how);
          expect(await foretold(bytes, wanted)).toEqual(await placedRows(bytes, wanted));
        },
      ),
    );
  });

  test("and of a file that is refused nothing", async () => {
    const declaring = Buffer.from(`<!DOCTYPE l [<!ENTITY a "a">]><myanimelist/>`);
    await expect(summaryOf(new Blob([declaring]), "anime")).rejects.toThrow(
      "We cannot look into this file.",
    );
  });
});

test.each(Object.entries(oddFiles))("%s", async (_, { xml, rows }) => {
  const found = await read(text(xml));
  expect(found.map(({ id, status, progress }) => [id, status, progress])).toEqual(rows);
});

/** Rows with notes and tags in sections, in one piece and in small ones. */
async function readSections(sections: readonly (readonly [notes: string, tags: string])[]) {
  const rows = sections.map(
    ([notes, tags], at) =>
      `<anime>
        <series_animedb_id>${at + 1}</series_animedb_id>
        <my_comments>${notes}</my_comments>
        <my_status>Watching</my_status>
        <my_tags>${tags}</my_tags>
      </anime>`,
  );
  const file = text(`<myanimelist>${rows.join("")}</myanimelist>`);
  const [whole, pieced] = await Promise.all([read(file), read(file, 3)]);
  expect(pieced).toEqual(whole);
  return whole.map(({ id, status, notes: said, tags: tagged }) => [id, status, said, tagged]);
}

/** What the repair of sections could stumble over, without the beginning of a section. */
const markup = fc
  .array(
    fc.constantFrom(
      "<anime>",
      "</anime>",
      "<my_comments>",
      "</my_comments>",
      "</my_tags>",
      "<!--",
      "-->",
      "<![CDATA",
      "]]",
      "]",
      ">",
      "a",
      " b",
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join("").trim());

test("a section that is closed holds any words, also those of a list", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(markup, markup), { maxLength: 4 }), async (said) => {
      const sections = said.map(([notes, tags]) => [cdata(notes), cdata(tags)] as const);
      const rows = said.map(([notes, tags], at) => [at + 1, "Watching", notes, tags]);
      expect(await readSections(sections)).toEqual(rows);
    }),
  );
});

test("a section that is not closed ends with its element, whichever they are", async () => {
  const section = fc.record({
    words: fc.constantFrom("", "a", "so <b>good</b>"),
    ends: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(section, section), { maxLength: 4 }), async (given) => {
      const written = ({ words: inner, ends }: { words: string; ends: boolean }) =>
        `<![CDATA[${inner}${ends ? "]]>" : ""}`;
      const rows = given.map(([notes, tags], at) => [at + 1, "Watching", notes.words, tags.words]);
      const sections = given.map(([notes, tags]) => [written(notes), written(tags)] as const);
      expect(await readSections(sections)).toEqual(rows);
    }),
  );
});

test("sections that never end are read in no more time than there are characters", async () => {
  const row = "<anime><my_tags><![CDATA[</my_tags></anime>";
  expect(await countRows(text(`<myanimelist>${row.repeat(limits.importRows)}`))).toEqual({
    anime: limits.importRows,
    manga: 0,
  });
});

test("our own export is read as it was written, whatever people note", async () => {
  const said = fc
    .array(fc.oneof(markup, fc.constant("<![CDATA["), fc.constant("]]>")), { maxLength: 6 })
    .map((parts) => parts.join("").trim());
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(said, said), { maxLength: 4 }), async (notes) => {
      const rows = notes.map(([my_comments, my_tags]) => ({ my_comments, my_tags }));
      const found = await read(text(exportedFile("anime", "mika", rows)), 50);
      expect(found.map((row) => [row.notes, row.tags])).toEqual(notes);
    }),
  );
});

describe("bytes that are no UTF-8 in a file that says it is", () => {
  const latin = (name: string) => Buffer.from(name, "latin1");
  const file = (...names: readonly Uint8Array[]) =>
    Buffer.concat([
      text('<?xml version="1.0" encoding="UTF-8"?><myanimelist>'),
      ...names.flatMap((name) => [
        text("<anime><series_title>"),
        name,
        text("</series_title></anime>"),
      ]),
      text("</myanimelist>"),
    ]);

  test("are read as Windows-1252, and what is UTF-8 stays so", async () => {
    const bytes = file(latin("Pokémon"), text("葬送のフリーレン"), Buffer.from([0x93, 0x41, 0x94]));
    for (const piece of [1, 2, 3, 7, bytes.length]) {
      const titles = (await read(bytes, piece)).map(({ title }) => title);
      expect(titles).toEqual(["Pokémon", "葬送のフリーレン", "“A”"]);
    }
  });

  test("whatever they are, the rows are there", async () => {
    const name = fc
      .uint8Array({ maxLength: 12 })
      .map((given) => given.filter((byte) => byte >= 0x80));
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { maxLength: 5 }),
        fc.nat({ max: 9 }),
        async (names, piece) => {
          const found = await read(file(...names), piece);
          expect(found).toHaveLength(names.length);
          expect(found).toEqual(await read(file(...names)));
        },
      ),
    );
  });
});

test("a namespace before the elements' names is none of theirs", async () => {
  const xml = `<m:myanimelist xmlns:m="urn:x"><m:anime><m:series_animedb_id>1</m:series_animedb_id><m:my_comments><![CDATA[Hm.]]></m:my_comments><m:my_status>Watching</m:my_status></m:anime></m:myanimelist>`;
  expect(await read(text(xml), 5)).toMatchObject([{ id: 1, status: "Watching", notes: "Hm." }]);
});

describe("a row", () => {
  const one = async (fields: string, kind = "anime"): Promise<FileRow | undefined> =>
    (await read(text(`<myanimelist><${kind}>${fields}</${kind}></myanimelist>`)))[0];

  test("keeps a bare ampersand, entities and CDATA as they are meant", async () => {
    const row = await one("<series_title>Tom & Jerry &amp; <![CDATA[<Co> &amp;]]></series_title>");
    expect(row?.title).toBe("Tom & Jerry & <Co> &amp;");
  });

  test.each([
    ["8", 8],
    ["7.25", 7.3],
    ["85", 8.5],
    ["8,5", 8.5],
    ["8/10", 8],
    ["85 / 100", 8.5],
    ["0", null],
    ["-1", null],
    ["101", null],
    ["x", null],
    ["", null],
  ])("has the score %s as %j", async (given, score) => {
    expect((await one(`<my_score>${given}</my_score>`))?.score).toBe(score);
  });

  test.each([
    ["12", 12],
    ["1,234", 1234],
    ["12.0", 12],
    ["7,5", 7],
    ["12/24", 12],
    ["12 / ?", 12],
    ["12/24/36", 0],
    ["-3", 0],
    ["1e3", 0],
    ["99999999999", limits.progressMaximum],
    ["", 0],
  ])("has the progress %s as %d", async (given, progress) => {
    const fields = `<my_watched_episodes>${given}</my_watched_episodes>`;
    expect((await one(fields))?.progress).toBe(progress);
  });

  test.each([
    ["2019-04-07", "2019-04-07"],
    ["2019-00-00", "2019-00-00"],
    ["2019", "2019-00-00"],
    ["2019-04", "2019-04-00"],
    ["0000-00-00", null],
    ["2019-99-01", null],
    ["05-23-2019", "2019-05-23"],
    ["23-05-2019", "2019-05-23"],
    ["5/6/2019", "2019-05-06"],
    ["5.6.2019", "2019-06-05"],
    ["23/32/2019", null],
    ["yesterday", null],
  ])("has the date %s as %j", async (given, start) => {
    expect((await one(`<my_start_date>${given}</my_start_date>`))?.start).toBe(start);
  });

  test("does not fall over bytes that are no text, or control characters", async () => {
    const head = text("<myanimelist><anime><series_title>Caf");
    const tail = text("\u0001!</series_title></anime></myanimelist>");
    const [row] = await read(Buffer.concat([head, Buffer.from([0xe9]), tail]));
    expect(row?.title).toBe("Café!");
  });

  test("with more text than is kept says so, whatever it comes in, and keeps what follows", async () => {
    const notes = "続".repeat(limits.importRowBytes / 3);
    const file = text(
      `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_comments>${notes}</my_comments><my_status>Watching</my_status></anime></myanimelist>`,
    );
    const [[whole], [pieced]] = await Promise.all([read(file), read(file, 1000)]);
    expect(whole).toMatchObject({ id: 1, isTooLarge: true, status: "Watching" });
    expect(pieced).toEqual(whole);
    const kept = Buffer.byteLength(whole?.notes ?? "");
    expect(kept).toBeLessThanOrEqual(limits.importRowBytes);
    expect(kept).toBeGreaterThan(limits.importRowBytes * 0.9);
  });

  test("of old manga exports has its id and chapters under other names", async () => {
    const row = await one(
      "<manga_mediadb_id>2</manga_mediadb_id><series_chapters>9</series_chapters><my_read_volumes>3</my_read_volumes>",
      "manga",
    );
    expect(row).toMatchObject({ id: 2, total: 9, volumes: 3 });
  });
});

const packed = gzipSync(`<myanimelist><anime/>${" ".repeat(5000)}</myanimelist>`);

/** The same with everything in its header that there may be. */
const labelled = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3]),
  Buffer.from("\u0003\u0000abclist.xml\u0000made by hand\u0000??", "latin1"),
  packed.subarray(10),
]);

describe("gzip bytes are unpacked", () => {
  test.each([
    ["with zeros behind them", [packed, Buffer.alloc(700)], 1],
    ["with anything behind them", [packed, Buffer.from("</myanimelist>")], 1],
    ["with what only begins like more of them", [packed, Buffer.from([0x1f, 0x8b, 0, 1])], 1],
    ["in two parts", [packed, packed], 2],
    ["in two parts with zeros behind them", [packed, labelled, Buffer.alloc(9)], 2],
    ["with a name, a comment and more in their header", [labelled], 1],
  ])("%s", async (_, parts, rows) => {
    expect(await countRows(Buffer.concat(parts))).toEqual({ anime: rows, manga: 0 });
  });
});

describe("an attack", () => {
  const tooLong = "This list is longer than we can import at once. Please split it.";
  const declares = "This file declares a document type of its own, which lists never need.";

  test.each([
    [
      "billion laughs",
      `<!DOCTYPE l [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><myanimelist>&b;</myanimelist>`,
      declares,
    ],
    [
      "an external entity",
      `<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><myanimelist/>`,
      declares,
    ],
    [
      "a web page",
      "<!doctype html><html></html>",
      "We could not find an anime or manga list in this file.",
    ],
    ["an entity in the middle", `<myanimelist><!ENTITY x "y"></myanimelist>`, declares],
    [
      "deep nesting",
      "<a>".repeat(50_000),
      "This file is built in a way that no list is, so we did not read it.",
    ],
    [
      "rows that never close",
      `<myanimelist>${"<anime><a>".repeat(limits.importOpenElements)}`,
      "This file is built in a way that no list is, so we did not read it.",
    ],
    ["endless rows", `<myanimelist>${"<anime/>".repeat(limits.importRows + 1)}`, tooLong],
  ])("by %s is refused", async (_, xml, sentence) => {
    await expect(countRows(text(xml))).rejects.toThrow(sentence);
  });

  test("by a gzip bomb is refused while it unpacks", async () => {
    await expect(countRows(gzipSync(Buffer.alloc(100_000_000, " ")))).rejects.toThrow(tooLong);
  });

  test("by a gzip bomb in several parts is refused while it unpacks", async () => {
    const part = gzipSync(Buffer.alloc(10_000_000, " "));
    await expect(countRows(Buffer.concat(Array.from({ length: 5 }, () => part)))).rejects.toThrow(
      tooLong,
    );
  });

  test.each([
    ["cut off", packed.subarray(0, 40)],
    ["cut off in their header", packed.subarray(0, 5)],
    ["cut off in their checksum", packed.subarray(0, -1)],
    ["with another checksum", Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8, 1)])],
    ["cut off in their second part", Buffer.concat([packed, packed.subarray(0, -9)])],
  ])("by gzip bytes %s is refused", async (_, bytes) => {
    await expect(countRows(bytes)).rejects.toThrow("This file is compressed and damaged.");
  });

  test("by an entity of its own name stays text", async () => {
    const [row] = await read(
      text("<myanimelist><anime><series_title>&lol;</series_title></anime></myanimelist>"),
    );
    expect(row?.title).toBe("&lol;");
  });
});

test("anything at all is read to its end or refused, and never more than that", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom(
          "<anime>",
          "</anime>",
          "<manga>",
          "<myanimelist>",
          "<my_status>",
          "</my_status>",
          "<![CDATA[",
          "]]>",
          "<!--",
          "-->",
          "&",
          "&#x0;",
          "<",
          ">",
          "x",
          "<?xml",
          "<!",
          "\u0000",
        ),
        { maxLength: 30 },
      ),
      async (parts) => {
        await read(text(parts.join(""))).catch((error: unknown) => {
          expect(error).toMatchObject({ name: "ApiError", status: 400 });
        });
      },
    ),
    { numRuns: 500 },
  );
});
