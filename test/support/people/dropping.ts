import { expect, test } from "vitest";
import type { Kind } from "../../../shared/kind.ts";
import { completedCount, entryOf, kindCalls, listOf, save, saved } from "./entries.ts";
import { imported } from "./imports.ts";
import { listFile } from "../files/list-files.ts";
import { newcomer } from "./people.ts";
import { droppedItem, uidOf } from "../cloud/table.ts";
import { anime, manga, unknownId } from "./titles.ts";

/** The rules of taking a title off a list. */
export function describeDropping(kind: Kind): void {
  const calls = kindCalls[kind];
  const { id, total } = calls.known;
  const message = kind === "anime" ? "Anime dropped successfully" : "Manga dropped successfully";

  test("a dropped title is gone from the list, and the others stay", async () => {
    const ai = await newcomer();
    const other = kind === "anime" ? anime.deathNote : manga.monster;
    await saved(save(ai, calls.add, other, 3));
    await saved(save(ai, calls.add, id, 3));
    expect(await ai.ok(calls.drop, { [calls.id]: id })).toEqual({ message });
    expect(await entryOf(ai, kind, id)).toBeUndefined();
    expect(await listOf(ai, kind, ai.username)).toEqual([
      { id: other, status: calls.active, progress: 3 },
    ]);
  });

  test("the next save is an add from the beginning", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, 9));
    await ai.ok(calls.drop, { [calls.id]: id });
    expect(await saved(save(ai, calls.update, id, 2))).toEqual({
      status: calls.active,
      progress: 2,
    });
  });

  test("dropping a completed title takes it off the profile's count", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, total));
    await ai.ok(calls.drop, { [calls.id]: String(id) });
    expect(await completedCount(ai, ai.username)).toBe(0);
  });

  test("a title dropped before stays as it was then when it is added by mistake and Undo takes it off", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    const row = { id, status: "active", progress: 12, score: 7, start: "2019-01-02" } as const;
    await imported(ai, kind, listFile(kind, [row]));
    await ai.ok(calls.drop, { [calls.id]: id });
    const exported = async () => (await ai.call("export", { format: `mal-${kind}` })).text;
    const [dropped, before] = [await droppedItem(uid, kind, id), await exported()];
    expect(dropped).toMatchObject({ p: 12 });
    await ai.ok(calls.quickAdd, { [calls.id]: id });
    await ai.ok(calls.drop, { [calls.id]: id, undo: true });
    expect(await entryOf(ai, kind, id)).toBeUndefined();
    expect(await completedCount(ai, ai.username)).toBe(0);
    expect(await droppedItem(uid, kind, id)).toEqual(dropped);
    expect(await exported()).toBe(before);
  });

  test.each([id, unknownId])("dropping %d, which is not on the list, is no mistake", async (id) => {
    const ai = await newcomer();
    expect(await ai.ok(calls.drop, { [calls.id]: id })).toEqual({ message });
    expect(await ai.ok(calls.drop, { [calls.id]: id })).toEqual({ message });
  });

  test("nobody drops for somebody else", async () => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    await saved(save(ai, calls.add, id, 3));
    await bo.ok(calls.drop, { [calls.id]: id, username: ai.username });
    expect(await entryOf(ai, kind, id)).toMatchObject({ progress: 3 });
  });

  test.each([0, "x", null, undefined])("%j is no id", async (wrong) => {
    const ai = await newcomer();
    expect(await ai.call(calls.drop, { [calls.id]: wrong })).toMatchObject({ status: 400 });
  });
}
