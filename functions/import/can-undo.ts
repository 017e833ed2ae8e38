import { limits } from "../../shared/limits.ts";
import type { ImportJob } from "../table/import-jobs.ts";

/** Until when an import can be undone, in milliseconds since 1970; undefined when there is nothing to undo. */
export function undoUntilMs({ state, finishedAtMs, report }: ImportJob): number | undefined {
  if (state !== "finished" && state !== "failed") return undefined;
  if (finishedAtMs === undefined || report === undefined) return undefined;
  return finishedAtMs + limits.importUndoDays * 86_400_000;
}
