import { expect, test } from "vitest";
import { newcomer, visitor } from "../../support/people/people.ts";
import { entriesOf, makeRanking } from "../../support/people/ranking-lists.ts";
import { provokes } from "../../support/spec-coverage.ts";

test("somebody's ranking lists are answered newest first, each with its first picture", async () => {
  const ai = await newcomer();
  const first = await makeRanking(ai, { name: "First", tags: "one,two" });
  const second = await makeRanking(ai, { name: "Second", entries: entriesOf(6) });
  const { ranking_lists } = await visitor().ok("ranking_lists", { username: ai.username });
  expect(ranking_lists).toMatchObject([
    { id: second, name: "Second", tags: [], count: 6 },
    { id: first, name: "First", tags: ["one", "two"], count: 5 },
  ]);
  const { image_url } = await visitor().ok("ranking_list", { id: first });
  expect(ranking_lists[1]?.image_url).toBe(image_url);
});

test("nobody has none", async () => {
  const nobody = visitor().call("ranking_lists", { username: "nobody-at-all" });
  await provokes(nobody, 404, "User not found");
  const ai = await newcomer();
  expect(await visitor().ok("ranking_lists", { username: ai.username })).toEqual({
    ranking_lists: [],
  });
});
