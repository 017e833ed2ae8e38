import { beforeAll, expect, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { prequelOf } from "../../../catalogue/title.ts";
import { profileKey, rankShard } from "../../../functions/table/keys.ts";
import { seededUid } from "../../../functions/table/people/seeded-accounts.ts";
import { save, saved } from "../../support/people/entries.ts";
import { imported } from "../../support/people/imports.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { listFile } from "../../support/files/list-files.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { besideSourceFile } from "../../support/source-file.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { itemsWith, putItems, removeItem } from "../../support/cloud/stored.ts";
import { ageDropped, droppedItem, fillShelf, uidOf } from "../../support/cloud/table.ts";
import { anime, unknownId } from "../../support/people/titles.ts";

const { attackOnTitan, cowboyBebop, deathNote, frieren, yourName } = anime;
const picks = [attackOnTitan, cowboyBebop, yourName];
const tooFew = "At least 3 valid anime must be selected to get recommendations.";
const ownAnime = ownTitles().filter(({ kind }) => kind === "anime");

let ai: Person;

beforeAll(async () => {
  ai = await newcomer();
  await saved(save(ai, "add_anime", frieren, 28));
  await saved(save(ai, "add_anime", deathNote, 10));
});

const recommended = async (watchlist: string, anime_ids: unknown[] = [], person = ai) =>
  (await person.ok("recommend_anime", { watchlist, anime_ids })).recommendations;

const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

test("each recommendation is a title with its reasons, under both spellings of its id", async () => {
  const found = await recommended("COMPLETED");
  expect(found).toHaveLength(constant("recommendationsReturned"));
  for (const { id, anime_id, name, image_url, reasons } of found) {
    expect(id).toBe(anime_id);
    expect(name).not.toBe("");
    expect(image_url).toMatch(/^(\/covers\/anime\/|https:)/);
    expect(reasons.join()).toMatch(/^(Goes on where|Shares .+ with|Made by .+, like) Frieren/);
  }
  expect(new Set(idsOf(found)).size).toBe(found.length);
});

test("reasons name titles in the language asked for", async () => {
  const request = { watchlist: "COMPLETED", language: "japanese" };
  const { recommendations } = await ai.ok("recommend_anime", request);
  expect(idsOf(recommendations)).toEqual(idsOf(await recommended("COMPLETED")));
  for (const { reasons } of recommendations) {
    expect(reasons.join()).toMatch(
      /^(Goes on where|Shares .+ with|Made by .+, like) 葬送のフリーレン/,
    );
  }
});

test("nothing that is on any of one's lists, and none of the picks, is recommended", async () => {
  const ids = idsOf(await recommended("CUSTOM", picks));
  for (const known of [frieren, deathNote, ...picks]) expect(ids).not.toContain(known);
});

test("nothing that is on one of one's custom lists is recommended, private ones included", async () => {
  const curator = await newcomer();
  const [first, second, third] = idsOf(await recommended("CUSTOM", picks, curator));
  await makeList(curator, { public: false }, [first ?? 0]);
  await makeList(curator, { public: true }, [second ?? 0]);
  const ids = idsOf(await recommended("CUSTOM", picks, curator));
  expect(ids).not.toContain(first);
  expect(ids).not.toContain(second);
  expect(ids[0]).toBe(third);
  // The chat suggests by the same rule.
  const { titles } = await curator.ok("chat", {
    user_input: "recommend something",
    message_history: [],
  });
  expect(titles.map(({ id }) => id)).not.toContain(first);
});

test("a dropped title does not come back by itself, however long ago it was dropped", async () => {
  const dropper = await newcomer();
  const uid = await uidOf(dropper.username);
  const suits = async () => idsOf(await recommended("CUSTOM", picks, dropper));
  const [first = 0, second = 0] = await suits();
  await saved(save(dropper, "add_anime", first, 1));
  await dropper.ok("drop_anime", { anime_id: first });
  expect((await suits())[0]).toBe(second);
  await ageDropped(dropper.username, "anime", first, 60 * 24 * 365);
  expect(await suits()).not.toContain(first);

  // What was dropped by mistake, and taken back, was not dropped.
  await saved(save(dropper, "add_anime", second, 1));
  await dropper.ok("drop_anime", { anime_id: second });
  await dropper.ok("add_anime", { anime_id: second, episodes_watched: 1, restore: true });
  expect(await droppedItem(uid, "anime", second)).toBeUndefined();

  // What was added by mistake, and taken off by Undo, neither.
  const [third = 0] = await suits();
  await saved(save(dropper, "add_anime", third, 1));
  await dropper.ok("drop_anime", { anime_id: third, undo: true });
  expect((await suits())[0]).toBe(third);

  // What had been dropped before stays dropped.
  await saved(save(dropper, "add_anime", first, 1));
  await dropper.ok("drop_anime", { anime_id: first, undo: true });
  expect(await suits()).not.toContain(first);
});

test("what an imported list calls dropped is not recommended either", async () => {
  const newest = await newcomer();
  const suits = async () => idsOf(await recommended("CUSTOM", picks, newest));
  const [first = 0, second = 0] = await suits();
  const row = { id: first, title: "Left", status: "dropped", progress: 2 } as const;
  await imported(newest, "anime", listFile("anime", [row]));
  expect((await suits())[0]).toBe(second);
});

test("the list may be written in whatever case, and picks as digits in strings", async () => {
  expect(await recommended("watching")).toEqual(await recommended("WATCHING"));
  expect(await recommended("custom", picks.map(String))).toEqual(
    await recommended("CUSTOM", picks),
  );
});

test.each([
  [[]],
  [[attackOnTitan, cowboyBebop]],
  [[attackOnTitan, attackOnTitan, attackOnTitan]],
  [[attackOnTitan, cowboyBebop, unknownId]],
  [["cowboy", null, -1, 1.5, { id: 1 }]],
  [[attackOnTitan, cowboyBebop, "1e3"]],
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

test("somebody without any list is told so, and may still pick three", async () => {
  const cold = await newcomer();
  const asked = cold.call("recommend_anime", { watchlist: "COMPLETED" });
  await provokes(asked, 400, "This list is empty. Add an anime to it first.");
  expect(await recommended("CUSTOM", picks, cold)).toHaveLength(20);
});

test("visitors are asked to sign in", async () => {
  const asked = visitor().call("recommend_anime", { watchlist: "CUSTOM", anime_ids: picks });
  await provokes(asked, 401, "Please sign in first.");
});

test("plans alone are enough to start from", async () => {
  const planner = await newcomer();
  await fillShelf(planner.username, [frieren, yourName], "P");
  const ids = idsOf(await recommended("PLANNED", [], planner));
  expect(ids).toHaveLength(20);
  expect(ids).not.toContain(frieren);
});

test("obscure picks are answered in their own terms", async () => {
  const sports = ownAnime.filter(({ genres }) => genres.includes("Sports"));
  const obscure = sports
    .sort((a, b) => a.popularity - b.popularity)
    .slice(0, 3)
    .map(({ id }) => id);
  const found = await recommended("CUSTOM", obscure);
  const genresOf = new Map(ownAnime.map(({ id, genres }) => [id, genres]));
  const first = found.slice(0, 5).filter(({ id }) => genresOf.get(id)?.includes("Sports"));
  expect(first.length).toBeGreaterThanOrEqual(3);
});

test("sequels wait until what comes before them is completed, and no franchise comes twice", async () => {
  const sequels = new Map(ownAnime.map((title) => [title.id, prequelOf(title)]));
  const fan = await newcomer();
  const prequels = [...sequels.values()].filter((id) => id !== null);
  const first = [...new Set(prequels)].slice(0, 40);
  await fillShelf(fan.username, first, "C");
  const ids = idsOf(await recommended("COMPLETED", [], fan));
  const awaited = ids.flatMap((id) => sequels.get(id) ?? []);
  expect(awaited.length).toBeGreaterThan(0);
  for (const prequel of awaited) expect(first).toContain(prequel);
});

test("a shelf of 5,000 titles is read whole, and titles that the catalogue does not know do no harm", async () => {
  const collector = await newcomer();
  const unknown = Array.from({ length: 5000 - 300 }, (_, at) => 700_000_000 + at);
  const known = ownAnime.slice(0, 300).map(({ id }) => id);
  await fillShelf(collector.username, [...known, ...unknown], "C");
  const ids = idsOf(await recommended("COMPLETED", [], collector));
  expect(ids.length).toBeGreaterThan(0);
  for (const id of [...known, ...unknown]) expect(ids).not.toContain(id);

  const stranger = await newcomer();
  await fillShelf(stranger.username, unknown.slice(0, 3), "C");
  // Nothing is known that anything could share with these.
  expect(await recommended("COMPLETED", [], stranger)).toEqual([]);
});

test("the job learns from what people have, never from what a seed made, and its model answers as well", async () => {
  const made = seededUid("Nobody");
  const profile = { ...profileKey(made), username: "Nobody", completedAnime: 0 };
  await putItems([{ ...profile, g1pk: rankShard(made), g1sk: made }]);
  const outcome = await besideSourceFile(() => fire("recommend"));
  // Everybody who is ranked, and nobody twice, wherever among their random ids the sample begins.
  const ranked = (await itemsWith("RANK#")).filter(({ g1pk }) => g1pk !== undefined);
  expect(ranked.map(({ g1sk }) => g1sk)).toContain(made);
  expect(outcome).toMatchObject({ people: ranked.length - 1 });
  await removeItem(profileKey(made));
  const found = await recommended("COMPLETED");
  expect(found).toHaveLength(20);
});
