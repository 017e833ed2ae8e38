import { randomUUID } from "node:crypto";
import { sentences } from "../../shared/errors.ts";
import { env } from "../runtime/env.ts";
import { errorFields, log } from "../runtime/log.ts";
import { importFailedMail, type ImportMailInput } from "./import-mail.ts";
import { sendMail, type Mail } from "../mail/send.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { claimMail, getImport, type ImportReport } from "../table/imports/import-jobs.ts";
import { releaseImport, restImport, takeImport } from "../table/imports/import-leases.ts";
import { getPrivateData } from "../table/people/accounts.ts";
import { getProfile } from "../table/people/profiles.ts";
import { deleteFile } from "../objects/import-files.ts";
import { LeaseLost, type Work } from "./lease.ts";
import type { ImportMessage } from "../queue/import-queue.ts";
import { recount } from "./recount.ts";
import { reportOf } from "./report.ts";

/** Sends the one e-mail of an import, if nobody has. It is claimed first: rather none than two. */
export async function tell(
  { uid, job }: Work,
  write: (to: ImportMailInput) => Mail,
): Promise<void> {
  const [data, profile] = await sideBySide([getPrivateData(uid), getProfile(uid)]);
  const email = data?.email;
  if (email === undefined || profile === undefined || !(await claimMail(uid, job.id))) return;
  const mail = write({
    kind: job.kind,
    username: profile.username,
    origin: env("PUBLIC_ORIGIN"),
    missingParts: job.missingParts,
  });
  try {
    await sendMail(email, mail);
  } catch (error) {
    // The lists are as they should be, and the report is on the profile: a lost e-mail is no failure.
    // By its name only: what the service says may hold the address.
    log("warn", "import mail", { error: error instanceof Error ? error.name : "unknown" });
  }
}

/** Deletes the uploaded files of an import. */
export async function deleteFiles({ uid, job }: Work): Promise<void> {
  for (let part = 1; part <= job.parts; part++) await deleteFile(uid, job.id, part);
}

/** Brings an import to rest in its final state. Throws LeaseLost when it is in other hands. */
export async function rest(
  work: Work,
  end: { state: "finished" | "failed" | "undone"; report?: ImportReport; error?: string },
): Promise<void> {
  if (!(await restImport(work.uid, work.job.id, work.owner, end))) throw new LeaseLost();
  // The bucket forgets old files by itself: that a deletion fails keeps nobody from their list.
  await deleteFiles(work).catch((error: unknown) => {
    log("warn", "import file", errorFields(error));
  });
}

/** Ends an import that cannot be finished: what was placed stays, is counted and told, and can be undone. */
export async function fail(work: Work, error: string): Promise<void> {
  const { uid, job } = work;
  if (job.state === "undoing") return rest(work, { state: "finished", error });
  const report = await reportOf(uid, (await getImport(uid, job.id)) ?? job);
  await recount(uid, job.kind);
  await tell(work, (to) => importFailedMail(to, error, report));
  await rest(work, { state: "failed", report, error });
}

/**
 * Ends an import that no worker has finished for too long, as a worker would. False when one has it in hands after all.
 */
export async function giveUp({ uid, job: id }: ImportMessage): Promise<boolean> {
  const owner = randomUUID();
  const job = await takeImport(uid, id, owner);
  if (job === undefined) return false;
  try {
    await fail({ uid, job, owner }, sentences.importGaveUp);
    return true;
  } catch (error) {
    await releaseImport(uid, id, owner).catch(() => undefined);
    throw error;
  }
}
