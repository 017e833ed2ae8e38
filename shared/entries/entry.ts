import { exceedsTotal } from "../errors.ts";
import * as sentences from "../sentences.ts";
import { kindRules, type Kind, type Status } from "../kind.ts";
import * as limits from "../limits.ts";

/** What a counter may hold: a whole number from 0 up to the total. */
export type ProgressCheck =
  | { readonly ok: true; readonly progress: number }
  | { readonly ok: false; readonly message: string; readonly clamped: number };

/**
 * Checks a counter's value against a title's total (null: unknown).
 * A refused value comes back with the sentence to show and the value the counter falls back to.
 */
export function checkProgress(kind: Kind, value: unknown, total: number | null): ProgressCheck {
  // Digits only: Number() would read "0x5" and "1e1", too.
  const isDigits = typeof value === "string" && /^\s*\d+\s*$/.test(value);
  const progress = isDigits ? Number(value) : value;
  if (typeof progress !== "number" || !Number.isInteger(progress) || progress < 0) {
    return { ok: false, message: sentences.validNumber, clamped: 0 };
  }
  const most = total ?? limits.progressMaximum;
  if (progress > most) {
    const message =
      total === null ? sentences.validNumber : exceedsTotal(kindRules[kind].units, total);
    return { ok: false, message, clamped: most };
  }
  return { ok: true, progress };
}

/** The status that progress means for a title with a known total: none is PLANNED, all is COMPLETED, else WATCHING or READING. */
export function statusFor(kind: Kind, progress: number, total: number | null): Status {
  if (progress === 0) return "PLANNED";
  if (progress === total) return "COMPLETED";
  return kindRules[kind].active;
}
