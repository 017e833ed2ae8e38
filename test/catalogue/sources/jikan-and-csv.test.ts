import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readSource } from "../../../catalogue/sources/source.ts";
import * as limits from "../../../shared/limits.ts";
import { fc } from "../../support/properties.ts";
import { read } from "./read.ts";

const jikanAnime = {
  mal_id: 900_001,
  url: "https://myanimelist.net/anime/900001/Tsuki_no_Michi",
  trailer: {
    youtube_id: "abcdefghijk",
    url: null,
    embed_url: "https://www.youtube-nocookie.com/embed/abcdefghijk?x=1",
  },
  title: "Tsuki no Michi",
  title_english: "Moon Road",
  title_japanese: "月の道",
  title_synonyms: ["TnM"],
  type: "TV",
  source: "Original",
  episodes: null,
  status: "Currently Airing",
  aired: {
    from: "2026-10-04T00:00:00+00:00",
    to: null,
    prop: { from: { day: 4, month: 10, year: 2026 }, to: { day: null, month: null, year: null } },
  },
  duration: "24 min per ep",
  rating: "PG-13 - Teens 13 or older",
  score: 0,
  members: 9999,
  synopsis: "A quiet road under the moon.\n\n[Written by MAL Rewrite]",
  season: "fall",
  year: 2026,
  broadcast: { day: "Sundays", time: "23:30", timezone: "Asia/Tokyo" },
  studios: [{ name: "Studio Lantern" }],
  genres: [{ name: "Drama" }],
  explicit_genres: [],
  themes: [{ name: "Iyashikei" }],
  demographics: [],
  relations: [{ relation: "Prequel", entry: [{ mal_id: 900_000, type: "anime", name: "Before" }] }],
};

const jikanManga = {
  mal_id: 900_002,
  title: "Kawa",
  title_japanese: "川",
  type: "Light Novel",
  chapters: 40,
  volumes: 5,
  status: "Finished",
  published: {
    prop: { from: { day: null, month: 3, year: 2001 }, to: { day: null, month: null, year: 2003 } },
  },
  genres: [{ name: "Erotica" }],
  authors: [{ name: "Mizuno, Aoi" }],
};

