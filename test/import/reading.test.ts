import { describe, expect, test } from "vitest";
import type { FileRow } from "../../functions/table/imports/file-row.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { listedStatus } from "../../shared/list-file/list-status.ts";
import { listFile, type ListRow, type Style } from "../support/files/list-files.ts";
import { oddFiles } from "../support/files/odd-files.ts";
import { fc } from "../support/properties.ts";
import { listRow, read, style, text } from "../support/reading.ts";

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

test.each(Object.entries(oddFiles))("%s", async (_, { xml, rows }) => {
  const found = await read(text(xml));
  expect(found.map(({ id, status, progress }) => [id, status, progress])).toEqual(rows);
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
