import { errorStatus } from "../../../../shared/errors.ts";
import { CallError } from "../../../calls/api.ts";
import { Allowance, mayTryAgain, onceMoreAfterMs, pauseMs } from "../../../calls/backoff.ts";

/** Changes that are sent side by side. */
const lanes = 4;

/**
 * Changes that may be sent at once, and how long until one more may be: below the 300 writes a minute that the server
 * takes of a person, with room for taps beside them.
 */
const atOnce = 40;
const everyMs = 250;
const allowance = new Allowance(atOnce, everyMs);

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function turn(): Promise<void> {
  while (!allowance.take(Date.now())) await wait(everyMs);
}

/** How long to wait before something is tried again that has failed so often; undefined where it is not to be. */
function waitAfter(failures: number, error: unknown): number | undefined {
  if (mayTryAgain(failures, error)) return pauseMs(failures + 1, error);
  return failures === 0 ? onceMoreAfterMs(error) : undefined;
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof CallError && error.status === errorStatus.signed_out;

/** What became of some steps. */
export interface Outcome<Step> {
  readonly made: readonly Step[];
  readonly failed: readonly Step[];
  /** Why the last of them failed. */
  readonly error: unknown;
}

async function tryStep(act: () => Promise<unknown>): Promise<unknown> {
  for (let failures = 0; ; failures++) {
    await turn();
    try {
      await act();
      return undefined;
    } catch (error) {
      const ms = waitAfter(failures, error);
      if (ms === undefined) return error;
      await wait(ms);
    }
  }
}

/** Keeps somebody who leaves the page meanwhile from leaving half of it undone unawares. */
function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}

/**
 * Takes many steps, some of them side by side, and each again that may work a moment later. Tells after each how many are
 * over. Nobody who is signed out is asked for the rest: that counts as failed.
 */
export async function runSteps<Step>(
  steps: readonly Step[],
  act: (step: Step) => Promise<unknown>,
  onProgress: (over: number) => void,
): Promise<Outcome<Step>> {
  const waiting = [...steps];
  const made: Step[] = [];
  const failed: Step[] = [];
  let lastError: unknown;
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const next = step;
      const error = await tryStep(() => act(next));
      lastError = error ?? lastError;
      (error === undefined ? made : failed).push(next);
      if (isSignedOut(error)) failed.push(...waiting.splice(0));
      onProgress(made.length + failed.length);
    }
  };
  window.addEventListener("beforeunload", askBeforeLeaving);
  try {
    await Promise.all(Array.from({ length: lanes }, work));
  } finally {
    window.removeEventListener("beforeunload", askBeforeLeaving);
  }
  return { made, failed, error: lastError };
}
