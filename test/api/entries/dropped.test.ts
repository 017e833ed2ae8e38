import { describe, expect, test } from "vitest";
import { notListed, packEvents } from "../../../functions/diary-events/event.ts";
import { entryKey } from "../../../functions/table/keys.ts";
import { kinds, type Kind } from "../../../shared/kind.ts";
import { setAttribute, uidOf } from "../../support/cloud/table.ts";
import { kindCalls, save, saved } from "../../support/people/entries.ts";
import { imported } from "../../support/people/imports.ts";
import { listFile, type ListRow } from "../../support/files/list-files.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { anime, manga, unknownId } from "../../support/people/titles.ts";

const droppedOf = async (who: Person, kind: Kind = "anime") =>
  (await who.ok("dropped", { kind })).titles;

const idsOf = async (who: Person, kind: Kind = "anime") =>
  (await droppedOf(who, kind)).map(({ id }) => id);

/** Puts an anime on the list and takes it off again. */
async function drops(who: Person, anime_id: number, progress: number): Promise<void> {
  await saved(save(who, "add_anime", anime_id, progress));
  await who.ok("drop_anime", { anime_id });
}

const brings = (who: Person, ...rows: readonly ListRow[]) =>
  imported(who, "anime", listFile("anime", rows));

describe.each(kinds)("of %s", (kind) => {
  const calls = kindCalls[kind];
  const { id, total } = calls.known;

  test("nothing is dropped at first", async () => {
    expect(await droppedOf(await newcomer(), kind)).toEqual([]);
  });

  test("what was dropped is there with how far its owner was and what they said, and is on no list", async () => {
    const ai = await newcomer();
    const before = Date.now();
    await saved(save(ai, calls.add, id, 3));
    const said = { score: 4.5, started: "2024-05-03" };
    await ai.ok("edit_entry", { kind, id, ...said });
    await ai.ok(calls.drop, { [calls.id]: id });
    const [title, ...others] = await droppedOf(ai, kind);
    expect(others).toEqual([]);
    expect(title).toMatchObject({
      id,
      is_known: true,
      progress: 3,
      total,
      ...said,
      finished: null,
    });
    expect(title?.title_english).toMatch(/^(Frieren|Attack on Titan)/);
    expect(title?.image_url).toMatch(/^\/covers\//);
    expect(title?.dropped_at).toBeGreaterThanOrEqual(before);
    expect(title?.dropped_at).toBeLessThanOrEqual(Date.now());
    const other = kind === "anime" ? "manga" : "anime";
    expect(await droppedOf(ai, other)).toEqual([]);
  });

  test("what is on the list again is not dropped, and neither is what was there by mistake", async () => {
    const ai = await newcomer();
    const other = kind === "anime" ? anime.deathNote : manga.monster;
    for (const each of [id, other]) await saved(save(ai, calls.add, each, 3));
    await ai.ok(calls.drop, { [calls.id]: other, undo: true });
    await ai.ok(calls.drop, { [calls.id]: id });
    expect(await idsOf(ai, kind)).toEqual([id]);
    await saved(save(ai, calls.add, id, 0, { restore: true }));
    expect(await idsOf(ai, kind)).toEqual([]);
    await ai.ok(calls.drop, { [calls.id]: id });
    await saved(save(ai, calls.add, id, 1));
    expect(await idsOf(ai, kind)).toEqual([]);
  });

  test("what is added anew keeps what its owner said of it, also when that is undone", async () => {
    const ai = await newcomer();
    const entryOf = async () => (await ai.ok("entry", { kind, id })).entry;
    const said = { score: 4.5, repeats: 2, private: true, notes: "Too slow for me." };
    await saved(save(ai, calls.add, id, 3));
    await ai.ok("edit_entry", { kind, id, ...said, started: "2024-05-03", on_hold: true });
    await ai.ok(calls.drop, { [calls.id]: id });
    await saved(save(ai, calls.add, id, 0));
    expect(await entryOf()).toMatchObject({ ...said, started: null, on_hold: false });
    await ai.ok(calls.drop, { [calls.id]: id, undo: true });
    expect(await droppedOf(ai, kind)).toMatchObject([{ id, progress: 3, score: 4.5 }]);
    await ai.ok("pick_up", { kind, id });
    expect(await entryOf()).toMatchObject({ ...said, started: "2024-05-03" });
  });

  test("what was on the list by mistake alone begins with nothing when it is added anew", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 3));
    await ai.ok("edit_entry", { kind, id, score: 4.5, private: true, notes: "Not mine." });
    await ai.ok(calls.drop, { [calls.id]: id, undo: true });
    await saved(save(ai, calls.add, id, 1));
    const { entry } = await ai.ok("entry", { kind, id });
    expect(entry).toMatchObject({ score: null, private: false, notes: "" });
  });

  test("what was picked up or put back is dropped again by Undo, and no mistake", async () => {
    const ai = await newcomer();
    const other = kind === "anime" ? anime.deathNote : manga.monster;
    for (const each of [id, other]) {
      await saved(save(ai, calls.add, each, 3));
      await ai.ok(calls.drop, { [calls.id]: each });
    }
    await ai.ok("pick_up", { kind, id });
    await saved(save(ai, calls.add, other, 0, { restore: true }));
    for (const each of [id, other]) await ai.ok(calls.drop, { [calls.id]: each, undo: true });
    expect(await idsOf(ai, kind)).toEqual([other, id]);
  });

  test.each([
    [9, []],
    [11, [id]],
  ])("what was added %i minutes ago and is undone now", async (minutes, dropped) => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 3));
    const standing = { status: "W", progress: 3 } as const;
    const told = packEvents(Date.now() - minutes * 60_000, "tap", notListed, {
      ...notListed,
      standing,
    });
    await setAttribute(entryKey(await uidOf(ai.username), kind, id), "e", told);
    await ai.ok(calls.drop, { [calls.id]: id, undo: true });
    expect(await idsOf(ai, kind)).toEqual(dropped);
  });
});

