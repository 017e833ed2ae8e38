import { randomUUID } from "node:crypto";
import { ApiError, sentences } from "../../shared/errors.ts";
import { grantMissing } from "../achievements/earn.ts";
import { env } from "../env.ts";
import { errorFields, log } from "../log.ts";
import { importFailedMail, importFinishedMail } from "../mail/import-mail.ts";
import { sendMail, type Mail } from "../mail/send.ts";
import { eraseItems } from "../table/deletions.ts";
import {
  claimMail,
  closeImport,
  releaseImport,
  restImport,
  takeImport,
  type ImportReport,
} from "../table/import-jobs.ts";
import { getPrivateData, getProfile } from "../table/users.ts";
import { deleteFile } from "./file-store.ts";
import type { ImportMessage } from "./queue.ts";
import { recount } from "./recount.ts";
import { reportOf } from "./report.ts";
import {
  AccountGone,
  LeaseLost,
  persistently,
  placeRows,
  requireAccount,
  type Work,
} from "./run.ts";
import { undoRows } from "./undo.ts";

/** How often an import is begun again before it is given up. */
const attemptsAllowed = 8;

/** Sends the one e-mail of an import, if nobody has. It is claimed first: rather none than two. */
async function tell(
  { uid, job }: Work,
  write: (to: { kind: typeof job.kind; username: string; origin: string }) => Mail,
): Promise<void> {
  const [data, profile] = await Promise.all([getPrivateData(uid), getProfile(uid)]);
  const email = data?.email;
  if (email === undefined || profile === undefined || !(await claimMail(uid, job.id))) return;
  const mail = write({
    kind: job.kind,
    username: profile.username,
    origin: env("PUBLIC_ORIGIN"),
  });
  try {
    await sendMail(email, mail);
  } catch (error) {
    // The lists are as they should be, and the report is on the profile: a lost e-mail is no failure.
    // By its name only: what the service says may hold the address.
    log("warn", "import mail", { error: error instanceof Error ? error.name : "unknown" });
  }
}

async function deleteFiles({ uid, job }: Work): Promise<void> {
  for (let part = 1; part <= job.parts; part++) await deleteFile(uid, job.id, part);
}

async function rest(
  work: Work,
  end: { state: "finished" | "failed" | "undone"; report?: ImportReport; error?: string },
): Promise<void> {
  if ((await restImport(work.uid, work.job.id, work.owner, end)) === undefined)
    throw new LeaseLost();
  // The bucket forgets old files by itself: that a deletion fails keeps nobody from their list.
  await deleteFiles(work).catch((error: unknown) => {
    log("warn", "import file", errorFields(error));
  });
}

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
  await placeRows(work);
  await persistently(() => recount(uid, job.kind));
  const earned = await earnedBy(uid);
  const report = await persistently(() => reportOf(uid, job));
  await requireAccount(uid);
  await tell(work, (to) => importFinishedMail(to, report, earned));
  await rest(work, { state: "finished", report });
}

async function undo(work: Work): Promise<void> {
  await undoRows(work);
  await persistently(() => recount(work.uid, work.job.kind));
  await requireAccount(work.uid);
  await rest(work, { state: "undone" });
}

/** Ends an import that cannot be finished: what was placed stays, is counted, and can be undone. */
async function fail(work: Work, error: string): Promise<void> {
  const { uid, job } = work;
  if (job.state === "undoing") return rest(work, { state: "finished", error });
  const report = await reportOf(uid, job);
  await recount(uid, job.kind);
  await tell(work, (to) => importFailedMail(to, error, report));
  await rest(work, { state: "failed", report, error });
}

async function workOn(work: Work): Promise<void> {
  const { job } = work;
  if (job.attempts > attemptsAllowed) return fail(work, sentences.importGaveUp);
  try {
    await (job.state === "undoing" ? undo(work) : place(work));
  } catch (error) {
    // A refusal of ours says what is wrong with the file: trying again would not help.
    if (error instanceof ApiError && error.code !== "conflict") return fail(work, error.message);
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
  const work = { uid, job, owner };
  try {
    await workOn(work);
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
