import { expect, test } from "vitest";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";

const gone = "This list does not exist.";

test("a deleted list is gone everywhere, and every call about it says so", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai, {}, [anime.frieren]);
  const kept = await makeList(ai, { name: "Kept" });
  await ai.ok("delete_list", { list_id });
  const left = await visitor().ok("lists", { username: ai.username });
  expect(left.map(({ id }) => id)).toEqual([kept]);
  await provokes(visitor().call("list", { id: list_id }), 404, gone);
  await provokes(ai.call("edit_list", { list_id, name: "Again" }), 404, gone);
  const entry = { list_id, anime_id: anime.deathNote };
  await provokes(ai.call("add_anime_to_list", entry), 404, gone);
  await provokes(ai.call("remove_anime", entry), 404, gone);
  await provokes(ai.call("delete_list", { list_id }), 404, gone);
});

test("of many who press the button at once, one deletes; nothing comes back by what they add meanwhile", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => ai.call("delete_list", { list_id })),
    ...[anime.frieren, anime.deathNote].map((anime_id) =>
      ai.call("add_anime_to_list", { list_id, anime_id }),
    ),
  ]);
  const deletions = answers.slice(0, 4).map(({ status }) => status);
  expect(deletions.toSorted()).toEqual([200, 404, 404, 404]);
  await provokes(ai.call("list", { id: list_id }), 404, gone);
  expect(await ai.ok("lists", { username: ai.username })).toEqual([]);
});
