import { imports } from "../../../shared/api/imports.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { keptReasonNames, keptReasons, restingStates } from "../../../shared/imports.ts";
import { kinds } from "../../../shared/kind.ts";
import { handle } from "../../http/handle.ts";
import { keptTotal } from "../../import/kept-total.ts";
import { unchangingOf, undoUntilMs } from "../../import/undoing/can-undo.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import {
  getImport,
  listImports,
  type ImportJob,
  type ImportReport,
} from "../../table/imports/import-jobs.ts";
import { listLeftovers } from "../../table/imports/leftovers.ts";

const presentReport = ({ reasons, kept, isBrokenOff, ...counts }: ImportReport) => ({
  ...counts,
  broken_off: isBrokenOff,
  kept_aside: keptTotal(reasons),
  reasons: keptReasonNames.flatMap((reason) => {
    const count = reasons[reason] ?? 0;
    return count === 0 ? [] : [{ reason, sentence: keptReasons[reason], count }];
  }),
  kept,
});

const iso = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();

function progressOf({ state, done, rows }: ImportJob): number {
  if (restingStates.includes(state)) return 1;
  return rows === 0 ? 0 : Math.min(1, done / rows);
}

function present(job: ImportJob, isUnchanging: boolean) {
  const untilMs = isUnchanging ? undefined : undoUntilMs(job);
  return {
    job_id: job.id,
    kind: job.kind,
    state: job.state,
    progress: progressOf(job),
    rows_done: job.done,
    rows: job.rows,
    missing_parts: job.missingParts,
    started_at: iso(job.createdAtMs) ?? "",
    finished_at: iso(job.finishedAtMs),
    report: job.report === undefined ? null : presentReport(job.report),
    error: job.failure ?? null,
    can_undo: untilMs !== undefined && Date.now() < untilMs,
    undo_until: iso(untilMs),
  };
}

/** One import of the user. Throws ApiError 404 for anybody else's. */
async function requireImport(uid: string, id: string): Promise<ImportJob> {
  const job = await getImport(uid, id);
  if (job === undefined) throw new ApiError("not_found", sentences.importNotFound);
  return job;
}

/** A report with all rows that were kept aside, where it names the first ones only. */
async function withAllKept(uid: string, job: ImportJob): Promise<ImportJob> {
  const { report } = job;
  if (report === undefined || keptTotal(report.reasons) <= report.kept.length) return job;
  const all = await sideBySide(kinds.map((kind) => listLeftovers(uid, kind)));
  const kept = all
    .flat()
    .filter((leftover) => leftover.job === job.id)
    .sort((a, b) => a.at - b.at)
    .map(({ row: { title }, reason }) => ({ title, reason }));
  // Once the import is undone they are gone.
  return kept.length > report.kept.length ? { ...job, report: { ...report, kept } } : job;
}

export const handler = handle(imports, async ({ job_id }, { uid }) => {
  const jobs =
    job_id === undefined
      ? await listImports(uid)
      : [await withAllKept(uid, await requireImport(uid, job_id))];
  const isUnchanging = await unchangingOf(uid, jobs);
  return { imports: jobs.map((job) => present(job, isUnchanging(job))) };
});
