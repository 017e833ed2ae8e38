import { beforeAll, expect, test } from "vitest";
import { save, saved } from "../support/entries.ts";
import { newcomer, type Person } from "../support/people.ts";
import { constant, provokes } from "../support/spec-coverage.ts";
import { anime, unknownId } from "../support/titles.ts";

const { attackOnTitan, cowboyBebop, deathNote, frieren, yourName } = anime;
const tooFew = "At least 3 valid anime must be selected to get recommendations.";

let ai: Person;

beforeAll(async () => {
  ai = await newcomer();
  await saved(save(ai, "add_anime", frieren, 28));
  await saved(save(ai, "add_anime", deathNote, 10));
});

const recommended = async (watchlist: string, anime_ids: unknown[] = []) =>
  (await ai.ok("recommend_anime", { watchlist, anime_ids })).recommendations;

test("each recommendation is a title with its reasons, under both spellings of its id", async () => {
  const found = await recommended("COMPLETED");
  expect(found).toHaveLength(constant("recommendationsReturned"));
  for (const { id, anime_id, name, image_url, reasons } of found) {
    expect(id).toBe(anime_id);
    expect(name).not.toBe("");
    expect(image_url).toMatch(/^(\/covers\/anime\/|https:)/);
    expect(reasons.join()).toContain("Frieren");
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
});

test("nothing that is on any of one's lists, and none of the picks, is recommended", async () => {
  const picks = [attackOnTitan, cowboyBebop, yourName];
  const ids = (await recommended("CUSTOM", picks)).map(({ id }) => id);
  for (const known of [frieren, deathNote, ...picks]) expect(ids).not.toContain(known);
});

test("the list may be written in whatever case, and picks as digits in strings", async () => {
  expect(await recommended("watching")).toEqual(await recommended("WATCHING"));
  const picks = [attackOnTitan, cowboyBebop, yourName];
  expect(await recommended("custom", picks.map(String))).toEqual(
    await recommended("CUSTOM", picks),
  );
});

test.each([
  [[]],
  [[attackOnTitan, cowboyBebop]],
  [[attackOnTitan, attackOnTitan, attackOnTitan]],
  [[attackOnTitan, cowboyBebop, unknownId]],
])("%j are not three picks", async (anime_ids) => {
  expect(constant("recommendationPicks")).toBe(3);
  const asked = ai.call("recommend_anime", { watchlist: "CUSTOM", anime_ids });
  await provokes(asked, 400, tooFew);
});

test("an empty list and one that does not exist are said to be so", async () => {
  const ask = (watchlist: string) => ai.call("recommend_anime", { watchlist });
  await provokes(ask("PLANNED"), 400, "This list is empty. Add an anime to it first.");
  await provokes(ask("DROPPED"), 400, 'There is no list "DROPPED".');
});
