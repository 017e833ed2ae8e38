import { beforeAll, expect, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { save, saved } from "../../support/people/entries.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { fillShelf } from "../../support/cloud/table.ts";
import { anime, manga, unknownId } from "../../support/people/titles.ts";

const picks = [manga.berserk, manga.monster, manga.fullmetalAlchemist];

let ai: Person;

beforeAll(async () => {
  ai = await newcomer();
  await saved(save(ai, "add_manga", manga.monster, 162));
  await saved(save(ai, "add_manga", manga.berserk, 100));
});

const recommended = async (watchlist: string, manga_ids: unknown[] = [], person = ai) =>
  (await person.ok("recommend_manga", { watchlist, manga_ids })).recommendations;

const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

test("each recommendation is a manga with its reasons, and on nobody's list already", async () => {
  const found = await recommended("COMPLETED");
  expect(found).toHaveLength(constant("recommendationsReturned"));
  for (const { id, manga_id, name, image_url, reasons } of found) {
    expect(id).toBe(manga_id);
    expect(name).not.toBe("");
    expect(image_url).toMatch(/^(\/covers\/manga\/|https:)/);
    expect(reasons.join()).toMatch(/^(Shares .+ with|Made by .+, like) Monster/);
  }
  expect(new Set(idsOf(found)).size).toBe(found.length);
  for (const known of [manga.monster, manga.berserk]) expect(idsOf(found)).not.toContain(known);
});

test("who has seen anime is recommended what they were made from, and more of that kind", async () => {
  const viewer = await newcomer();
  await fillShelf(viewer.username, [anime.attackOnTitan, anime.frieren], "C");
  const found = await recommended("completed", [], viewer);
  const behind = found.filter(({ reasons }) => reasons[0]?.includes("behind"));
  expect(behind.find(({ id }) => id === manga.attackOnTitan)?.reasons[0]).toBe(
    "The manga behind Attack on Titan.",
  );
  const named = await viewer.ok("recommend_manga", {
    watchlist: "completed",
    language: "japanese",
  });
  expect(idsOf(named.recommendations)).toEqual(idsOf(found));
  expect(named.recommendations.flatMap(({ reasons }) => reasons)).toContain(
    "The manga behind 進撃の巨人.",
  );
  expect(found.length - behind.length).toBeGreaterThan(10);

  // What they read already is left out, as everything on a list.
  await fillShelf(viewer.username, [manga.attackOnTitan], "C", "manga");
  expect(idsOf(await recommended("completed", [], viewer))).not.toContain(manga.attackOnTitan);
});

test("what somebody has read in one form is not recommended in another", async () => {
  const reader = await newcomer();
  const versions = ownTitles().flatMap(({ kind, id, relations, popularity }) =>
    kind === "manga" && popularity >= 60
      ? relations.flatMap((to) => (to.kind === "version" ? [[id, to.id] as const] : []))
      : [],
  );
  const read = versions.slice(0, 10).map(([id]) => id);
  const others = new Set(versions.slice(0, 10).map(([, other]) => other));
  await fillShelf(reader.username, read, "C", "manga");
  for (const list of ["COMPLETED", "CUSTOM"]) {
    const found = idsOf(await recommended(list, picks, reader));
    expect(found.filter((id) => others.has(id))).toEqual([]);
  }
});

test("of what a long list of anime was made from a few are named: the rest is new", async () => {
  const collector = await newcomer();
  const seen = Object.values(anime);
  await fillShelf(collector.username, [...seen, 11061, 20583, 31964, 38000, 40748, 44511], "C");
  const found = await recommended("COMPLETED", [], collector);
  const behind = found.filter(({ reasons }) => reasons[0]?.includes("behind"));
  expect(behind.length).toBeGreaterThan(2);
  expect(behind.length).toBeLessThanOrEqual(6);
});

test("what does not interest somebody stays away, until they let it in again", async () => {
  const picky = await newcomer();
  const [first = 0, second = 0] = idsOf(await recommended("CUSTOM", picks, picky));
  expect(await picky.ok("not_interested_manga", { manga_id: first })).toEqual({
    message: "We will not recommend this manga again",
  });
  expect(idsOf(await recommended("CUSTOM", picks, picky))[0]).toBe(second);
  expect(await picky.ok("not_interested_manga", { manga_id: first, undo: true })).toEqual({
    message: "We may recommend this manga again",
  });
  expect(idsOf(await recommended("CUSTOM", picks, picky))[0]).toBe(first);
});

test.each([[[]], [picks.slice(1)], [[manga.berserk, manga.monster, unknownId]]])(
  "%j are not three picks",
  async (manga_ids) => {
    const asked = ai.call("recommend_manga", { watchlist: "CUSTOM", manga_ids });
    const tooFew = "At least 3 valid manga must be selected to get recommendations.";
    await provokes(asked, 400, tooFew);
  },
);

test("an empty list, and one that does not exist, are said to be so", async () => {
  const ask = (watchlist: string) => ai.call("recommend_manga", { watchlist });
  await provokes(ask("PLANNED"), 400, "This list is empty. Add a manga to it first.");
  await provokes(ask("WATCHING"), 400, 'There is no list "WATCHING".');
});

test("visitors are asked to sign in", async () => {
  const asked = visitor().call("recommend_manga", { watchlist: "CUSTOM", manga_ids: picks });
  await provokes(asked, 401, "Please sign in first.");
});
