import { setTimeout as delay } from "node:timers/promises";
import { ApiError } from "../../shared/errors.ts";
import { errorFields, log } from "../runtime/log.ts";
import type { ImportJob } from "../table/imports/import-jobs.ts";
import { checkpointImport } from "../table/imports/import-moves.ts";
import { getProfile } from "../table/people/profiles.ts";

/** Somebody else has taken an import over: whoever meets this stops, and nothing is wrong. */
export class LeaseLost extends Error {}

/** The account is gone: nothing of it may be written any more. */
export class AccountGone extends Error {}

/** Who works on an import. */
export interface Work {
  readonly uid: string;
  readonly job: ImportJob;
  /** Names this worker in the import's lease. */
  readonly owner: string;
}

const attempts = 5;
const firstPauseMs = 200;

/** Repeats what failed for a reason that may pass, with growing pauses; our own refusals do not. */
export async function persistently<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      const isFinal =
        error instanceof ApiError || error instanceof LeaseLost || error instanceof AccountGone;
      if (isFinal || attempt === attempts) throw error;
      log("warn", "import retries", { attempt, ...errorFields(error) });
      await delay(firstPauseMs * 3 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

/** Throws AccountGone when there is no account any more. */
export async function requireAccount(uid: string): Promise<void> {
  if ((await getProfile(uid)) === undefined) throw new AccountGone();
}

/** Notes how far the work has come. Throws LeaseLost when the import is in other hands. */
export async function checkpoint(
  { uid, job, owner }: Work,
  step: "place" | "putBack",
  done: number,
): Promise<void> {
  if ((await checkpointImport(uid, job.id, owner, step, done)) === undefined) {
    throw new LeaseLost();
  }
}
