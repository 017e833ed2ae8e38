import { beforeAll, expect, test } from "vitest";
import { save, saved } from "../../support/people/entries.ts";
import { imported } from "../../support/people/imports.ts";
import { listFile } from "../../support/files/list-files.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { anime, unknownId } from "../../support/people/titles.ts";

let ai: Person;

beforeAll(async () => {
  ai = await newcomer();
  await saved(save(ai, "add_anime", anime.frieren, 28));
  await saved(save(ai, "add_anime", anime.attackOnTitan, 3));
  await saved(save(ai, "add_anime", anime.evangelion, 3));
  await saved(save(ai, "add_anime", anime.yourName, 0));
});

test("a list can be filtered by what occurs in it, each once, ascending, N/A last", async () => {
  const answer = await visitor().ok("get_unique_values", { username: ai.username });
  expect(answer.unique_years).toEqual([1995, 2013, 2016, 2023]);
  expect(answer.unique_seasons).toEqual(["fall", "spring", "N/A"]);
  expect(answer.unique_genres).toEqual([
    "Action",
    "Adventure",
    "Avant Garde",
    "Award Winning",
    "Drama",
    "Fantasy",
    "Romance",
    "Sci-Fi",
    "Suspense",
  ]);
});

test("of one status only that status counts, in whatever case", async () => {
  const ofStatus = (status: string) =>
    visitor().ok("get_unique_values", { username: ai.username, status });
  expect(await ofStatus("completed")).toEqual({
    unique_genres: ["Adventure", "Drama", "Fantasy"],
    unique_years: [2023],
    unique_seasons: ["fall"],
  });
  expect(await ofStatus("PLANNED")).toMatchObject({ unique_seasons: ["N/A"] });
});

test("every value it offers finds something", async () => {
  const { unique_genres, unique_years, unique_seasons } = await ai.ok("get_unique_values", {
    username: ai.username,
  });
  const filters = [
    ...unique_genres.map((genre) => ({ genres: [genre] })),
    ...unique_years.map((year) => ({ years: [year] })),
    ...unique_seasons.map((season) => ({ seasons: [season] })),
  ];
  for (const filter of filters) {
    const { total_count } = await ai.ok("get_anime", { username: ai.username, ...filter });
    expect(total_count, JSON.stringify(filter)).toBeGreaterThan(0);
  }
});

test("a title that only its owner sees offers nothing to anybody else", async () => {
  const bo = await newcomer();
  await saved(save(bo, "add_anime", anime.frieren, 28));
  const row = { id: unknownId, title: "Known to a file", status: "active", progress: 1 } as const;
  await imported(bo, "anime", listFile("anime", [row]));
  const { username } = bo;
  const shown = { unique_years: [2023], unique_seasons: ["fall"] };
  for (const other of [visitor(), ai]) {
    expect(await other.ok("get_unique_values", { username })).toMatchObject(shown);
  }
  expect((await bo.ok("get_unique_values", { username })).unique_seasons).toContain("N/A");
});

test("an empty list offers nothing", async () => {
  const bo = await newcomer();
  expect(await bo.ok("get_unique_values", { username: bo.username })).toEqual({
    unique_genres: [],
    unique_years: [],
    unique_seasons: [],
  });
});

test("nobody has no list, and no status is called so", async () => {
  const nobody = visitor().call("get_unique_values", { username: "no-such-fan" });
  await provokes(nobody, 404, "User not found");
  const asked = visitor().call("get_unique_values", { username: ai.username, status: "dropped" });
  await provokes(asked, 400, 'There is no status "dropped".');
});
