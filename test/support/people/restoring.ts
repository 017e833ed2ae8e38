import { expect, test } from "vitest";
import type { Kind } from "../../../shared/kind.ts";
import { completedCount, entryOf, kindCalls, listOf, save, saved } from "./entries.ts";
import { during } from "../cloud/faults.ts";
import { newcomer } from "./people.ts";
import { constant, provokes } from "../spec-coverage.ts";
import { ageDropped, uidOf } from "../cloud/table.ts";
import { anime, manga } from "./titles.ts";

/** Undo of a drop: `add_*` with `restore: true`. */
export function describeRestoring(kind: Kind): void {
  const calls = kindCalls[kind];
  const { id, total } = calls.known;
  const other = kind === "anime" ? anime.deathNote : manga.monster;
  const drop = (who: Parameters<typeof save>[0]) => who.ok(calls.drop, { [calls.id]: id });
  const undo = (who: Parameters<typeof save>[0], progress: unknown = 0) =>
    save(who, calls.add, id, progress, { restore: true });

  test("Undo puts a dropped title back whole: count, status and place in the list", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 9));
    await saved(save(ai, calls.add, other, 1));
    const before = await listOf(ai, kind, ai.username);
    await drop(ai);
    expect(await saved(undo(ai))).toEqual({ status: calls.active, progress: 9 });
    expect(await listOf(ai, kind, ai.username)).toEqual(before);
  });

  test("Undo of a completed title counts it again, and earns nothing twice", async () => {
    const ai = await newcomer();
    const counted = kind === "anime" ? 1 : 0;
    await saved(save(ai, calls.add, id, total));
    await drop(ai);
    expect(await completedCount(ai, ai.username)).toBe(0);
    const answer = await undo(ai);
    expect(answer.body).toMatchObject({ status: "COMPLETED", new_achievements: [] });
    expect(await completedCount(ai, ai.username)).toBe(counted);
  });

  test("Undo twice is Undo once", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 9));
    await drop(ai);
    const clicks = [1, 2, 3].map(() => ai.call(calls.add, { [calls.id]: id, restore: true }));
    for (const click of clicks) {
      expect(await saved(click)).toEqual({ status: calls.active, progress: 9 });
    }
    await saved(undo(ai, 0));
    expect(await listOf(ai, kind, ai.username)).toEqual([
      { id, status: calls.active, progress: 9 },
    ]);
  });

  test("a drop that comes while another one is undone can be undone, too", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 9));
    await drop(ai);
    const contains = `U#${await uidOf(ai.username)}`;
    const deletions = { caller: calls.add, operation: "DeleteItem", contains } as const;
    await during([{ service: "dynamodb", ...deletions, isHold: true }], async () => {
      const undoing = undo(ai);
      await expect.poll(() => listOf(ai, kind, ai.username)).toHaveLength(1);
      await drop(ai);
      return { undoing };
    }).then(({ undoing }) => undoing);
    expect(await listOf(ai, kind, ai.username)).toEqual([]);
    expect(await saved(undo(ai))).toEqual({ status: calls.active, progress: 9 });
    expect(await entryOf(ai, kind, id)).toMatchObject({ progress: 9 });
  });

  test("what was added again meanwhile is not overwritten by what was dropped", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 9));
    await drop(ai);
    await saved(save(ai, calls.add, id, 2));
    expect(await saved(undo(ai, 2))).toMatchObject({ progress: 2 });
    expect(await entryOf(ai, kind, id)).toMatchObject({ progress: 2 });
  });

  test("with nothing kept aside it is an ordinary save", async () => {
    const ai = await newcomer();
    await provokes(undo(ai, "abc"), 400, "Please enter a valid number");
    expect(await saved(undo(ai, 4))).toEqual({ status: calls.active, progress: 4 });
  });

  test("after ten minutes nothing is kept aside any more", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 9));
    await drop(ai);
    await ageDropped(ai.username, kind, id, 10);
    await provokes(
      ai.call(calls.add, { [calls.id]: id, restore: true }),
      409,
      `You can undo this for ${constant("droppedKeptMinutes")} minutes only. Please add the title again.`,
    );
    expect(await saved(undo(ai, 0))).toEqual({ status: "PLANNED", progress: 0 });
  });

  test("after nine minutes it still is", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 9));
    await drop(ai);
    await ageDropped(ai.username, kind, id, 9);
    expect(await saved(undo(ai, 0))).toMatchObject({ progress: 9 });
  });
}
