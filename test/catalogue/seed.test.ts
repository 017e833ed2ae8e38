import { describe, expect, it } from "vitest";
import { seedTitles } from "../../catalogue/sources/seed.ts";
import { searchTitles } from "../../functions/catalogue/search/search-titles.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { shapeMistakes } from "../../scripts/seed-shape.ts";

describe("the seed", () => {
  const titles = seedTitles();
  const catalogue = openSnapshot(writeSnapshot(titles));

  it("has the shape that it should have", () => {
    expect(shapeMistakes()).toEqual([]);
  });

  it("knows several hundred titles of each kind", () => {
    const anime = titles.filter(({ kind }) => kind === "anime").length;
    expect(anime).toBeGreaterThan(300);
    expect(titles.length - anime).toBeGreaterThan(300);
  });

  it("has a slot for what is on the air in a known slot, and for nothing that has ended", () => {
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
  ])("answers %s with %s", (query, title) => {
    const [first = -1] = searchTitles(catalogue, "anime", query);
    expect(catalogue.card(first).title).toBe(title);
  });
});
