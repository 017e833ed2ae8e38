import { expect, test } from "vitest";
import type { Kind } from "../../../shared/kind.ts";
import { completedCount, entryOf, kindCalls, listOf, save, saved } from "./entries.ts";
import { newcomer } from "./people.ts";
import { provokes } from "../spec-coverage.ts";
import { anime, manga, uncounted, unknownId } from "./titles.ts";

/** The rules of completing a title in one step, from a search result. */
export function describeQuickAdd(kind: Kind): void {
  const calls = kindCalls[kind];
  const { id, total } = calls.known;
  const quickAdd = (who: Parameters<typeof save>[0], id: unknown, fields = {}) =>
    saved(who.call(calls.quickAdd, { [calls.id]: id, ...fields }));

  test("completes a title with all of its episodes or chapters", async () => {
    const ai = await newcomer();
    expect(await quickAdd(ai, id)).toEqual({ status: "COMPLETED", progress: total });
    expect(await entryOf(ai, kind, id)).toEqual({ id, status: "COMPLETED", progress: total });
    expect(await completedCount(ai, ai.username)).toBe(kind === "anime" ? 1 : 0);
  });

  test("takes a search result as it is, and the catalogue's word for what it says", async () => {
    const ai = await newcomer();
    const search = kind === "anime" ? "search_anime" : "search_manga";
    const { results } = await ai.ok(search, { query: "attack on titan" });
    const answer = await quickAdd(ai, id, { ...results[0], [calls.id]: id, total: 1 });
    expect(answer).toEqual({ status: "COMPLETED", progress: total });
  });

  test("completes what was begun or planned", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 3));
    expect(await quickAdd(ai, id)).toEqual({ status: "COMPLETED", progress: total });
    expect(await listOf(ai, kind, ai.username)).toHaveLength(1);
  });

  test("completes a title without a known total and keeps its count", async () => {
    const ai = await newcomer();
    const { id } = kind === "anime" ? uncounted() : calls.unknown;
    expect(await quickAdd(ai, id)).toEqual({ status: "COMPLETED", progress: 0 });
    await saved(save(ai, calls.add, id, 400, { status: calls.active }));
    expect(await quickAdd(ai, id)).toEqual({ status: "COMPLETED", progress: 400 });
  });

  test("a second one changes nothing", async () => {
    const ai = await newcomer();
    const other = kind === "anime" ? anime.deathNote : manga.monster;
    await quickAdd(ai, id);
    await quickAdd(ai, other);
    await quickAdd(ai, id);
    expect((await listOf(ai, kind, ai.username)).map(({ id }) => id)).toEqual([other, id]);
    expect(await completedCount(ai, ai.username)).toBe(kind === "anime" ? 2 : 0);
  });

  test("a double click makes one entry", async () => {
    const ai = await newcomer();
    const both = await Promise.all([quickAdd(ai, String(id)), quickAdd(ai, id)]);
    expect(both).toEqual([both[0], both[0]]);
    expect(await listOf(ai, kind, ai.username)).toHaveLength(1);
    expect(await completedCount(ai, ai.username)).toBe(kind === "anime" ? 1 : 0);
  });

  test("a title that the catalogue does not know is refused", async () => {
    const ai = await newcomer();
    await provokes(ai.call(calls.quickAdd, { [calls.id]: unknownId }), 400, calls.unknownTitle);
  });
}
