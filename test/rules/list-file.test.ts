import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { entryRow, type ExportedEntry } from "../../functions/export/entry-row.ts";
import { listFile, type FileRow } from "../../functions/export/list-file.ts";
import { carriable, cdata, escaped } from "../../functions/export/xml.ts";
import { kinds, kindRules } from "../../shared/kind.ts";
import { statusWord } from "../../shared/list-file/list-status.ts";
import { readRows } from "../support/files/list-file.ts";

/** The characters that go wrong first. */
const hard = fc.constantFrom(
  ...Array.from("<>&'\"]\u0000\u0008\u000b\u001f\ufffe\uffff\r\n\t\u2028é語🙂"),
  "\ud800",
  "\udc00",
  "]]>",
  "<![CDATA[",
  "]]]]><![CDATA[>",
  "&amp;",
  "&#0;",
  "<!--",
  "</anime>",
  "<!DOCTYPE x [",
);
const text = fc.oneof(
  fc.array(hard, { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 40 }),
);

describe("text in a file", () => {
  test("comes out of any parser as it went in, but for what XML cannot carry", () => {
    fc.assert(
      fc.property(text, text, (title, score) => {
        const rows = readRows(
          listFile("anime", "mika", [{ series_title: title, my_score: score }]),
        );
        expect(rows).toHaveLength(1);
        expect(rows[0]?.["series_title"]).toBe(carriable(title));
        expect(rows[0]?.["my_score"]).toBe(carriable(score));
      }),
      { numRuns: 500 },
    );
  });

  test("holds no character that XML forbids, and no markup of its own", () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const written of [escaped(given), cdata(given)]) {
          expect(written).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
        }
        expect(escaped(given)).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
        const sections = cdata(given)
          .match(/<!\[CDATA\[([\s\S]*?)\]\]>/g)
          ?.join("");
        expect(sections).toBe(cdata(given));
      }),
    );
  });

  test("cannot name an element that is none", () => {
    const row: FileRow = { "my_tags><x": "1", "": "2", "1st": "3", my_custom: "4" };
    const [read] = readRows(listFile("manga", "mika", [row]));
    expect(read).toMatchObject({ my_custom: "4" });
    expect(Object.keys(read ?? {}).filter((name) => /[^a-z_]/.test(name))).toEqual([]);
  });
});

const listedAs = ["active", "completed", "on_hold", "planned", "repeating", "dropped"] as const;

const entries = (kind: (typeof kinds)[number]): fc.Arbitrary<ExportedEntry> =>
  fc.record({
    id: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    title: text,
    type: fc.constantFrom("tv" as const, "manga" as const, "unknown" as const),
    total: fc.option(fc.integer({ min: 1, max: 2000 })),
    volumes: fc.option(fc.integer({ min: 1, max: 200 })),
    status: fc
      .tuple(fc.constantFrom(...kindRules[kind].statuses), fc.option(fc.constantFrom(...listedAs)))
      .map(([status, listed]) => statusWord(kind, status, listed)),
    isRepeating: fc.boolean(),
    progress: fc.nat(2000),
    score: fc.option(fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10)),
    start: fc.option(fc.constantFrom("2019-04-00", "2020-00-00", "2021-12-31")),
    finish: fc.option(fc.constantFrom("2019-04-30", "2022-00-00")),
    repeats: fc.nat(9),
    volumesRead: fc.nat(90),
    notes: text,
    tags: text,
    rest: fc.dictionary(fc.constantFrom("my_priority", "my_storage", "my_discuss"), text),
  });

describe.each(kinds)("%s in a file", (kind) => {
  test("has every element of MyAnimeList's own, each once, in its order", () => {
    fc.assert(
      fc.property(entries(kind), entries(kind), (one, other) => {
        const xml = listFile(
          kind,
          "mika",
          [one, other].map((entry) => entryRow(kind, entry)),
        );
        const [first = {}, second = {}] = readRows(xml);
        expect(Object.keys(first)).toEqual(Object.keys(second));
        expect(first["update_on_import"]).toBe("1");
        expect(first[kind === "anime" ? "series_animedb_id" : "manga_mangadb_id"]).toBe(
          String(one.id ?? 0),
        );
      }),
    );
  });

  test("is counted by status, and all of it", () => {
    fc.assert(
      fc.property(fc.array(entries(kind), { maxLength: 20 }), (list) => {
        const xml = listFile(
          kind,
          "mika",
          list.map((entry) => entryRow(kind, entry)),
        );
        const total = (name: string) => Number(new RegExp(`<${name}>(\\d+)<`).exec(xml)?.[1]);
        expect(total(`user_total_${kind}`)).toBe(list.length);
        const [active, plan] =
          kind === "anime" ? ["watching", "plantowatch"] : ["reading", "plantoread"];
        const byStatus = [active, "completed", "onhold", "dropped", plan];
        const sum = byStatus.reduce((all, name) => all + total(`user_total_${name}`), 0);
        expect(sum).toBe(list.length);
      }),
    );
  });
});

test("a file of 5,000 entries with notes is made at once, and fits into an answer when it is packed", async () => {
  const { gzipSync } = await import("node:zlib");
  const row = { series_title: "Sousou no Frieren", my_comments: "Slow and kind. ".repeat(20) };
  const xml = listFile(
    "anime",
    "mika",
    Array.from({ length: 5000 }, (_, n) => ({
      ...row,
      series_animedb_id: String(n + 1),
    })),
  );
  expect(readRows(xml)).toHaveLength(5000);
  // Lambda's answers hold 6 MB, in base64.
  expect((gzipSync(xml).length * 4) / 3).toBeLessThan(6 * 1024 * 1024);
});
