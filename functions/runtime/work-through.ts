import { sideBySide } from "./side-by-side.ts";

/**
 * Does something with each of many things, with `atOnce` of them side by side, and comes back when all of that has ended.
 * Where it fails with one, what is left of the others is done all the same, by one fewer at a time; then it throws.
 */
export async function workThrough<Thing>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  // All of them take from this one: nobody waits for the slowest of a batch.
  const rest = things.values();
  const takeNext = async (): Promise<void> => {
    for (const thing of rest) await work(thing);
  };
  await sideBySide(Array.from({ length: atOnce }, takeNext));
}

/** The next `count` things of a walk; fewer only at its end. */
export async function take<Thing>(walk: AsyncGenerator<Thing>, count: number): Promise<Thing[]> {
  const taken: Thing[] = [];
  while (taken.length < count) {
    const next = await walk.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}
