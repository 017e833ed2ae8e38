import { expect, test } from "vitest";
import { entryOf, save, saved } from "../../support/people/entries.ts";
import { newcomer } from "../../support/people/people.ts";
import { describeRaising } from "../../support/people/raising.ts";
import { describeSaving } from "../../support/people/saving.ts";
import { manga } from "../../support/people/titles.ts";

describeSaving("update_manga");
describeRaising("manga");

test("puts a title on the list that was not there yet", async () => {
  const ai = await newcomer();
  await saved(save(ai, "update_manga", manga.monster, 2));
  expect(await entryOf(ai, "manga", manga.monster)).toMatchObject({ progress: 2 });
});

test("a status button sends 0 chapters and keeps the count that is stored", async () => {
  const ai = await newcomer();
  await saved(save(ai, "update_manga", manga.berserk, 364, { status: "READING" }));
  for (const status of ["PLANNED", "COMPLETED", "READING"]) {
    const answer = await saved(save(ai, "update_manga", manga.berserk, 0, { status }));
    expect(answer).toEqual({ status, progress: 364 });
  }
});

test("0 without a status is a 0", async () => {
  const ai = await newcomer();
  await saved(save(ai, "update_manga", manga.berserk, 364));
  const answer = await saved(save(ai, "update_manga", manga.berserk, 0));
  expect(answer).toEqual({ status: "PLANNED", progress: 0 });
});

test("with a known total the status buttons do not exist: 0 is planned", async () => {
  const ai = await newcomer();
  await saved(save(ai, "update_manga", manga.monster, 20));
  const answer = await saved(save(ai, "update_manga", manga.monster, 0, { status: "COMPLETED" }));
  expect(answer).toEqual({ status: "PLANNED", progress: 0 });
});
