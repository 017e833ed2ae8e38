import { limits } from "../../shared/limits.ts";
import type { ImportJob, ImportReport } from "../table/import-jobs.ts";
import { keptTotal } from "./kept-total.ts";

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

/** Until when an import can be undone, in milliseconds since 1970; undefined when there is nothing to undo. */
export function undoUntilMs({ state, finishedAtMs, report }: ImportJob): number | undefined {
  if (state !== "finished" && state !== "failed") return undefined;
  if (finishedAtMs === undefined || report === undefined || isUnchanging(report)) return undefined;
  return finishedAtMs + limits.importUndoDays * 86_400_000;
}
