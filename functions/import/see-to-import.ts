import { randomUUID } from "node:crypto";
import { ApiError, type ErrorCode } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { grantMissing } from "../achievements/count-all.ts";
import type { ImportMessage } from "../queue/import-queue.ts";
import { errorFields, log, logAbout, loggedAbout } from "../runtime/log.ts";
import { closeImport } from "../table/imports/import-moves.ts";
import { releaseImport, takeImport } from "../table/imports/import-moves.ts";
import { eraseItems } from "../table/people/deletions.ts";
import { getProfile } from "../table/people/profiles.ts";
import { deleteFiles, failImport, bringToRest, sendImportMail } from "./ending.ts";
import { importFinishedMail } from "./import-mail.ts";
import { placeRows } from "./placing/place-rows.ts";
import { recount } from "./recount.ts";
import { reportOf } from "./report.ts";
import { undoRows } from "./undoing/undo-rows.ts";
import { AccountGone, LeaseLost, type Work } from "./work.ts";
import { persistently, requireAccount } from "./work.ts";

/** What says nothing of the file: somebody was faster, or there is no catalogue yet. */
const mayPass: readonly ErrorCode[] = ["conflict", "unavailable"];

/** How often an import is begun again before it is given up. */
const attemptsAllowed = 8;

/** Grants what the import has earned, by name. A failure is made up for by the daily job. */
async function earnedBy(uid: string): Promise<string[]> {
  try {
    return (await grantMissing(uid)).map(({ name }) => name);
  } catch (error) {
    log("warn", "import achievements", errorFields(error));
    return [];
  }
}

async function place(work: Work): Promise<void> {
  const { uid, job } = work;
  const { isBrokenOff } = await placeRows(work);
  await persistently(() => recount(uid, job.kind));
  const earned = await earnedBy(uid);
  const placed = await persistently(() => reportOf(uid, { ...job, done: job.rows }));
  const report = { ...placed, isBrokenOff };
  await requireAccount(uid);
  await sendImportMail(work, (to) => importFinishedMail(to, report, earned));
  await bringToRest(work, { by: "finish", report });
}

async function undo(work: Work): Promise<void> {
  await undoRows(work);
  await persistently(() => recount(work.uid, work.job.kind));
  await requireAccount(work.uid);
  await bringToRest(work, { by: "finishUndoing" });
}

async function workOn(work: Work): Promise<void> {
  const { job } = work;
  if (job.attempts > attemptsAllowed) return failImport(work, sentences.importGaveUp);
  try {
    await (job.state === "undoing" ? undo(work) : place(work));
  } catch (error) {
    // A refusal of ours says what is wrong with the file: trying again would not help.
    if (error instanceof ApiError && !mayPass.includes(error.code))
      return failImport(work, error.message);
    throw error;
  }
}

/**
 * Sees to the import that a message names: places its rows, or undoes it. Messages that come again, late, or for an
 * import that is at rest, gone, or in other hands do nothing. Rejects when it must be tried again.
 */
export async function seeToImport({ uid, job: id }: ImportMessage): Promise<void> {
  const owner = randomUUID();
  const job = await takeImport(uid, id, owner);
  if (job === undefined) return;
  logAbout({ ...loggedAbout(), edgeId: job.edgeId });
  const work = { uid, job, owner };
  try {
    await workOn(work);
    log("info", "import at rest", { job: id, kind: job.kind, was: job.state });
  } catch (error) {
    if (error instanceof LeaseLost || error instanceof AccountGone) {
      // A deleted account takes its imports with it, which looks like a lease that was lost.
      if ((await getProfile(uid)) === undefined) await forget(work);
      return;
    }
    await releaseImport(uid, id, owner).catch(() => undefined);
    throw error;
  }
}

/** What is left after that goes with the next step of the account's deletion. */
const eraseMs = 60_000;

/** Takes away what this import may have written after its account was deleted. */
async function forget(work: Work): Promise<void> {
  await deleteFiles(work);
  await eraseItems(work.uid, Date.now() + eraseMs);
  await closeImport(work.uid, work.job.id);
}
