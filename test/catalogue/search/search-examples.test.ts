import { describe, expect, it } from "vitest";
import { searchTitles, type SearchOptions } from "../../../functions/catalogue/search-titles.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import type { Kind } from "../../../shared/kind.ts";
import { example } from "../titles.ts";

const catalogue = openSnapshot(
  writeSnapshot([
    example({
      id: 1,
      title: "Sousou no Frieren",
      english: "Frieren: Beyond Journey's End",
      japanese: "葬送のフリーレン",
      popularity: 97,
    }),
    example({
      id: 2,
      title: "Naruto",
      japanese: "ナルト",
      popularity: 98,
      genres: ["Action", "Adventure"],
      type: "tv",
    }),
    example({
      id: 3,
      title: "Naruto: Shippuuden",
      japanese: "ナルト 疾風伝",
      popularity: 96,
      genres: ["Action"],
      type: "tv",
    }),
    example({
      id: 4,
      title: "Shingeki no Kyojin",
      english: "Attack on Titan",
      japanese: "進撃の巨人",
      synonyms: ["aot", "snk"],
      popularity: 100,
    }),
    example({
      id: 5,
      title: "Shingeki no Kyojin Season 2",
      english: "Attack on Titan Season 2",
      popularity: 93,
    }),
    example({
      id: 6,
      title: "Kimetsu no Yaiba",
      english: "Demon Slayer",
      japanese: "鬼滅の刃",
      popularity: 99,
    }),
    example({ id: 7, title: "Goblin Slayer", popularity: 80 }),
    example({
      id: 8,
      title: "Fullmetal Alchemist: Brotherhood",
      synonyms: ["fmab"],
      popularity: 99,
    }),
    example({ id: 9, title: "One Piece", popularity: 99 }),
    example({ id: 10, title: "Re:Zero kara Hajimeru Isekai Seikatsu", popularity: 92 }),
    example({ id: 11, title: "Steins;Gate", popularity: 95 }),
    example({ id: 12, title: "Fate/Zero", popularity: 88 }),
    example({ id: 13, title: "Mob Psycho 100", popularity: 91 }),
    example({ id: 14, title: "Mob Psycho 100 II", popularity: 89 }),
    example({ id: 15, title: "Shoujo Kakumei Utena", popularity: 70 }),
    example({
      id: 16,
      title: "Naruto the Movie",
      popularity: 60,
      genres: ["Action", "Adventure"],
      type: "movie",
    }),
    example({ id: 17, title: "Yoru no Kissa", adult: true, popularity: 99 }),
    example({ id: 18, title: "Boku no Naruto Nikki", popularity: 5 }),
    example({ id: 19, title: "Ookami to Koushinryou", english: "Spice and Wolf", popularity: 84 }),
    example({
      id: 20,
      title: "Boku no Hero Academia",
      english: "My Hero Academia",
      popularity: 97,
    }),
    example({ id: 21, title: "Senran Kagura Shinovi Master", popularity: 10 }),
    example({
      id: 1,
      kind: "manga",
      title: "Monster",
      japanese: "モンスター",
      type: "manga",
      popularity: 90,
    }),
    example({ id: 2, kind: "manga", title: "Naruto", type: "manga", popularity: 95 }),
  ]),
);

const search = (query: string, options?: SearchOptions, kind: Kind = "anime") =>
  searchTitles(catalogue, kind, query, options).map((row) => catalogue.id(row));

describe("search", () => {
  it.each([
    ["frieren", 1],
    ["narut", 2],
    ["shingeki", 4],
    ["進撃", 4],
    ["鬼滅", 6],
    ["go", 7],
    ["fmab", 8],
    ["FMAB", 8],
    ["one pice", 9],
    ["onepiece", 9],
    ["attackontitan", 4],
    ["ａｔｔａｃｋ　ｏｎ　ｔｉｔａｎ", 4],
    ["ﾅﾙﾄ", 2],
    ["なると", 2],
    ["re zero", 10],
    ["rezero", 10],
    ["steins gate", 11],
    ["steins;gate", 11],
    ["fate/zero", 12],
    ["aot 2", 5],
    ["aot season 2", 5],
    ["snk 2nd season", 5],
    ["mob psycho ii", 14],
    ["mob psycho 2", 14],
    ["shojo kakumei", 15],
    ["shōjo kakumei utena", 15],
    ["okami to koshinryo", 19],
    ["spice & wolf", 19],
    ["alchemist brotherhood", 8],
    ["kyojn", 4],
    ["nartuo", 2],
    ["fulmetal alchmist", 8],
    ["alchmist", 8],
    ["boku no hreo", 20],
    ["boku no hero acadmeia", 20],
    ["kagurra", 21],
    ["kagura shinvi", 21],
    ["beyond journys e", 1],
    ["kagura shinovi mastr", 21],
  ])("finds for %s first title %i", (query, id) => {
    expect(search(query)[0]).toBe(id);
  });

  it.each([
    "ghibli",
    "studio ghibli",
    "kagurabachi",
    "boku no pico",
    "boku no inko",
    "kyoto",
    "psychiko",
    "shinobu",
  ])("finds nothing for %s, which is only a little like a part of a name", (query) => {
    expect(search(query)).toEqual([]);
  });

  it("puts the exact title first, then beginnings, then all words, then close spellings", () => {
    expect(search("naruto")).toEqual([2, 3, 16, 18]);
  });

  it("wants all genres and one of the types", () => {
    expect(search("naruto", { genres: ["Action", "Adventure"] })).toEqual([2, 16]);
    expect(search("naruto", { types: ["movie", "ova"] })).toEqual([16]);
    expect(search("naruto", { genres: ["Cooking"] })).toEqual([]);
  });

  it("ignores types for manga", () => {
    expect(search("naruto", { types: ["tv"] }, "manga")).toEqual([2]);
  });

  it("keeps the kinds apart", () => {
    expect(search("monster")).toEqual([]);
    expect(search("モンスター", {}, "manga")).toEqual([1]);
  });

  it("shows titles for adults only for their exact name, to those who may see them", () => {
    expect(search("yoru no kissa")).not.toContain(17);
    expect(search("yoru no", { adultExact: true })).not.toContain(17);
    expect(search("yoru no kisa", { adultExact: true })).not.toContain(17);
    expect(search("Yoru no Kissa", { adultExact: true })[0]).toBe(17);
  });

  it("answers with no more than asked for", () => {
    expect(search("naruto", { limit: 2 })).toEqual([2, 3]);
  });

  it("finds nothing for less than two characters", () => {
    expect([search(""), search(" k "), search("鬼"), search("😀")]).toEqual([[], [], [], []]);
  });

  it("finds nothing in an empty catalogue", () => {
    const empty = openSnapshot(writeSnapshot([]));
    expect(searchTitles(empty, "anime", "naruto")).toEqual([]);
    expect(searchTitles(empty, "manga", "鬼滅")).toEqual([]);
  });
});
