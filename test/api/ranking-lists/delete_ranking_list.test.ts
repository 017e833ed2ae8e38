import { expect, test } from "vitest";
import { pictureFolderOf } from "../../../functions/objects/keys.ts";
import { during } from "../../support/cloud/faults.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { makeRanking, publish } from "../../support/people/ranking-lists.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { mediaOf, setRankingCount, uidOf } from "../../support/cloud/table.ts";

test("a deleted list is gone with its pictures, and with no others", async () => {
  const ai = await newcomer();
  const id = await makeRanking(ai);
  const kept = await makeRanking(ai);
  const { entries } = await visitor().ok("ranking_list", { id });
  await ai.ok("delete_ranking_list", { id });
  await provokes(visitor().call("ranking_list", { id }), 404, "This list does not exist.");
  await provokes(ai.call("delete_ranking_list", { id }), 404, "This list does not exist.");
  for (const { image_url } of entries) {
    expect((await fetch(ai.origin + image_url)).status).toBe(404);
  }
  expect(await mediaOf(ai.username)).toHaveLength(5);
  const { ranking_lists } = await visitor().ok("ranking_lists", { username: ai.username });
  expect(ranking_lists.map((list) => list.id)).toEqual([kept]);
});

test("a list is deleted even when its pictures stay behind", async () => {
  const ai = await newcomer();
  const id = await makeRanking(ai);
  const contains = pictureFolderOf(await uidOf(ai.username));
  const refused = { method: "DELETE", contains, status: 403, code: "AccessDenied" };
  await during([{ service: "s3", caller: "delete_ranking_list", ...refused }], async () => {
    await ai.ok("delete_ranking_list", { id });
  });
  expect(await mediaOf(ai.username)).toHaveLength(5);
  await provokes(visitor().call("ranking_list", { id }), 404, "This list does not exist.");
});

test("of many who press the button at once, one deletes", async () => {
  const ai = await newcomer();
  const id = await makeRanking(ai);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => ai.call("delete_ranking_list", { id })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
});

test("a deleted list makes room for another", async () => {
  const ai = await newcomer();
  const id = await makeRanking(ai);
  await setRankingCount(ai.username, constant("rankingListsPerUser"));
  expect((await publish(ai)).status).toBe(400);
  await ai.ok("delete_ranking_list", { id });
  expect((await publish(ai)).status).toBe(201);
});
