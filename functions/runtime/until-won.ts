import { setTimeout as delay } from "node:timers/promises";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";

const attempts = 12;

/** Waits a little longer after each failed attempt, by a random part, so that rivals do not meet again (AWS "full jitter"). */
export async function backOff(attempt: number): Promise<void> {
  await delay(Math.random() * Math.min(400, 5 * 2 ** attempt));
}

/** What an attempt returns whose write has lost its race. */
export const lost = Symbol("lost");

/** Repeats a read-and-write until it has not lost its race. Throws ApiError 409 when rivals never let it win. */
export async function untilWon<Result>(
  tryOnce: (attempt: number) => Promise<Result | typeof lost>,
): Promise<Result> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await backOff(attempt);
    const result = await tryOnce(attempt);
    if (result !== lost) return result;
  }
  throw new ApiError("conflict", sentences.busy);
}
