import { describe, expect, test, vi } from "vitest";
import * as limits from "../../../shared/limits.ts";
import { completedCount, listOf, save, saved } from "../../support/people/entries.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { imported, rested } from "../../support/people/imports.ts";
import { listFile } from "../../support/files/list-files.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { ageImport, uidOf } from "../../support/cloud/table.ts";
import { anime, unknownId } from "../../support/people/titles.ts";

const file = listFile("anime", [
  { id: anime.frieren, status: "completed", progress: 28, notes: "Wept." },
  { id: anime.deathNote, status: "active", progress: 20 },
  { id: anime.cowboyBebop, status: "active", progress: 5 },
  { id: anime.cowboyBebop, status: "active", progress: 9 },
  { id: unknownId, title: "Nobody", status: "planned", progress: 0 },
  { id: 77, status: "dropped", progress: 2 },
]);

async function undone(who: Person, job_id: string) {
  await who.ok("undo_import", { job_id });
  return rested(who, job_id);
}

test("everything is as it was before", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", anime.deathNote, 7));
  await saved(save(ai, "add_anime", anime.yourName, 1));
  const before = await listOf(ai, "anime", ai.username);
  const { job_id } = await imported(ai, "anime", file);
  expect(await completedCount(ai, ai.username)).toBe(2);
  expect(await undone(ai, job_id)).toMatchObject({ state: "undone", can_undo: false });
  expect(await listOf(ai, "anime", ai.username)).toEqual(before);
  expect(await completedCount(ai, ai.username)).toBe(1);
});

test("what the user changed since stays as the user made it", async () => {
  const ai = await newcomer();
  const { job_id } = await imported(ai, "anime", file);
  await saved(save(ai, "update_anime", anime.deathNote, 21));
  await ai.ok("drop_anime", { anime_id: anime.frieren });
  await undone(ai, job_id);
  expect(await listOf(ai, "anime", ai.username)).toEqual([
    { id: anime.deathNote, status: "WATCHING", progress: 21 },
  ]);
  expect(await completedCount(ai, ai.username)).toBe(0);
});

test("so does what was noted of it", async () => {
  const ai = await newcomer();
  const rows = [
    { id: anime.frieren, status: "active", progress: 3, notes: "Soft.", tags: "slow" },
    { id: anime.yourName, status: "planned", progress: 0, notes: "Hm." },
    { id: anime.deathNote, status: "active", progress: 3, notes: "Theirs." },
  ] as const;
  const { job_id } = await imported(ai, "anime", listFile("anime", rows));
  await saved(save(ai, "update_anime", anime.frieren, 4));
  await ai.ok("edit_entry", { kind: "anime", id: anime.deathNote, notes: "Mine." });
  await undone(ai, job_id);
  const noted = (id: number) => ai.ok("entry", { kind: "anime", id });
  expect(await noted(anime.frieren)).toMatchObject({ entry: { progress: 4, notes: "Soft." } });
  expect(await noted(anime.yourName)).toEqual({ entry: null });
});

test("an import can be done again after it was undone", async () => {
  const ai = await newcomer();
  const { job_id } = await imported(ai, "anime", file);
  const list = await listOf(ai, "anime", ai.username);
  await undone(ai, job_id);
  const again = await imported(ai, "anime", file);
  expect(again.report).toMatchObject({ added: 4, raised: 1, kept_aside: 1 });
  expect(await listOf(ai, "anime", ai.username)).toEqual(list);
});

test("twice, too late, or by somebody else it is refused in words", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  const first = await imported(ai, "anime", file);
  await provokes(bo.call("undo_import", first), 404, "This import does not exist.");
  await ageImport(ai.username, first.job_id, 7);
  await provokes(
    ai.call("undo_import", first),
    409,
    "You can undo an import for 7 days. This one is older.",
  );
  const more = listFile("anime", [{ id: anime.yourName, status: "completed", progress: 1 }]);
  const second = await imported(ai, "anime", more);
  await undone(ai, second.job_id);
  await provokes(ai.call("undo_import", second), 409, "This import has already been undone.");
});

