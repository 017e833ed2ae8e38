import { expect, test } from "vitest";
import { save, saved } from "../../support/people/entries.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { manga } from "../../support/people/titles.ts";

test("a manga list can be filtered by genres and years; manga have no seasons", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_manga", manga.monster, 162));
  await saved(save(ai, "add_manga", manga.deathNote, 3));
  await saved(save(ai, "add_anime", manga.deathNote, 3));
  expect(await visitor().ok("get_unique_values_manga", { username: ai.username })).toEqual({
    unique_genres: ["Award Winning", "Drama", "Mystery", "Supernatural", "Suspense"],
    unique_years: [1994, 2003],
    unique_seasons: [],
  });
  const reading = { username: ai.username, status: "reading" };
  expect(await visitor().ok("get_unique_values_manga", reading)).toMatchObject({
    unique_years: [2003],
  });
});

test("nobody has no list", async () => {
  const nobody = visitor().call("get_unique_values_manga", { username: "no-such-fan" });
  await provokes(nobody, 404, "User not found");
});
