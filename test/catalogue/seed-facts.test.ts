import { describe, expect, it } from "vitest";
import { SeedAnime, SeedManga } from "../../catalogue/sources/seed-record.ts";
import { animeMismatches, mangaMismatches } from "../../scripts/seed-facts.ts";

const common = {
  title: "Tsuki no Michi",
  english: "Moon Road",
  japanese: "月の道",
  synonyms: [],
  genres: ["Drama"],
  themes: [],
  year: 2005,
  popularity: 50,
  synopsis: "A road. A moon.",
};
const anime = SeedAnime.parse({
  ...common,
  id: 1,
  type: "tv",
  episodes: 26,
  status: "Finished Airing",
  source: "Original",
  minutes: 24,
  rating: "PG",
  season: "fall",
  airedFrom: "2005-10-07",
  airedTo: "2006-03-31",
  studios: [],
});
const manga = SeedManga.parse({
  ...common,
  id: 2,
  type: "light_novel",
  chapters: 40,
  volumes: null,
  status: "Finished",
  publishedFrom: "2005",
  publishedTo: null,
  authors: [],
});

describe("checking facts", () => {
  it("is content with the same facts in other words, and with what is not known", () => {
    const row = { title: "TSUKI NO MICHI", type: "TV", episodes: "26.0", premiered: "Fall 2005" };
    expect(animeMismatches(anime, row)).toEqual([]);
    expect(
      animeMismatches(anime, { title: "Road", synonyms: ["Moon-Road"], episodes: "?" }),
    ).toEqual([]);
    const listed = {
      Title: "Other (Moon Road)",
      Types: "Light Novel",
      Chapters: "Unknown",
      Volumes: "5",
    };
    expect(mangaMismatches(manga, { ...listed, Published: "Aug  25, 2005 to ?" })).toEqual([]);
  });

  it("names what differs", () => {
    const row = { title: "Kawa", type: "Movie", episodes: 12, year: 2006 };
    expect(animeMismatches(anime, row)).toEqual([
      { key: "anime:1:title", ours: "Tsuki no Michi / Moon Road / 月の道", theirs: "Kawa" },
      { key: "anime:1:episodes", ours: "26", theirs: "12" },
      { key: "anime:1:year", ours: "2005", theirs: "2006" },
      { key: "anime:1:type", ours: "tv", theirs: "movie" },
    ]);
    const listed = {
      Title: "Tsuki no Michi",
      Types: "Manga",
      Chapters: "1,041",
      Published: "1999",
    };
    expect(mangaMismatches(manga, listed).map(({ key }) => key)).toEqual([
      "manga:2:chapters",
      "manga:2:year",
      "manga:2:type",
    ]);
  });
});
