import { describe, expect, it } from "vitest";
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

  it("may be items collected in an array, or a list with nothing in it", async () => {
    const { titles } = await read("all.json", JSON.stringify([jikanAnime, jikanManga]));
    expect(titles.map(({ kind }) => kind)).toEqual(["anime", "manga"]);
    expect(await read("none.json", '{"data":[],"pagination":{}}')).toMatchObject({ isWhole: true });
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

  it("may be empty", async () => {
    expect(await read("x.csv", "")).toMatchObject({ titles: [], isWhole: true });
  });
});
