import { keptReasonNames } from "../../shared/imports.ts";
import type { ImportReport } from "../table/imports/import-jobs.ts";

/** How many rows were kept aside for any reason. */
export const keptTotal = (reasons: ImportReport["reasons"]): number =>
  keptReasonNames.reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0);
