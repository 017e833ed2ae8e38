import { describe, expect, it } from "vitest";
import { AnimeRow } from "../../catalogue/facts/fact-row.ts";
import { factFiles } from "../../catalogue/facts/files.ts";
import { readTable } from "../../catalogue/facts/table.ts";
import { animeTitle, ownTitles } from "../../catalogue/facts/titles.ts";
import { searchTitles } from "../../functions/catalogue/search-titles.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { shapeMistakes } from "../../scripts/facts/shape.ts";

const now = new Date("2026-11-23");

const cells = {
  id: "1",
  name: "Tsuki no Michi",
  english: "Moon Road",
  japanese: "月の道",
  "other names": "tsukimichi; Road, the",
  type: "tv",
  episodes: "26",
  minutes: "24",
  aired: "2005-10-07..2006-03-31",
  season: "",
  source: "Light novel",
  rating: "PG",
  demographic: "Josei",
  genres: "Drama, Fantasy",
  themes: "School",
  studios: "Studio Ghibli",
  fame: "55",
  relations: "after 5, side 6",
  slot: "",
  trailer: "",
  adapts: "",
  "also in": "name:silveryasha+kaize total:silveryasha",
};
const read = (changes: Partial<typeof cells>) =>
  animeTitle(AnimeRow.parse({ ...cells, ...changes }), new Map([[1, "A road."]]), now);

describe("a line of facts", () => {
  it("becomes a title", () => {
    expect(read({})).toMatchObject({
      kind: "anime",
      id: 1,
      title: "Tsuki no Michi",
      english: "Moon Road",
      synonyms: ["tsukimichi", "Road, the"],
      total: 26,
      status: "Finished Airing",
      season: "fall",
      year: 2005,
      from: "2005-10-07",
      to: "2006-03-31",
      genres: ["Drama", "Fantasy"],
      themes: ["Josei", "School"],
      makers: ["Studio Ghibli"],
      popularity: 55,
      relations: [
        { kind: "after", id: 5 },
        { kind: "side", id: 6 },
      ],
      synopsis: "A road.",
      adult: false,
    });
  });

  it("says how far a title is by its dates, and nothing without dates", () => {
    expect(read({ aired: "2026-10-04.." }).status).toBe("Currently Airing");
    expect(read({ aired: "2027-01-09.." }).status).toBe("Not yet aired");
    expect(read({ aired: "2025" }).status).toBe("Finished Airing");
    expect(read({ aired: "2026-11-22" }).status).toBe("Finished Airing");
    expect(read({ aired: "2026-11-23" }).status).toBe("Finished Airing");
    expect(read({ aired: "2026" }).status).toBe("Unknown");
    expect(read({ aired: "2026-11" }).status).toBe("Unknown");
    expect(read({ aired: "2026-07-25..2026" }).status).toBe("Currently Airing");
    expect(read({ aired: "2026-01-03..2026-10" }).status).toBe("Finished Airing");
    expect(read({ aired: "2026.." }).status).toBe("Unknown");
    expect(read({ aired: "2027.." }).status).toBe("Not yet aired");
    expect(read({ aired: "" })).toMatchObject({ status: "Unknown", year: null, season: null });
  });

  it("counts a show that starts some days early to its season, and one that says so to another", () => {
    expect(read({ aired: "2023-09-29..2024-03-22" })).toMatchObject({ season: "fall", year: 2023 });
    const early = read({ aired: "2020-12-07..2021-03-29", season: "winter 2021" });
    expect(early).toMatchObject({ season: "winter", year: 2021, from: "2020-12-07" });
  });

  it("has a demographic only where there is one, and marks what is explicit", () => {
    expect(read({ demographic: "-" }).themes).toEqual(["School"]);
    expect(read({ rating: "Rx" }).adult).toBe(true);
  });

  it.each([
    ["name", "月の道"],
    ["type", "series"],
    ["episodes", "0"],
    ["episodes", "12.5"],
    ["aired", "2005-13"],
    ["aired", "fall 2005"],
    ["season", "autumn 2005"],
    ["source", "Comic"],
    ["rating", "18"],
    ["demographic", "Everybody"],
    ["genres", "Drama, Dragons"],
    ["fame", "101"],
    ["relations", "sequel 5"],
    ["also in", "name:somewhere"],
    ["adapts", "Berserk"],
  ])("is refused with the %s %j", (column, text) => {
    expect(AnimeRow.safeParse({ ...cells, [column]: text }).error?.issues[0]?.path[0]).toBe(column);
  });

  it("is refused with a cell too many, and tells where it stands", () => {
    expect(() => readTable("anime/x.tsv", "id\tname\n1\tA\n2\tB\tC\n")).toThrow(
      "anime/x.tsv:3 has 3 cells, not 2.",
    );
  });
});

describe("our own facts", () => {
  const titles = ownTitles(now);
  const catalogue = openSnapshot(writeSnapshot(titles));

  it("have the shape that they should have", () => {
    expect(shapeMistakes()).toEqual([]);
  });

  it("are sorted by name within files of a size that a person can read", () => {
    for (const kind of ["anime", "manga"] as const) {
      for (const [path, text] of Object.entries(factFiles(kind))) {
        const names = readTable(path, text).map(({ cells: { name = "" } }) => name.toLowerCase());
        expect(names, path).toEqual(names.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
        expect(text.length, path).toBeLessThan(400_000);
      }
    }
  });

  it("have a slot for what is on the air in a known slot, and for nothing that has ended", () => {
    const ended = titles.filter(({ status }) => status === "Finished Airing");
    expect(ended.filter(({ broadcast }) => broadcast !== null)).toEqual([]);
    expect(titles.some(({ broadcast }) => broadcast !== null)).toBe(true);
  });

  it.each([
    ["frieren", "Sousou no Frieren"],
    ["narut", "Naruto"],
    ["shingeki", "Shingeki no Kyojin"],
    ["鬼滅", "Kimetsu no Yaiba"],
    ["fmab", "Fullmetal Alchemist: Brotherhood"],
    ["one pice", "One Piece"],
    ["aot 2", "Shingeki no Kyojin Season 2"],
    ["mob psycho ii", "Mob Psycho 100 II"],
    ["steins gate", "Steins;Gate"],
    ["fate/zero", "Fate/Zero"],
  ])("answer %s with %s", (query, title) => {
    const [first = -1] = searchTitles(catalogue, "anime", query);
    expect(catalogue.card(first).title).toBe(title);
  });
});