describe("two imports, one over the other", () => {
  const first = listFile("anime", [
    { id: anime.frieren, status: "active", progress: 5, notes: "Soft.", tags: "slow" },
    { id: anime.deathNote, status: "completed", progress: 37, score: 8 },
    { id: anime.cowboyBebop, status: "active", progress: 2, notes: "Jazz." },
    { id: unknownId, title: "Nobody", status: "planned", progress: 0, notes: "Who?" },
    { id: 77, title: "Gone", status: "dropped", progress: 2 },
  ]);
  const second = listFile("anime", [
    { id: anime.frieren, status: "completed", progress: 28, notes: "Wept." },
    { id: anime.deathNote, status: "completed", progress: 37, score: 9, finish: "2019-04-07" },
    { id: anime.yourName, status: "completed", progress: 1, notes: "Again!" },
    { id: unknownId, title: "Nobody", status: "active", progress: 3, tags: "odd" },
    { id: 77, title: "Gone", status: "dropped", progress: 3 },
  ]);
  const exported = async (who: Person) => (await who.call("export", { format: "mal-anime" })).text;

  /** Somebody with a list, and what it was before and after each of the two imports. */
  async function importedTwice() {
    const ai = await newcomer();
    const row = { id: anime.frieren, status: "active", progress: 3, notes: "Hm." } as const;
    await imported(ai, "anime", listFile("anime", [row]));
    await saved(save(ai, "add_anime", anime.deathNote, 7));
    const before = await exported(ai);
    const one = await imported(ai, "anime", first);
    const between = await exported(ai);
    const two = await imported(ai, "anime", second);
    return { ai, one, two, before, between };
  }

  test("the later one first, leaves what was there before it, then what was there before both", async () => {
    const { ai, one, two, before, between } = await importedTwice();
    await undone(ai, two.job_id);
    expect(await exported(ai)).toBe(between);
    await undone(ai, one.job_id);
    expect(await exported(ai)).toBe(before);
  });

  test("the earlier one first, leaves what the later one wrote, then what was there before both", async () => {
    const { ai, one, two, before } = await importedTwice();
    await undone(ai, one.job_id);
    const list = await listOf(ai, "anime", ai.username);
    expect(list.toSorted((a, b) => a.id - b.id)).toEqual(
      [
        { id: anime.frieren, status: "COMPLETED", progress: 28 },
        { id: anime.deathNote, status: "COMPLETED", progress: 37 },
        { id: anime.yourName, status: "COMPLETED", progress: 1 },
        { id: unknownId, status: "WATCHING", progress: 3 },
      ].sort((a, b) => a.id - b.id),
    );
    const text = await exported(ai);
    for (const words of ["Wept.", "slow", "Again!", "Who?", "odd"]) expect(text).toContain(words);
    expect(text).not.toContain("Jazz.");
    await undone(ai, two.job_id);
    expect(await exported(ai)).toBe(before);
    expect(await completedCount(ai, ai.username)).toBe(0);
  });

  test("both at once, leaves what was there before both", async () => {
    const { ai, one, two, before } = await importedTwice();
    await Promise.all([undone(ai, one.job_id), undone(ai, two.job_id)]);
    expect(await exported(ai)).toBe(before);
  });
});

test("words that are written once more by a part that is repeated are taken back with the others", async () => {
  const ai = await newcomer();
  const titles = [anime.frieren, anime.deathNote];
  const rows = (ids: readonly number[], progress: number, notes: string) =>
    listFile(
      "anime",
      ids.map((id) => ({ id, status: "active", progress, notes })),
    );
  await imported(ai, "anime", rows([anime.frieren], 1, "Hm."));
  const before = (await ai.call("export", { format: "mal-anime" })).text;
  const one = await imported(ai, "anime", rows(titles, 2, "One."));
  const two = await imported(ai, "anime", rows(titles, 3, "Two."));

  // As it would be had the worker of the first import been killed, and its last part run again after the second.
  becomeFunction();
  const { storeNotes } = await import("../../../functions/import/placing/row-notes.ts");
  const uid = await uidOf(ai.username);
  for (const id of titles) {
    const said = { notes: "One.", tags: "", rest: null, beyond: {} };
    await storeNotes(uid, "anime", id, said, one.job_id);
  }
  vi.unstubAllEnvs();
  await undone(ai, two.job_id);
  await undone(ai, one.job_id);
  expect((await ai.call("export", { format: "mal-anime" })).text).toBe(before);
});

test("words are back, also when all that an item of notes can hold is there", async () => {
  const ai = await newcomer();
  const long = (word: string) => word.repeat(Math.floor((limits.importRowBytes - 4500) / 3));
  const row = { id: anime.frieren, status: "active" } as const;
  await imported(ai, "anime", listFile("anime", [{ ...row, progress: 3, notes: long("語") }]));
  const tagged = { ...row, progress: 4, tags: long("書") };
  expect((await imported(ai, "anime", listFile("anime", [tagged]))).report?.raised).toBe(1);
  const before = (await ai.call("export", { format: "mal-anime" })).text;
  expect(before).toContain("語");
  const changed = { ...row, progress: 5, notes: long("音"), tags: "short" };
  const { job_id, report } = await imported(ai, "anime", listFile("anime", [changed]));
  expect(report).toMatchObject({ raised: 1, kept_aside: 0 });
  await undone(ai, job_id);
  expect((await ai.call("export", { format: "mal-anime" })).text).toBe(before);
});
