import { expect, test } from "vitest";
import type { Kind } from "../../../shared/kind.ts";
import { entryOf, kindCalls, listOf, save, saved } from "./entries.ts";
import { newcomer } from "./people.ts";
import { provokes } from "../spec-coverage.ts";
import { anime, manga } from "./titles.ts";

/** Steps of a device that may lag behind: `update_*` with `raise_only: true`. */
export function describeRaising(kind: Kind): void {
  const calls = kindCalls[kind];
  const { known, unknown } = calls;
  const raise = (who: Parameters<typeof save>[0], id: number, progress: unknown) =>
    save(who, calls.update, id, progress, { raise_only: true });

  test("a step of a device that lags behind lowers nothing, and learns where the title stands", async () => {
    const ai = await newcomer();
    const other = kind === "anime" ? anime.deathNote : manga.monster;
    await saved(save(ai, calls.update, known.id, 14));
    await saved(save(ai, calls.update, other, 1));
    const before = await listOf(ai, kind, ai.username);
    const further = { status: calls.active, progress: 14 };
    expect(await saved(raise(ai, known.id, 9))).toEqual(further);
    expect(await saved(raise(ai, known.id, "9"))).toEqual(further);
    // Not even moved to the front of the list.
    expect(await listOf(ai, kind, ai.username)).toEqual(before);
    await saved(save(ai, calls.update, known.id, known.total));
    expect(await saved(raise(ai, known.id, 15))).toEqual({
      status: "COMPLETED",
      progress: known.total,
    });
  });

  test("a step further is saved by the rules of every change, and a second time changes nothing", async () => {
    const ai = await newcomer();
    for (const [progress, status] of [
      [1, calls.active],
      [1, calls.active],
      [known.total, "COMPLETED"],
    ] as const) {
      expect(await saved(raise(ai, known.id, progress))).toEqual({ status, progress });
    }
    await provokes(raise(ai, known.id, known.total + 1), 400, known.exceeded);
    await provokes(raise(ai, known.id, "x"), 400, "Please enter a valid number");
    expect(await entryOf(ai, kind, known.id)).toMatchObject({ progress: known.total });
  });

  test("of unknown length, what another device has completed stays so", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.update, unknown.id, 12, { status: "COMPLETED" }));
    for (const progress of [12, 13]) {
      expect(await saved(raise(ai, unknown.id, progress))).toEqual({
        status: "COMPLETED",
        progress,
      });
    }
  });

  test("a number that is chosen lowers as ever", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.update, known.id, 14));
    const chosen = save(ai, calls.update, known.id, 9, { raise_only: false });
    expect(await saved(chosen)).toEqual({ status: calls.active, progress: 9 });
  });
}
