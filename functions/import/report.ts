import type { KeptReason } from "../../shared/imports.ts";
import { limits } from "../../shared/limits.ts";
import type { ImportJob, ImportReport } from "../table/import-jobs.ts";
import { eachPlan } from "../table/import-chunks.ts";

/** Adds up what became of an import's rows, from the records that its chunks left. */
export async function reportOf(uid: string, { id, kind }: ImportJob): Promise<ImportReport> {
  const sum = { added: 0, raised: 0, unchanged: 0, provisional: 0 };
  const reasons: Partial<Record<KeptReason, number>> = {};
  const kept: ImportReport["kept"] = [];
  for await (const { counts, kept: aside } of eachPlan(uid, kind, id)) {
    sum.added += counts.added;
    sum.raised += counts.raised;
    sum.unchanged += counts.unchanged;
    sum.provisional += counts.provisional;
    for (const { reason } of aside) reasons[reason] = (reasons[reason] ?? 0) + 1;
    // The last chunk comes first.
    kept.unshift(...aside.map(({ title, reason }) => ({ title, reason })));
  }
  return { ...sum, reasons, kept: kept.slice(0, limits.importKeptShown) };
}
