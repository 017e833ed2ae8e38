import { setTimeout as delay } from "node:timers/promises";
import * as limits from "../../shared/limits.ts";
import { sideBySide } from "../runtime/side-by-side.ts";

/** Requests to the table under way: enough to hide its latency. */
const requestsAtOnce = 24;

/** Shorter waits than this are made up for by the next one: timers are not exact. */
const leastWaitMs = 10;

/**
 * Writes something for each item, many at a time, but no more a second than the partition of one user takes. Rejects
 * with the first failure, once nothing is under way any more.
 */
export async function writeEach<Item>(
  items: Iterable<Item>,
  write: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let failed: { readonly error: unknown } | undefined;
  let nextMs = performance.now();
  const work = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      nextMs += 1000 / limits.importWritesPerSecond;
      const waitMs = nextMs - performance.now();
      if (waitMs > leastWaitMs) await delay(waitMs);
      if (failed !== undefined) return;
      try {
        await write(next.value);
      } catch (error) {
        failed ??= { error };
      }
    }
  };
  await sideBySide(Array.from({ length: requestsAtOnce }, work));
  if (failed !== undefined) throw failed.error;
}
