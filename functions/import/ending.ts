import { randomUUID } from "node:crypto";
import * as sentences from "../../shared/sentences.ts";
import { sendsMail } from "../mail/sender.ts";
import { sendMail, type Mail } from "../mail/send.ts";
import { deleteFile } from "../objects/import-files.ts";
import type { ImportMessage } from "../queue/import-queue.ts";
import { env } from "../runtime/env.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { getImport } from "../table/imports/import-jobs.ts";
import {
  claimMail,
  releaseImport,
  restImport,
  takeImport,
  type Ending,
} from "../table/imports/import-moves.ts";
import { getPrivateData } from "../table/people/accounts.ts";
import { getProfile } from "../table/people/profiles.ts";
import { importFailedMail, type ImportMailInput } from "./import-mail.ts";
import { recount } from "./recount.ts";
import { reportOf } from "./report.ts";
import { LeaseLost, type Work } from "./work.ts";

/**
 * Sends the one e-mail of an import, if nobody has. It is claimed first: rather none than two. A site without a sender
 * claims none, so that nothing says that one was sent.
 */
export async function sendImportMail(
  { uid, job }: Work,
  write: (to: ImportMailInput) => Mail,
): Promise<void> {
  if (!sendsMail()) {
    log("info", "import mail", { isSent: false });
    return;
  }
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
    const name = error instanceof Error ? error.name : "unknown";
    log("warn", "import mail", { error: name }, { ofSite: { RefusedMails: 1 } });
  }
}

/** Deletes the uploaded files of an import. */
export async function deleteFiles({ uid, job }: Work): Promise<void> {
  for (let part = 1; part <= job.parts; part++) await deleteFile(uid, job.id, part);
}

/** Brings an import to rest in its final state. Throws LeaseLost when it is in other hands. */
export async function bringToRest(work: Work, ending: Ending): Promise<void> {
  if (!(await restImport(work.uid, work.job.id, work.owner, ending))) throw new LeaseLost();
  // The bucket forgets old files by itself: that a deletion fails keeps nobody from their list.
  await deleteFiles(work).catch((error: unknown) => {
    log("warn", "import file", errorFields(error));
  });
}

/** Ends an import that cannot be finished: what was placed stays, is counted and told, and can be undone. */
export async function failImport(work: Work, error: string): Promise<void> {
  const { uid, job } = work;
  if (job.state === "undoing") return bringToRest(work, { by: "giveUpUndoing", failure: error });
  const report = await reportOf(uid, (await getImport(uid, job.id)) ?? job);
  await recount(uid, job.kind);
  await sendImportMail(work, (to) => importFailedMail(to, error, report));
  await bringToRest(work, { by: "fail", report, failure: error });
}

/**
 * Ends an import that no worker has finished for too long, as a worker would. False when one has it in hands after all.
 */
export async function giveUp({ uid, job: id }: ImportMessage): Promise<boolean> {
  const owner = randomUUID();
  const job = await takeImport(uid, id, owner);
  if (job === undefined) return false;
  try {
    await failImport({ uid, job, owner }, sentences.importGaveUp);
    return true;
  } catch (error) {
    await releaseImport(uid, id, owner).catch(() => undefined);
    throw error;
  }
}
