import * as limits from "../../../shared/limits.ts";

/** How long the items live that record what an import wrote over, in seconds. */
export const importRecordSeconds = limits.importRecordDays * 86_400;