test("the latest drop comes first, and what files bring after them, by name", async () => {
  const ai = await newcomer();
  await brings(
    ai,
    { id: anime.yourName, status: "dropped", progress: 0 },
    { id: anime.cowboyBebop, status: "dropped", progress: 4 },
    { id: anime.evangelion, status: "completed", progress: 26 },
  );
  for (const id of [anime.frieren, anime.onePiece, anime.deathNote]) await drops(ai, id, 2);
  const { deathNote, onePiece, frieren, cowboyBebop, yourName } = anime;
  expect(await idsOf(ai)).toEqual([deathNote, onePiece, frieren, cowboyBebop, yourName]);
});

describe("what a file brings as dropped", () => {
  test("is there with its fields, not known when, and as far as the title goes", async () => {
    const ai = await newcomer();
    await brings(ai, {
      id: anime.frieren,
      status: "dropped",
      progress: 40,
      score: 3,
      start: "2023-09-29",
      finish: "2023-10-00",
    });
    expect(await droppedOf(ai)).toMatchObject([
      {
        id: anime.frieren,
        title: "Sousou no Frieren",
        progress: 28,
        total: 28,
        score: 3,
        started: "2023-09-29",
        finished: "2023-10-00",
        dropped_at: null,
      },
    ]);
  });

  test("is one title, however often the file names it: the further counts", async () => {
    const ai = await newcomer();
    const row = { id: anime.frieren, status: "dropped" } as const;
    await brings(ai, { ...row, progress: 2 }, { ...row, progress: 7 }, { ...row, progress: 4 });
    expect(await droppedOf(ai)).toMatchObject([{ id: anime.frieren, progress: 7 }]);
  });

  test("keeps the file's name and gets a cover where the catalogue does not have it", async () => {
    const ai = await newcomer();
    const row = { status: "dropped", progress: 2, title: "Long Lost", total: 12 } as const;
    await brings(ai, { ...row, id: unknownId });
    const [title] = await droppedOf(ai);
    expect(title).toMatchObject({ title: "Long Lost", is_known: false, progress: 2, total: 12 });
    expect((await ai.get(title?.image_url ?? "")).status).toBe(200);
  });

  test("is the user's own, and gone with the import", async () => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    const { job_id } = await brings(ai, { id: anime.frieren, status: "dropped", progress: 2 });
    expect(await idsOf(bo)).toEqual([]);
    expect(await idsOf(ai)).toEqual([anime.frieren]);
    await ai.ok("undo_import", { job_id });
    await expect.poll(() => idsOf(ai), { timeout: 20_000 }).toEqual([]);
  });

  test("says the last word if it came last, and keeps the day where it only repeats a drop", async () => {
    const ai = await newcomer();
    await drops(ai, anime.frieren, 5);
    await drops(ai, anime.deathNote, 5);
    await brings(
      ai,
      { id: anime.frieren, status: "dropped", progress: 8 },
      { id: anime.deathNote, status: "dropped", progress: 5, score: 6 },
    );
    expect(await droppedOf(ai)).toMatchObject([
      { id: anime.deathNote, progress: 5, score: 6, dropped_at: expect.any(Number) as number },
      { id: anime.frieren, progress: 8, dropped_at: null },
    ]);
  });

  test("is not there while it is on the list, and without a number it is nothing to pick up", async () => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 3));
    await brings(
      ai,
      { id: anime.frieren, status: "dropped", progress: 2 },
      { id: 0, title: "No number", status: "dropped", progress: 2 },
    );
    expect(await droppedOf(ai)).toEqual([]);
  });
});

test.each(["films", "", null])("%j is no kind", async (kind) => {
  expect((await (await newcomer()).call("dropped", { kind })).status).toBe(400);
});
