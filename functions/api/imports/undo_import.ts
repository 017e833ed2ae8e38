import { undo_import } from "../../../shared/api/imports.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { handle } from "../../http/handle.ts";
import { unchangingOf, undoUntilMs } from "../../import/undoing/can-undo.ts";
import { enqueue } from "../../queue/import-queue.ts";
import { getImport, type ImportJob } from "../../table/imports/import-jobs.ts";
import { reopenImport } from "../../table/imports/import-moves.ts";

const message = "We are putting your list back as it was. This takes a moment.";

/** Throws ApiError 409 for an import that cannot be undone now, with the reason. */
async function requireUndoable(uid: string, job: ImportJob): Promise<void> {
  if (job.state === "undone") throw new ApiError("conflict", sentences.importUndone);
  if ((await unchangingOf(uid, [job]))(job)) {
    throw new ApiError("conflict", sentences.importUnchanging);
  }
  const untilMs = undoUntilMs(job);
  if (untilMs === undefined) throw new ApiError("conflict", sentences.importStillRuns);
  if (Date.now() >= untilMs) throw new ApiError("conflict", sentences.importUndoLate);
}

export const handler = handle(undo_import, async ({ job_id }, { uid }) => {
  const job = await getImport(uid, job_id);
  if (job === undefined) throw new ApiError("not_found", sentences.importNotFound);
  // A second click finds it under way.
  if (job.state === "undoing") return { message };
  await requireUndoable(uid, job);
  if (!(await reopenImport(uid, job_id, job.state))) {
    throw new ApiError("conflict", sentences.busy);
  }
  await enqueue({ uid, job: job_id });
  return { message };
});
