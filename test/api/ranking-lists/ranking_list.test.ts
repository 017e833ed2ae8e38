import { expect, test } from "vitest";
import { newcomer, visitor } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { provokes } from "../../support/spec-coverage.ts";

test("the owner is told that it is theirs, and is shown under their present name", async () => {
  const ai = await newcomer();
  const before = Date.now();
  const id = await makeRanking(ai);
  expect(await ai.ok("ranking_list", { id })).toMatchObject({ owner: true });
  const { username } = await ai.ok("change_username", { username: `new-${ai.username}` });
  const list = await visitor().ok("ranking_list", { id });
  expect(list).toMatchObject({ owner: false, owner_username: username, tags: [] });
  expect(list.created_at).toBeGreaterThanOrEqual(before);
  expect(list.owner_avatar_url).toMatch(/^\/static\/profile-pictures\//);
});

test.each(["nothing", "%00", "💥"])("there is no list %j", async (id) => {
  await provokes(visitor().call("ranking_list", { id }), 404, "This list does not exist.");
});
