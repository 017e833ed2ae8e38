import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as limits from "../../../../shared/limits.ts";
import {
  fileProblem,
  isPacked,
  splitList,
  summaryOf,
  unpacked,
} from "../../../../web/features/import/list-file.ts";

const row = (id: number | string, status = "Completed", more = "") =>
  `<anime><series_animedb_id>${id}</series_animedb_id>` +
  `<series_title><![CDATA[Title ${id}]]></series_title><my_status>${status}</my_status>${more}</anime>`;
const list = (...rows: readonly string[]) =>
  `<?xml version="1.0"?>\n<myanimelist><myinfo></myinfo>${rows.join("\n")}</myanimelist>`;
const file = (content: BlobPart, name = "list.xml") => new File([content], name);

/** A summary in plain objects. */
async function contents(given: Blob, kind: "anime" | "manga" = "anime") {
  const { rows, placed, kept } = await summaryOf(given, kind);
  return { rows, placed: Object.fromEntries(placed), kept: Object.fromEntries(kept) };
}

describe("what is in a file", () => {
  test("is counted by status, and by why rows will be kept aside", async () => {
    const rows = [
      row(1),
      row(2, "<![CDATA[ Plan to Watch ]]>"),
      row(3, "3"),
      row(4, "Dropped"),
      row("", "Watching"),
      row(0, "Watching"),
      row(6, "Someday"),
      "<manga><manga_mangadb_id>1</manga_mangadb_id><my_status>Reading</my_status></manga>",
    ];
    expect(await contents(file(list(...rows)))).toEqual({
      rows: { anime: 7, manga: 1 },
      placed: { completed: 1, planned: 1, on_hold: 1 },
      kept: { dropped: 1, no_id: 2, unknown_status: 1, other_kind: 1 },
    });
  });

  test("does not change by markup that only looks like rows", async () => {
    const notes =
      "<my_comments><![CDATA[</anime><anime><my_status>Dropped</my_status>]]></my_comments>";
    const comment = "<!-- <anime></anime> -->";
    expect(await contents(file(list(row(1, "Watching", notes), comment, row(2))))).toMatchObject({
      rows: { anime: 2, manga: 0 },
      placed: { active: 1, completed: 1 },
      kept: {},
    });
  });

  test.each([
    ["whole", list(row(1), row(2)), false],
    ["whole, though a row was never closed", list(row(1).replace("</anime>", ""), row(2)), false],
    ["without an outermost element", row(1) + row(2), false],
    ["cut off between rows", list(row(1), row(2)).replace("</myanimelist>", ""), true],
    ["cut off in a row", list(row(1), row(2)).slice(0, -60), true],
    ["cut off in a note", list(row(1), row(2)).slice(0, -80), true],
    ["cut off in a comment", list(row(1), row(2), "<!-- the end").slice(0, -20), true],
  ])("is told to be %s", async (_, text, isCutOff) => {
    expect(await summaryOf(file(text), "anime")).toMatchObject({ isCutOff });
  });

  test.each([
    ["UTF-16", Buffer.from(`\ufeff${list(row(1))}`, "utf16le")],
    ["gzip under an .xml name", gzipSync(list(row(1)))],
    ["a byte order mark", `\ufeff${list(row(1))}`],
    ["Windows line ends", list(row(1)).replaceAll("><", ">\r\n<")],
    ["no end", list(row(1)).replace("</anime></myanimelist>", "")],
  ])("is found in a file of %s", async (_, content) => {
    expect(await contents(file(content as BlobPart))).toMatchObject({ placed: { completed: 1 } });
  });

  test("is nothing in a file that is no list", async () => {
    for (const content of ["", "hello", "<html><body>hello</body></html>", "<anime", "\u0000"]) {
      const { rows } = await contents(file(content));
      if (content !== "<anime") expect(rows).toEqual({ anime: 0, manga: 0 });
    }
  });
});

describe("a file that cannot be sent as it is", () => {
  const sized = (size: number, name = "list.xml") => ({ name, size });

  test("is said to be so in the dialog's words", () => {
    expect(fileProblem(undefined)).toBe("Please select a file.");
    expect(fileProblem(sized(1, "list.csv"))).toBe("Only XML files are allowed.");
    expect(fileProblem(sized(1, "list.xml.gz"))).toBe("Only XML files are allowed.");
    expect(fileProblem(sized(limits.importBytes))).toBeUndefined();
    expect(fileProblem(sized(1, "LIST.XML"))).toBeUndefined();
    expect(fileProblem(sized(limits.importBytes + 1))).toBe("File size should be less than 2MB.");
    expect(isPacked(sized(1, "animelist.xml.gz"))).toBe(true);
  });

  test("is unpacked", async () => {
    for (const [name, unpackedName] of [
      ["animelist.xml.gz", "animelist.xml"],
      ["animelist.gz", "animelist.xml"],
    ] as const) {
      const plain = await unpacked(file(gzipSync(list(row(1))), name));
      expect(plain.name).toBe(unpackedName);
      expect(await plain.text()).toBe(list(row(1)));
    }
  });

  test("is unpacked with zeros behind it, and whatever its own last bytes are", async () => {
    for (const size of [1, 255, 256, 65_536]) {
      const packed = Buffer.concat([gzipSync("x".repeat(size)), Buffer.alloc(300)]);
      const plain = await unpacked(file(packed, "list.xml.gz"));
      expect(plain.size).toBe(size);
    }
  });

  test("cannot be unpacked when it is something else, or a bomb", async () => {
    await expect(unpacked(file("no gzip", "a.gz"))).rejects.toThrow(
      "We could not unpack this file.",
    );
    const bomb = gzipSync(Buffer.alloc(limits.importUnpackedBytes + 1));
    await expect(unpacked(file(bomb, "a.gz"))).rejects.toThrow("too large once it is unpacked");
  });

  test("is split into parts that can be sent and hold every row once, in order", async () => {
    const notes = `<my_comments><![CDATA[${"語🙂 & <b> ".repeat(60)}]]></my_comments>`;
    const rows = Array.from({ length: 6000 }, (_, n) => row(n + 1, "Watching", notes));
    const parts = await splitList(file(list(...rows), "My list.xml"));
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(({ name }) => name).slice(0, 2)).toEqual(["My list-1.xml", "My list-2.xml"]);
    const found: string[] = [];
    for (const part of parts) {
      expect(fileProblem(part)).toBeUndefined();
      found.push(...((await part.text()).match(/<anime>[^]*?<\/anime>/g) ?? []));
    }
    expect(found).toEqual(rows);
  });

  test("is split without regard to letter case, ends that are missing, and what only looks like a row", async () => {
    const rows = [
      row(1).toUpperCase(),
      "<anime/>",
      row(2, "Watching", "<x><![CDATA[</anime><anime>]]]]><![CDATA[>]]></x>"),
      row(3).replace("</anime>", ""),
      row(4, "Watching", "<my_comments><![CDATA[never closed</my_comments>"),
      row(5),
    ];
    const [part, ...more] = await splitList(file(list(...rows)));
    expect(more).toEqual([]);
    expect(await contents(part ?? file(""))).toEqual(await contents(file(list(...rows))));
    expect(await contents(part ?? file(""))).toEqual({
      rows: { anime: 6, manga: 0 },
      placed: { completed: 3, active: 2 },
      kept: { no_id: 1 },
    });
  });
});
