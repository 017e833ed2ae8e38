import { describe, expect, it } from "vitest";
import { addByName, type NamedFacts } from "../../../catalogue/sources/by-name.ts";
import { readSource } from "../../../catalogue/sources/source.ts";
import { blankTitle, type Title } from "../../../catalogue/title.ts";

/** A record of the Media Arts Database, as its releases write it. */
const series = (more: object) => ({
  "@id": "https://mediaarts-db.artmuseums.go.jp/id/C900001",
  "@type": "class:MangaBookSeries",
  "schema:identifier": "C900001",
  "schema:genre": "マンガ単行本シリーズ",
  "schema:name": ["月の道", { "@value": "ツキ ノ ミチ", "@language": "ja-hrkt" }],
  "schema:creator": "[著]水野あおい",
  "schema:datePublished": "2001-08",
  "schema:numberOfItems": "5",
  ...more,
});

const read = (...records: object[]) =>
  readSource("metadata104.json", [
    Buffer.from(
      JSON.stringify({ "@context": { schema: "https://schema.org/" }, "@graph": records }, null, 2),
    ),
  ]);

const manga = (id: number, more: Partial<Title> = {}): Title => ({
  ...blankTitle("manga", id, "Tsuki no Michi"),
  japanese: "月の道",
  status: "Finished",
  year: 2001,
  synonyms: ["Moon Road"],
  sources: ["own"],
  ...more,
});

describe("the Media Arts Database", () => {
  it("gives facts by name: of series of manga, not of books or other editions", async () => {
    const { source, titles, byName, rejected, isWhole } = await read(
      series({}),
      series({ "schema:name": "川", "schema:numberOfItems": "" }),
      series({ "schema:version": "完全版" }),
      series({ "schema:name": [] }),
      { "@type": "class:MangaBook", "schema:name": "月の道 1" },
    );
    expect([source, titles]).toEqual(["media-arts-db", []]);
    expect(byName).toEqual([
      {
        kind: "manga",
        name: "月の道",
        year: 2001,
        volumes: 5,
        reading: "ツキノミチ",
        source: "media-arts-db",
      },
      {
        kind: "manga",
        name: "川",
        year: 2001,
        volumes: null,
        reading: null,
        source: "media-arts-db",
      },
    ]);
    expect(rejected.rows.map(({ row, reason }) => [row, reason])).toEqual([
      [3, "edition"],
      [4, "nameless"],
      [5, "edition"],
    ]);
    expect(isWhole).toBe(false);
  });
});

describe("facts by name", () => {
  const fact: NamedFacts = {
    kind: "manga",
    name: "月の道",
    year: 2002,
    volumes: 5,
    reading: "ツキノミチ",
    source: "media-arts-db",
  };

  it("are added to the one title that they are about", () => {
    const { titles, placed } = addByName([manga(1), manga(2, { japanese: "川" })], [fact]);
    expect(placed).toBe(1);
    expect(titles).toEqual([
      manga(1, {
        volumes: 5,
        synonyms: ["Moon Road", "ツキノミチ"],
        sources: ["own", "media-arts-db"],
      }),
      manga(2, { japanese: "川" }),
    ]);
  });

  it("never replace what is known, and count no volumes of what goes on", () => {
    expect(addByName([manga(1, { volumes: 4 })], [fact]).titles[0]).toMatchObject({ volumes: 4 });
    const open = addByName([manga(1, { status: "Publishing" })], [fact]).titles[0];
    expect(open).toMatchObject({ volumes: null, synonyms: ["Moon Road", "ツキノミチ"] });
  });

  it("differ from a name in width, case and space alone", () => {
    const title = manga(1, { japanese: "ＡＢＣ 月" });
    expect(addByName([title], [{ ...fact, name: "abc月" }]).placed).toBe(1);
  });

  it.each<[string, Title[], NamedFacts[], object]>([
    ["nobody has the name", [manga(1, { japanese: "川" })], [fact], { "no title of that name": 1 }],
    ["two have it", [manga(1), manga(2)], [fact], { "several titles of that name": 1 }],
    ["it is an anime's", [{ ...manga(1), kind: "anime" }], [fact], { "no title of that name": 1 }],
    ["two series have it", [manga(1)], [fact, fact], { "no one series that began then": 2 }],
    [
      "its series began too early",
      [manga(1)],
      [{ ...fact, year: 2000 }],
      { "no one series that began then": 1 },
    ],
    ["or too late", [manga(1)], [{ ...fact, year: 2010 }], { "no one series that began then": 1 }],
  ])("are left aside when %s", (_, titles, facts, unplaced) => {
    expect(addByName(titles, facts)).toEqual({ titles, placed: 0, unplaced });
  });

  it("of several series take the one that began with the title", () => {
    const reprint = { ...fact, year: 2015, volumes: 3 };
    expect(addByName([manga(1)], [reprint, fact]).titles[0]).toMatchObject({ volumes: 5 });
  });
});
