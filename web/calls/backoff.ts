import { errorStatus } from "../../shared/errors.ts";
import { CallError } from "./api.ts";

const firstPauseMs = 1000;
const longestPauseMs = 27_000;
/** Tries that a page makes of its own after the first one failed. */
const furtherTries = 2;
/** Where the server wants a longer pause, the failure is shown at once, with Retry. */
const longestWaitMs = 10_000;

/** How long somebody who is told to wait a moment may wait for a page to go on by itself: as long as a moment can be. */
const longestOwnWaitMs = 60_000;

/** Pages that failed at the same moment must not come back at the same moment: each takes its pauses a bit longer. */
const spread = 1 + Math.random() / 4;

/**
 * How long to wait after so many failures in a row, in milliseconds: 1, 3, 9, at most 27 s, up to a quarter more, and
 * never less than the server asked for.
 */
export function pauseMs(failures: number, error: unknown): number {
  const grown = Math.min(longestPauseMs, firstPauseMs * 3 ** (failures - 1)) * spread;
  const asked = error instanceof CallError ? error.retryAfterMs : undefined;
  return Math.max(grown, asked ?? 0);
}

/**
 * Whether a failure may pass by itself, and soon. What the server refused it would refuse again, and who has waited for
 * an answer in vain need not wait for two more.
 */
function mayPass(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  if (error.isRedirect || error.isOutOfTime) return false;
  return error.isLost || error.status === errorStatus.too_many;
}

/**
 * How long a refusal for too many calls wants to be waited for, in milliseconds, where a page may then ask once more by
 * itself; undefined of any other failure, and where nobody would still be waiting.
 */
export function onceMoreAfterMs(error: unknown): number | undefined {
  const isTooMany = error instanceof CallError && error.status === errorStatus.too_many;
  if (!isTooMany || error.retryAfterMs === undefined) return undefined;
  const pause = pauseMs(1, error);
  return pause <= longestOwnWaitMs ? pause : undefined;
}

/** Whether a read that failed is tried again by the page itself, after `failures` that went before this one. */
export const mayTryAgain = (failures: number, error: unknown): boolean =>
  failures < furtherTries && mayPass(error) && pauseMs(failures + 1, error) <= longestWaitMs;

/**
 * Further tries for all of a page together: while everything fails, a page with many parts asks no more often than one
 * with few. The rest is left to Retry.
 */
export class Allowance {
  readonly #most: number;
  readonly #everyMs: number;
  #left: number;
  #filledAtMs = -Infinity;

  /** At most `most` at once, and one more every `everyMs`. */
  constructor(most: number, everyMs: number) {
    this.#most = most;
    this.#everyMs = everyMs;
    this.#left = most;
  }

  /** Takes one, if there is one at this time. */
  take(nowMs: number): boolean {
    if (this.#left === this.#most) this.#filledAtMs = nowMs;
    const more = Math.floor((nowMs - this.#filledAtMs) / this.#everyMs);
    this.#left = Math.min(this.#most, this.#left + more);
    this.#filledAtMs += more * this.#everyMs;
    if (this.#left === 0) return false;
    this.#left--;
    return true;
  }
}
