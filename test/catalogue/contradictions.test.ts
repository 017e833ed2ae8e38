import { describe, expect, it } from "vitest";
import { blankTitle } from "../../catalogue/title.ts";
import { borrowedRuns } from "../../scripts/facts/borrowed.ts";
import { animeContradictions, mangaContradictions } from "../../scripts/facts/contradictions.ts";

const anime = {
  ...blankTitle("anime", 1, "Tsuki no Michi"),
  english: "Moon Road",
  japanese: "月の道",
  type: "tv" as const,
  total: 26,
  year: 2005,
  minutes: 24,
  source: "Light novel",
  rating: "PG",
  themes: ["Josei", "School"],
  genres: ["Drama" as const],
  makers: ["Studio Ghibli"],
};
const manga = {
  ...blankTitle("manga", 2, "Tsuki no Michi"),
  english: "Moon Road",
  type: "light_novel" as const,
  total: 40,
  year: 2005,
  makers: ["Aoi Mori"],
};

describe("checking facts", () => {
  it("is content with the same facts in other words, and with what is not known", () => {
    const row = {
      title: "TSUKI NO MICHI",
      type: "TV",
      episodes: "26.0",
      premiered: "Fall 2005",
      duration: "25 min per ep",
      source: "Novel",
      rating: "PG-13 - Teens 13 or older",
      demographics: ["Josei"],
      studios: ["STUDIO GHIBLI"],
      genres: ["Drama", "Romance"],
    };
    expect(animeContradictions(anime, row)).toEqual([]);
    const other = { title: "Road", synonyms: ["Moon-Road"], episodes: "?", source: "Unknown" };
    expect(animeContradictions(anime, other)).toEqual([]);
    const listed = {
      Title: "Other (Moon Road)",
      Types: "Light Novel",
      Chapters: "Unknown",
      Volumes: "5",
      Author: "Mori, Aoi (Story & Art)",
      Published: "Aug  25, 2005 to ?",
    };
    expect(mangaContradictions(manga, listed)).toEqual([]);
  });

  it("names what differs", () => {
    const row = {
      title: "Kawa",
      type: "Movie",
      episodes: 12,
      year: 2006,
      duration: "1 hr 30 min",
      source: "Original",
      rating: "R - 17+ (violence & profanity)",
      demographics: ["Kids"],
      studios: ["Madhouse"],
      genres: ["Sports"],
      nsfw: false,
    };
    expect(animeContradictions(anime, row)).toEqual([
      { key: "anime:1:title", ours: "Tsuki no Michi / Moon Road / 月の道", theirs: "Kawa" },
      { key: "anime:1:episodes", ours: "26", theirs: "12" },
      { key: "anime:1:year", ours: "2005", theirs: "2006" },
      { key: "anime:1:type", ours: "tv", theirs: "movie" },
      { key: "anime:1:minutes", ours: "24", theirs: "90" },
      { key: "anime:1:source", ours: "Light novel", theirs: "Original" },
      { key: "anime:1:rating", ours: "PG", theirs: "R - 17+ (violence & profanity)" },
      { key: "anime:1:studios", ours: "Studio Ghibli", theirs: "Madhouse" },
      { key: "anime:1:demographic", ours: "Josei", theirs: "Kids" },
      { key: "anime:1:genres", ours: "Drama", theirs: "Sports" },
    ]);
    const listed = {
      Title: "Tsuki no Michi",
      Types: "Manga",
      Chapters: "1,041",
      Published: "1999",
      Author: "Sato, Ken (Story)",
      Genres: "['Erotica', 'Romance']",
    };
    expect(mangaContradictions(manga, listed).map(({ key }) => key)).toEqual([
      "manga:2:chapters",
      "manga:2:year",
      "manga:2:type",
      "manga:2:authors",
      "manga:2:adult",
    ]);
  });

  it("hears what is explicit", () => {
    expect(animeContradictions(anime, { title: "Moon Road", nsfw: true })).toEqual([
      { key: "anime:1:rating", ours: "PG", theirs: "explicit" },
    ]);
  });
});

describe("checking the words of synopses", () => {
  const runIn = (ours: string, theirs: string) =>
    borrowedRuns(new Map([["x", ours]]), [{ title: "no synopsis" }, { synopsis: theirs }]).get("x");

  it("names eight words in a row that somebody else wrote, whatever their case and marks", () => {
    const ours = "She runs. The Moon's road leads a child home at last, they say.";
    expect(runIn(ours, "And <i>the moon’s road leads</i> a child HOME at dusk.")).toBe(
      "the moons road leads a child home at",
    );
  });

  it("is content with seven", () => {
    expect(
      runIn("The moon road leads a child home.", "The moon road leads a child home again."),
    ).toBe(undefined);
  });
});
