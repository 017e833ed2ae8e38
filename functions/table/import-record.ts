import { limits } from "../../shared/limits.ts";

/**
 * How long it is recorded what an import wrote over: for as long as one can be undone that came while this one could,
 * and a day.
 */
export const importRecordSeconds = (2 * limits.importUndoDays + 1) * 86_400;
