import { expect, test } from "vitest";
import { visitor } from "../../support/people/people.ts";
import { manga } from "../../support/people/titles.ts";

const search = async (query: unknown, fields = {}) => {
  const { results } = await visitor().ok("search_manga", { query, ...fields });
  return results;
};

test.each([
  ["shingeki", manga.attackOnTitan],
  ["進撃", manga.attackOnTitan],
  ["berserk", manga.berserk],
  ["berzerk", manga.berserk],
  ["one pice", manga.onePiece],
  ["fma", manga.fullmetalAlchemist],
  ["hikaru no go", 20],
])("finds %s", async (query, id) => {
  expect((await search(query))[0]?.manga_id).toBe(id);
});

test("finds manga only", async () => {
  const found = await search("frieren");
  expect(found[0]).toMatchObject({ name: "Sousou no Frieren", type: "manga" });
  expect(found.every((result) => !("anime_id" in result))).toBe(true);
});

test("says of a title what the list of results shows", async () => {
  const [titan] = await search("attack on titan");
  expect(titan).toEqual({
    manga_id: manga.attackOnTitan,
    name: "Shingeki no Kyojin",
    english_title: "Attack on Titan",
    japanese_title: "進撃の巨人",
    description: expect.stringMatching(/.{100,200}/) as string,
    image_url: expect.stringMatching(/^\/covers\/manga\/23390-\w+\.svg$|^https:/) as string,
    year: 2009,
    type: "manga",
    total: 139,
  });
});

test("ignores types, which manga have none of in the panel, and asks for all of the genres", async () => {
  const ids = async (fields: object) =>
    (await search("attack on titan", fields)).map(({ manga_id }) => manga_id);
  expect(await ids({ types: ["movie"] })).toContain(manga.attackOnTitan);
  expect(await ids({ genres: ["Action", "Mystery"] })).toContain(manga.attackOnTitan);
  expect(await ids({ genres: ["Action", "Romance"] })).not.toContain(manga.attackOnTitan);
});

test("leads to authors, studios, seasons and years of manga", async () => {
  const suggested = async (query: string) =>
    (await visitor().ok("search_manga", { query })).suggestions;
  expect(await suggested("junji ito")).toMatchObject([{ kind: "author", name: "Junji Itou" }]);
  expect(await suggested("kyoani")).toMatchObject([{ kind: "studio", name: "Kyoto Animation" }]);
  expect(await suggested("fall 23")).toMatchObject([
    { kind: "season", year: 2023, season: "fall" },
  ]);
  const { total_count: count } = await visitor().ok("browse", { kind: "manga", years: ["2019"] });
  expect(await suggested("2019")).toEqual([{ kind: "year", value: "2019", of: "manga", count }]);
});

test("finds a manga by what it is about, and says so", async () => {
  const [first] = await search("dark fantasy mercenary betrayed by his friend");
  expect(first).toMatchObject({ manga_id: manga.berserk, found_by: "description" });
  const [berserk] = await search("berserk");
  expect(berserk).not.toHaveProperty("found_by");
});

test("a query under two code points finds nothing, the longest still does no harm", async () => {
  for (const query of ["", "a", " 鬼 "]) expect(await search(query)).toEqual([]);
  expect((await search("no")).length).toBeLessThanOrEqual(20);
  expect(await visitor().call("search_manga", { query: "x".repeat(501) })).toMatchObject({
    status: 400,
  });
});
