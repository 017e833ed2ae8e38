import { imports } from "../../shared/api/imports.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import { keptReasonNames, keptReasons, restingStates } from "../../shared/imports.ts";
import { handle } from "../handle.ts";
import { undoUntilMs } from "../import/can-undo.ts";
import { keptTotal } from "../import/kept-total.ts";
import { getImport, listImports, type ImportJob, type ImportReport } from "../table/import-jobs.ts";

const presentReport = ({ reasons, kept, ...counts }: ImportReport) => ({
  ...counts,
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

function present(job: ImportJob) {
  const untilMs = undoUntilMs(job);
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

export const handler = handle(imports, async ({ job_id }, { uid }) => {
  const jobs = job_id === undefined ? await listImports(uid) : [await requireImport(uid, job_id)];
  return { imports: jobs.map(present) };
});
