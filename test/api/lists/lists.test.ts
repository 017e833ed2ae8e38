import { expect, test } from "vitest";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";

test("somebody's lists are answered newest first, with the covers of what was added last", async () => {
  const ai = await newcomer();
  const first = await makeList(ai, { name: "First" }, [
    anime.frieren,
    anime.yourName,
    anime.cowboyBebop,
    anime.evangelion,
    anime.deathNote,
  ]);
  const second = await makeList(ai, { name: "Second" });
  const lists = await visitor().ok("lists", { username: ai.username });
  expect(lists.map(({ id, name, count }) => ({ id, name, count }))).toEqual([
    { id: second, name: "Second", count: 0 },
    { id: first, name: "First", count: 5 },
  ]);
  const shown = await visitor().ok("list", { id: first });
  const covers = shown.anime.slice(0, constant("listCovers")).map(({ anime_image }) => anime_image);
  expect(lists[1]?.covers).toEqual(covers);
  expect(lists.every(({ owner }) => owner)).toBe(false);
});

test("only the owner sees private ones, and is told that they own them", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  const open = await makeList(ai, { name: "Open" });
  const hidden = await makeList(ai, { name: "Hidden", isPublic: false });
  const own = await ai.ok("lists", { username: ai.username.toUpperCase() });
  expect(own.map(({ owner_username }) => owner_username)).toEqual([ai.username, ai.username]);
  expect(own.map(({ id, owner, isPublic }) => [id, owner, isPublic])).toEqual([
    [hidden, true, false],
    [open, true, true],
  ]);
  for (const other of [bo, visitor()]) {
    const seen = await other.ok("lists", { username: ai.username });
    expect(seen.map(({ id, owner }) => [id, owner])).toEqual([[open, false]]);
  }
});

test("nobody has no lists", async () => {
  await provokes(visitor().call("lists", { username: "nobody-at-all" }), 404, "User not found");
  const ai = await newcomer();
  expect(await visitor().ok("lists", { username: ai.username.toUpperCase() })).toEqual([]);
});
