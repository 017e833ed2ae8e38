/*
 * What everybody finds is looked for by an index and by hints, which may be late: they may leave out what is new, and
 * never tell what is no longer so.
 */
import { afterEach, expect, test } from "vitest";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { holdReadsFromNowOn, letReadsArrive } from "../support/cloud/late-reads.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, newcomers, visitor, type Person } from "../support/people/people.ts";
import { edit, keptEntries, makeRanking } from "../support/people/ranking-lists.ts";

afterEach(letReadsArrive);

/** A title that no other test puts on lists. */
const [rare = 0] = ownTitles()
  .filter(({ kind, adult }) => kind === "anime" && !adult)
  .toSorted((a, b) => a.popularity - b.popularity || a.id - b.id)
  .slice(20, 21)
  .map(({ id }) => id);

const named = async (name: string): Promise<string[]> =>
  (await visitor().ok("find_people", { name })).people.map(({ username }) => username);

const newest = async () => (await visitor().ok("newest_ranking_lists")).ranking_lists;

const holding = async (): Promise<string[]> =>
  (await visitor().ok("lists_with", { anime_id: rare })).lists.map(({ id }) => id);

test("nobody is found by a name that the index still has for them", async () => {
  const [ai, ben] = (await newcomers(2)) as [Person, Person];
  await holdReadsFromNowOn();
  expect(await named(ai.username)).toEqual([ai.username]);
  await ai.ok("change_username", { username: `zz-${ai.username}`.slice(0, 20) });
  await ben.ok("delete_account", { confirmation: ben.username });
  expect(await named(ai.username)).toEqual([]);
  expect(await named(ben.username)).toEqual([]);
});

test("no ranking list is told that is gone, and none as it was", async () => {
  const [ai, ben] = (await newcomers(2)) as [Person, Person];
  const edited = await makeRanking(ai, { name: "Before" });
  const deleted = await makeRanking(ai);
  const left = await makeRanking(ben);
  await holdReadsFromNowOn();
  const all = (await newest()).map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining([edited, deleted, left]));
  await edit(ai, edited, { name: "After", entries: await keptEntries(edited) });
  await ai.ok("delete_ranking_list", { id: deleted });
  await ben.ok("delete_account", { confirmation: ben.username });
  const lists = await newest();
  expect(lists.find(({ id }) => id === edited)?.name).toBe("After");
  const ids = lists.map(({ id }) => id);
  expect(ids).not.toContain(deleted);
  expect(ids).not.toContain(left);
});

test("a list is found by what was just added, and not when it was just hidden", async () => {
  const ai = await newcomer();
  await holdReadsFromNowOn();
  const id = await makeList(ai, {}, [rare]);
  expect(await holding()).toEqual([id]);
  await ai.ok("edit_list", { list_id: id, public: false });
  expect(await holding()).toEqual([]);
  await ai.ok("edit_list", { list_id: id, public: true });
  await ai.ok("remove_anime", { list_id: id, anime_id: rare });
  expect(await holding()).toEqual([]);
});
