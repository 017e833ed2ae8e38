import { expect, test } from "vitest";
import { save, saved } from "../../support/people/entries.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { airedNow, anime } from "../../support/people/titles.ts";

const { cowboyBebop, deathNote, frieren, onePiece } = anime;
const weekMs = 7 * 86_400_000;

/** The ids of somebody's list in the order in which it is answered. */
async function idsOf(ai: Person, request: object = {}, who = visitor()): Promise<number[]> {
  const { anime_list } = await who.ok("get_anime", { username: ai.username, ...request });
  return anime_list.map(({ anime_id }) => anime_id);
}

test("titles with a new episode come first where that is asked for, and what is on hold last, on any page", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", onePiece, airedNow(onePiece) - 1));
  for (const id of [frieren, cowboyBebop, deathNote]) await saved(save(ai, "add_anime", id, 5));
  const lastChanged = [deathNote, cowboyBebop, frieren, onePiece];
  expect(await idsOf(ai)).toEqual(lastChanged);
  const asked = { status: "WATCHING", new_first: true };
  const newFirst = [onePiece, deathNote, cowboyBebop, frieren];
  expect(await idsOf(ai, asked)).toEqual(newFirst);
  expect(await idsOf(ai, { ...asked, page_size: 1 })).toEqual([onePiece]);
  expect(await idsOf(ai, { ...asked, page_size: 2, page: 2 })).toEqual([cowboyBebop, frieren]);

  await saved(save(ai, "update_anime", onePiece, airedNow(onePiece) - 2));
  await ai.ok("edit_entry", { kind: "anime", id: onePiece, on_hold: true });
  expect(await idsOf(ai)).toEqual([onePiece, deathNote, cowboyBebop, frieren]);
  expect(await idsOf(ai, asked)).toEqual([deathNote, cowboyBebop, frieren, onePiece]);
  expect(await idsOf(ai, { ...asked, page_size: 1, page: 4 })).toEqual([onePiece]);
  await ai.ok("edit_entry", { kind: "anime", id: onePiece, on_hold: false });
  await saved(save(ai, "update_anime", onePiece, airedNow(onePiece)));
  await saved(save(ai, "update_anime", frieren, 6));
  expect(await idsOf(ai, asked)).toEqual([frieren, onePiece, deathNote, cowboyBebop]);
  await saved(save(ai, "update_anime", onePiece, 100));
  await saved(save(ai, "update_anime", frieren, 7));
  expect(await idsOf(ai, asked)).toEqual([frieren, onePiece, deathNote, cowboyBebop]);
});

test("a list tells when the latest episode aired, and how long one is", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", onePiece, 3));
  const { anime_list } = await ai.ok("get_anime", { username: ai.username });
  const [{ last_aired_at: last, next_airing_at: next, minutes } = {}] = anime_list;
  expect(last).toBeLessThanOrEqual(Date.now());
  expect((next ?? 0) - (last ?? 0)).toBe(weekMs);
  expect(minutes).toBe(24);
  const details = await ai.ok("get_anime_details", { anime_id: onePiece });
  expect(details.next_airing_at).toBe(next);
});
