import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { take, workThrough } from "../../functions/runtime/work-through.ts";

const things = Array.from({ length: 20 }, (_, at) => at);

test("everything is worked on once, so many at a time and no more", async () => {
  const done: number[] = [];
  let [atOnce, most] = [0, 0];
  await workThrough(things, 3, async (thing) => {
    most = Math.max(most, ++atOnce);
    await turn();
    done.push(thing);
    atOnce--;
  });
  expect(most).toBe(3);
  expect(done.toSorted((a, b) => a - b)).toEqual(things);
});

test("a failure is thrown when everything else is done", async () => {
  const done: number[] = [];
  const working = workThrough(things, 3, async (thing) => {
    await turn();
    if (thing === 1) throw new Error("Not this one");
    done.push(thing);
  });
  await expect(working).rejects.toThrow("Not this one");
  expect(done.toSorted((a, b) => a - b)).toEqual(things.filter((thing) => thing !== 1));
});

test("a walk is taken in parts, of which only the last may be short", async () => {
  const walk = (async function* () {
    for (const thing of [1, 2, 3, 4, 5]) {
      await turn();
      yield thing;
    }
  })();
  const parts = [
    await take(walk, 2),
    await take(walk, 2),
    await take(walk, 2),
    await take(walk, 2),
  ];
  expect(parts).toEqual([[1, 2], [3, 4], [5], []]);
});
