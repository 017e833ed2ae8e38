/*
 * What a person has just done is there for whoever looks next, also where the table answers ordinary reads late. In the
 * lane `stale`, where ordinary reads learn of nothing that a test does before it lets them, each of these fails when the
 * read behind it is no longer a strong one.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { completedCount, entryOf, save, saved } from "../support/people/entries.ts";
import { holdReads, letReadsArrive } from "../support/cloud/late-reads.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, visitor } from "../support/people/people.ts";
import { makeRanking } from "../support/people/ranking-lists.ts";
import { droppedItem, uidOf } from "../support/cloud/table.ts";
import { anime } from "../support/people/titles.ts";

beforeEach(holdReads);
afterEach(letReadsArrive);

const freshName = () => `mia-${crypto.randomUUID().slice(0, 8)}`;

describe("an account", () => {
  test("just made is signed in, and is the same at a second device", async () => {
    const ai = await newcomer();
    expect(await ai.ok("check_logged")).toMatchObject({ logged: true });
    expect((await ai.again()).username).toBe(ai.username);
  });

  test("just made exports its address", async () => {
    const ai = await newcomer();
    const { text } = await ai.call("export", { format: "json" });
    expect(text).toContain(ai.email);
  });

  test("just left is signed out", async () => {
    const ai = await newcomer();
    const { cookies } = ai;
    const before = new Map(cookies);
    await ai.ok("auth_logout");
    for (const [name, value] of before) cookies.set(name, value);
    expect(await ai.ok("check_logged")).toMatchObject({ logged: false });
  });

  test("just signed in at a second device is signed out there, too", async () => {
    const ai = await newcomer();
    const phone = await ai.again();
    await ai.ok("auth_logout", { everywhere: true });
    expect(await phone.ok("check_logged")).toMatchObject({ logged: false });
  });

  test("just renamed answers to its new name, and no longer to the old", async () => {
    const ai = await newcomer();
    const username = freshName();
    await ai.ok("change_username", { username });
    expect(await ai.ok("check_logged")).toMatchObject({ username });
    expect((await visitor().ok("profile", { username })).results).toMatchObject([{ username }]);
  });

  test("just described shows its words", async () => {
    const ai = await newcomer();
    await ai.ok("update_user", { bio: "I was here." });
    const { results } = await visitor().ok("profile", { username: ai.username });
    expect(results).toMatchObject([{ bio: "I was here." }]);
  });
});

describe("a custom list", () => {
  test("just made is among the others", async () => {
    const ai = await newcomer();
    const id = await makeList(ai);
    expect(await ai.ok("lists", { username: ai.username })).toMatchObject([{ id }]);
  });

  test("just renamed shows its new name, there and on its own page", async () => {
    const ai = await newcomer();
    const id = await makeList(ai, { name: "Old" });
    await ai.ok("lists", { username: ai.username });
    await ai.ok("edit_list", { list_id: id, name: "New" });
    expect(await ai.ok("lists", { username: ai.username })).toMatchObject([{ name: "New" }]);
    await ai.ok("edit_list", { list_id: id, name: "Newer" });
    expect(await ai.ok("list", { id })).toMatchObject({ name: "Newer" });
  });

  test("just made earns its badge", async () => {
    const ai = await newcomer();
    await makeList(ai);
    // Whoever looks at their badges is given what is missing: what was granted at once is what they are told.
    const { new_achievements } = await ai.ok("check_logged");
    expect(new_achievements).toMatchObject([{ name: "Curator" }]);
  });
});

test("an anime just refused is not recommended any more", async () => {
  const ai = await newcomer();
  const picks = [anime.attackOnTitan, anime.cowboyBebop, anime.yourName];
  const recommended = async () =>
    (await ai.ok("recommend_anime", { watchlist: "CUSTOM", anime_ids: picks })).recommendations.map(
      ({ id }) => id,
    );
  const [first] = await recommended();
  await ai.ok("not_interested", { anime_id: first ?? 0 });
  expect(await recommended()).not.toContain(first);
});

describe("a ranking list", () => {
  test("just published is on its own page and among the others", async () => {
    const ai = await newcomer();
    const id = await makeRanking(ai);
    expect(await visitor().ok("ranking_list", { id })).toMatchObject({ name: "Best bread" });
    const again = await makeRanking(ai, { name: "Best rolls" });
    const { ranking_lists } = await visitor().ok("ranking_lists", { username: ai.username });
    expect(ranking_lists.map((each) => each.id)).toContain(again);
  });
});

describe("an entry", () => {
  test("just saved is what the title's dialog shows", async () => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 3));
    expect(await entryOf(ai, "anime", anime.frieren)).toMatchObject({ progress: 3 });
    await saved(save(ai, "update_anime", anime.frieren, 4));
    expect(await entryOf(ai, "anime", anime.frieren)).toMatchObject({ progress: 4 });
  });

  test("just completed counts on the profile, and earns what it earns once", async () => {
    const ai = await newcomer();
    const first = await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 28 });
    expect(first.new_achievements.length).toBeGreaterThan(0);
    expect(await completedCount(ai, ai.username)).toBe(1);
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    expect(await completedCount(ai, ai.username)).toBe(0);
  });

  test("just dropped is gone from the title's dialog", async () => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 3));
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    expect(await entryOf(ai, "anime", anime.frieren)).toBeUndefined();
  });

  test("just dropped is put back by Undo, as it was", async () => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 3));
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    const undo = save(ai, "add_anime", anime.frieren, 0, { restore: true });
    expect(await saved(undo)).toMatchObject({ progress: 3 });
  });

  test("just dropped is under Dropped, and just picked up is not", async () => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 3));
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    const dropped = async () => (await ai.ok("dropped", { kind: "anime" })).titles;
    expect(await dropped()).toMatchObject([{ id: anime.frieren, progress: 3 }]);
    await ai.ok("pick_up", { kind: "anime", id: anime.frieren });
    expect(await dropped()).toEqual([]);
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    expect(await ai.ok("pick_up", { kind: "anime", id: anime.frieren })).toMatchObject({
      progress: 3,
    });
  });

  test("just dropped takes its notes along, and brings them back", async () => {
    const ai = await newcomer();
    const title = { kind: "anime", id: anime.frieren } as const;
    await saved(save(ai, "add_anime", anime.frieren, 3));
    await ai.ok("edit_entry", { ...title, notes: "Slow." });
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    await ai.ok("pick_up", title);
    expect(await ai.ok("entry", title)).toMatchObject({ entry: { notes: "Slow." } });
  });

  test("just dropped stays so when it was on the list once more by mistake", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    await saved(save(ai, "add_anime", anime.frieren, 3));
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    await saved(save(ai, "add_anime", anime.frieren, 1));
    await ai.ok("drop_anime", { anime_id: anime.frieren, undo: true });
    expect(await droppedItem(uid, "anime", anime.frieren)).toMatchObject({
      mistake: false,
      p: 3,
    });
  });
});
