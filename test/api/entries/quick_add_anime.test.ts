import { expect, test } from "vitest";
import { completedCount, entryOf, save, saved } from "../../support/people/entries.ts";
import { newcomer } from "../../support/people/people.ts";
import { describeQuickAdd } from "../../support/people/quick-add.ts";
import { airedNow, anime } from "../../support/people/titles.ts";

describeQuickAdd("anime");

const { onePiece } = anime;

test("a show that goes on cannot be completed: all that is out is watched", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", onePiece, 400));
  const watched = { status: "WATCHING", progress: airedNow(onePiece) };
  for (const id of [onePiece, String(onePiece)]) {
    expect(await saved(ai.call("quick_add_anime", { anime_id: id }))).toEqual(watched);
  }
  expect(await entryOf(ai, "anime", onePiece)).toEqual({ id: onePiece, ...watched });
  expect(await completedCount(ai, ai.username)).toBe(0);
  // Who is said to be further stays there.
  await saved(save(ai, "update_anime", onePiece, 5000));
  expect(await saved(ai.call("quick_add_anime", { anime_id: onePiece }))).toEqual({
    status: "WATCHING",
    progress: 5000,
  });
});
