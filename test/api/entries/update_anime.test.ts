import { expect, test } from "vitest";
import { entryOf, save, saved } from "../../support/people/entries.ts";
import { newcomer } from "../../support/people/people.ts";
import { describeRaising } from "../../support/people/raising.ts";
import { describeSaving } from "../../support/people/saving.ts";
import { anime } from "../../support/people/titles.ts";

describeSaving("update_anime");
describeRaising("anime");

test("puts a title on the list that was not there yet", async () => {
  const ai = await newcomer();
  expect(await entryOf(ai, "anime", anime.cowboyBebop)).toBeUndefined();
  await saved(save(ai, "update_anime", anime.cowboyBebop, 2));
  expect(await entryOf(ai, "anime", anime.cowboyBebop)).toMatchObject({ progress: 2 });
});

test("a posted 0 beside a status is a 0, for an anime has a counter even without a total", async () => {
  const ai = await newcomer();
  await saved(save(ai, "update_anime", anime.onePiece, 700, { status: "WATCHING" }));
  const answer = await saved(save(ai, "update_anime", anime.onePiece, 0, { status: "WATCHING" }));
  expect(answer).toEqual({ status: "WATCHING", progress: 0 });
});