describe("a source file", () => {
  it("may be a Jikan list", async () => {
    const { titles, rejected, isWhole } = await read(
      "page-1.json",
      JSON.stringify({
        pagination: {},
        data: [jikanAnime, { mal_id: "x" }, { ...jikanAnime, title: null }],
      }),
    );
    expect(isWhole).toBe(false);
    expect(rejected.rows).toEqual([
      { row: 2, name: undefined, reason: "unreadable" },
      { row: 3, name: undefined, reason: "nameless" },
    ]);
    expect(titles).toEqual([
      {
        kind: "anime",
        id: 900_001,
        title: "Tsuki no Michi",
        english: "Moon Road",
        japanese: "月の道",
        synonyms: ["TnM"],
        type: "tv",
        total: null,
        volumes: null,
        status: "Currently Airing",
        source: "Original",
        minutes: 24,
        rating: "PG-13",
        season: "fall",
        year: 2026,
        from: "2026-10-04",
        to: null,
        broadcast: { start: "2026-10-04T14:30:00.000Z", everyDays: 7 },
        genres: ["Drama"],
        themes: ["Iyashikei"],
        makers: ["Studio Lantern"],
        trailer: "https://www.youtube.com/watch?v=abcdefghijk",
        officialSite: null,
        streams: [],
        synopsis: "A quiet road under the moon.",
        popularity: 57.14,
        score: null,
        adult: false,
        image: null,
        relations: [{ kind: "after", id: 900_000 }],
        adapts: null,
        sources: ["jikan"],
      },
    ]);
  });

  it("may be one full Jikan item, also of a manga", async () => {
    const { titles } = await read("manga.json", JSON.stringify({ data: jikanManga }));
    expect(titles[0]).toMatchObject({
      kind: "manga",
      type: "light_novel",
      total: 40,
      volumes: 5,
      status: "Finished",
      year: 2001,
      from: "2001-03",
      to: "2003",
      makers: ["Aoi Mizuno"],
      adult: true,
    });
  });

  it("may be items collected in an array", async () => {
    const { titles } = await read("all.json", JSON.stringify([jikanAnime, jikanManga]));
    expect(titles.map(({ kind }) => kind)).toEqual(["anime", "manga"]);
  });

  it.each([
    '{"data":[],"pagination":{}}',
    '{"data":[]}',
    '{"repository":"r","lastUpdate":"2026-07-04"}\n',
    '{"repository":"r","data":[]}',
    '{"@context":"c","@graph":[]}',
    '{"head":{"vars":["item","animeId"]},"results":{"bindings":[]}}',
    "id,title\n",
  ])("of which there is a head alone is not whole: %s", async (text) => {
    expect(await read("x", text)).toMatchObject({ titles: [], isWhole: false });
  });

  it("may be CSV, with quotes, line breaks and any line ends", async () => {
    const text =
      "\ufeffMAL_ID,Title,Synonyms,Chapters,Genres,Synopsis\r\n" +
      '900004,"Yama, or ""Mountain""",Yama; Peak,"1,024","Action, Drama","Two\nlines"\r\n' +
      ",no id,,,,\n" +
      "900005,Plain,,,,\n" +
      '900006,"Never closed';
    const { titles, rejected, isWhole } = await read("titles.csv", text);
    expect(isWhole).toBe(false);
    expect(rejected.rows).toEqual([{ row: 2, name: "no id", reason: "idless" }]);
    expect(await read("a", text.replace(",no id,,,,\n", ""))).toMatchObject({ isWhole: true });
    expect(titles.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ["manga", 900_004, 'Yama, or "Mountain"'],
      ["manga", 900_005, "Plain"],
      ["manga", 900_006, "Never closed"],
    ]);
    expect(titles[0]).toMatchObject({
      synonyms: ["Yama", "Peak"],
      total: 1024,
      genres: ["Action", "Drama"],
      synopsis: "Two\nlines",
    });
  });

  it.each([
    ["{}", /no shape/],
    ["not json", /no shape/],
    ['{"items":[{"name":"x"}]}', /no shape/],
    ["<html><body>404</body></html>", /no shape/],
    ['{"data":[{"mal_id":1,"title":"a"}', /ends in the middle, after 1 rows/],
    ['{"data":[{"mal_id":1,"title":"a"},{"mal_id":2', /ends in the middle, after 1 rows/],
    ['{"data":[{"mal_id":1,"title":"a"},{"mal_id":2,}]}', /no JSON after row 1/],
    ['{"data":[{"mal_id":1,"title":"a"}}]', /no JSON after row 1/],
    ["PK\u0003\u0004zipped", /zip archive/],
  ])("of another shape, or broken, is refused with a sentence: %s", async (text, reason) => {
    await expect(read("x.json", text)).rejects.toThrow(SyntaxError);
    await expect(read("x.json", text)).rejects.toThrow(reason);
  });

  it.each<[string, string | Uint8Array]>([
    ["nothing", ""],
    ["line ends", " \r\n\n"],
    ["no row", "[]"],
    ["nothing, packed", gzipSync("")],
  ])("that is empty is refused: %s", async (_, content) => {
    await expect(read("x.csv", content)).rejects.toThrow(new SyntaxError("It is empty."));
  });
});

describe("a table", () => {
  const rows = (count: number, row = ",\n") => `id,title\n${row.repeat(count)}`;

  it("is the same in whatever parts it comes", async () => {
    const text =
      'id,title,synonyms\r\n1,"海, ""Umi""\r\nor",a\r\n\r\n2,a "b" c,\r3,"closed" and on,"x"\n4,"';
    const whole = await readSource("t", [Buffer.from(text)]);
    expect(whole.titles.map(({ title }) => title)).toEqual(['海, "Umi"\nor', 'a "b" c', "closed"]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (partBytes) => {
        expect((await read("t", text, partBytes)).titles).toEqual(whole.titles);
      }),
    );
  });

  it("keeps the limits of every file", async () => {
    const most = await read("t", rows(limits.sourceRows - 1), 65_536);
    expect(most.rejected.count).toBe(limits.sourceRows - 1);
    await expect(read("t", rows(limits.sourceRows), 65_536)).rejects.toThrow(
      new SyntaxError(`It has more than ${limits.sourceRows} rows, which is more than we read.`),
    );
    const long = "x".repeat(limits.sourceRowBytes);
    for (const row of [`2,${long}`, `2,"${long}`, `2,"${'""'.repeat(limits.sourceRowBytes)}"`]) {
      for (const partBytes of [65_536, 10_000_000]) {
        await expect(read("t", rows(1, `1,a\r\n${row}\r\n`), partBytes)).rejects.toThrow(
          new SyntaxError(`Row 3 is longer than ${limits.sourceRowBytes} bytes.`),
        );
      }
    }
  });

  it("takes a quote that nothing closes, and all that were doubled, as they are", async () => {
    const doubled = '""'.repeat(limits.sourceRowBytes / 2 - 100);
    const { titles } = await read("t", `id,title\n1,"${doubled}"\n2,"b\n3,c\n`, 65_536);
    expect(titles.map(({ title }) => title.slice(0, 3))).toEqual(['"""', "b", "c"]);
  });
});
