import * as limits from "../../../shared/limits.ts";
import type { ImportJob, ImportReport } from "../../table/imports/import-jobs.ts";
import { keptTotal } from "../kept-total.ts";
import { keptBefore } from "./kept-before.ts";

/**
 * Whether an import left the account as it was. A report that does not say so is older: what its file kept aside counts
 * as kept before when anything else of it was there already.
 */
export const isUnchanging = (report: ImportReport): boolean => {
  const { added, raised, updated, unchanged, reasons } = report;
  return (
    report.isUnchanging ??
    (added + raised + updated === 0 && (unchanged > 0 || keptTotal(reasons) === 0))
  );
};

const dayMs = 86_400_000;

/**
 * Whether an import changed nothing but perhaps by what it kept aside, also of rows that it was to place when it failed:
 * an earlier one had that, and it stands alone once that is undone.
 */
const isRepeating = ({ finishedAtMs = 0, report }: ImportJob): boolean =>
  report !== undefined &&
  isUnchanging(report) &&
  keptTotal(report.reasons) + report.left > 0 &&
  Date.now() < finishedAtMs + limits.importUndoDays * dayMs;

/** Tells which of some imports of a user have changed nothing, as the account is now. */
export async function unchangingOf(
  uid: string,
  jobs: readonly ImportJob[],
): Promise<(job: ImportJob) => boolean> {
  const isKeptBefore = jobs.some(isRepeating) ? await keptBefore(uid) : () => true;
  return (job) =>
    job.report !== undefined &&
    isUnchanging(job.report) &&
    (!isRepeating(job) || isKeptBefore(job.id));
}

/** Until when an import at rest can be undone, in milliseconds since 1970; undefined for one that is not. */
export function undoUntilMs({ state, finishedAtMs, report }: ImportJob): number | undefined {
  if (state !== "finished" && state !== "failed") return undefined;
  if (finishedAtMs === undefined || report === undefined) return undefined;
  return finishedAtMs + limits.importUndoDays * dayMs;
}
