import { describe, expect, it } from "vitest";
import { readSource } from "../../catalogue/sources/source.ts";

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
  it("may be a Jikan list", () => {
    const { titles, skipped, isWhole } = readSource(
      "page-1.json",
      JSON.stringify({
        pagination: {},
        data: [jikanAnime, { mal_id: "x" }, { ...jikanAnime, title: null }],
      }),
    );
    expect([skipped, isWhole]).toEqual([2, false]);
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

  it("may be one full Jikan item, also of a manga", () => {
    const { titles } = readSource("manga.json", JSON.stringify({ data: jikanManga }));
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

  it("may be items collected in an array", () => {
    expect(
      readSource("all.json", JSON.stringify([jikanAnime, jikanManga])).titles.map(
        ({ kind }) => kind,
      ),
    ).toEqual(["anime", "manga"]);
  });

  it("may be an anime-offline-database", () => {
    const entry = {
      sources: ["https://anidb.net/anime/1", "https://myanimelist.net/anime/900003"],
      title: "Umi",
      type: "ONA",
      episodes: 12,
      status: "FINISHED",
      animeSeason: { season: "SPRING", year: 2019 },
      picture: "https://example.org/umi.jpg",
      duration: { value: 1440, unit: "SECONDS" },
      score: { arithmeticMean: 7.25 },
      synonyms: ["Sea", "うみ", "海"],
      studios: ["studio lantern"],
      tags: ["slice of life", "ocean"],
    };
    const elsewhere = { ...entry, sources: ["https://anidb.net/anime/2"] };
    const file = {
      license: {},
      repository: "https://github.com/manami-project/anime-offline-database",
    };
    const read = (...data: object[]) =>
      readSource("anime-offline-database.json", JSON.stringify({ ...file, data }));
    const { titles, skipped, isWhole } = read(entry, elsewhere);
    expect([skipped, isWhole]).toEqual([1, true]);
    expect(read(entry, { ...entry, title: 7 })).toMatchObject({ skipped: 1, isWhole: false });
    expect(read(elsewhere, elsewhere)).toMatchObject({ skipped: 2, isWhole: false });
    expect(titles[0]).toMatchObject({
      id: 900_003,
      japanese: "うみ",
      type: "ona",
      total: 12,
      status: "Finished Airing",
      minutes: 24,
      season: "spring",
      year: 2019,
      genres: ["Slice of Life"],
      themes: ["Ocean"],
      makers: ["Studio Lantern"],
      score: 7.25,
    });
  });

  it("may be CSV, with quotes, line breaks and any line ends", () => {
    const text =
      "\ufeffMAL_ID,Title,Synonyms,Chapters,Genres,Synopsis\r\n" +
      '900004,"Yama, or ""Mountain""",Yama; Peak,"1,024","Action, Drama","Two\nlines"\r\n' +
      ",no id,,,,\n" +
      "900005,Plain,,,,\n" +
      '900006,"Never closed';
    const { titles, skipped, isWhole } = readSource("titles.csv", text);
    expect([skipped, isWhole]).toEqual([1, false]);
    expect(readSource("titles.csv", text.replace(",no id,,,,\n", "")).isWhole).toBe(true);
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

  it("of another shape is refused", () => {
    expect(() => readSource("x.json", "{}")).toThrow(SyntaxError);
    expect(() => readSource("x.json", "not json")).toThrow(SyntaxError);
    expect(readSource("x.csv", "")).toEqual({ titles: [], skipped: 0, isWhole: true });
  });
});
