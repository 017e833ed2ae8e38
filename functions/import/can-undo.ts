import { limits } from "../../shared/limits.ts";
import type { ImportJob, ImportReport } from "../table/import-jobs.ts";
import { keptTotal } from "./kept-total.ts";

/**
 * Whether an import left the account as it was: all that it placed was there already. What such a file kept aside was
 * kept before, too; a file with nothing to place brought what it kept.
 */
export const isUnchanging = ({ added, raised, updated, unchanged, reasons }: ImportReport) =>
  added + raised + updated === 0 && (unchanged > 0 || keptTotal(reasons) === 0);

/** Until when an import can be undone, in milliseconds since 1970; undefined when there is nothing to undo. */
export function undoUntilMs({ state, finishedAtMs, report }: ImportJob): number | undefined {
  if (state !== "finished" && state !== "failed") return undefined;
  if (finishedAtMs === undefined || report === undefined || isUnchanging(report)) return undefined;
  return finishedAtMs + limits.importUndoDays * 86_400_000;
}
