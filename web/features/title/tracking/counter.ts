import { checkProgress } from "../../../../shared/entries/entry.ts";
import * as sentences from "../../../../shared/sentences.ts";
import { stepProgress, type TrackedTitle } from "../../../tracking/standing.ts";

/** The episode or chapter counter while somebody changes it. */
export interface Counter {
  /** What the field shows. */
  readonly text: string;
  /** What a save would send. */
  readonly progress: number;
  /** Why the last input was not taken as it was. */
  readonly problem?: string;
}

/** A counter that shows a number and has nothing to complain about. */
export const counterAt = (progress: number): Counter => ({ text: String(progress), progress });

/** After typing, on whatever keyboard: a Japanese one types wide digits. A refused number falls back to 0 or to the total; an empty field may wait for its first digit. */
export function typed({ kind, total }: TrackedTitle, counter: Counter, text: string): Counter {
  if (text.trim() === "") return { text: "", progress: counter.progress };
  const check = checkProgress(kind, text.normalize("NFKC"), total);
  if (check.ok) return counterAt(check.progress);
  return { ...counterAt(check.clamped), problem: check.message };
}

/** After leaving the field: empty is no number. */
export function left(counter: Counter): Counter {
  return counter.text === "" ? { ...counterAt(0), problem: sentences.validNumber } : counter;
}

/** After a press of plus or minus. */
export function stepped(title: TrackedTitle, counter: Counter, by: 1 | -1): Counter {
  const check = stepProgress(title, counter.progress, by);
  if (check.ok) return counterAt(check.progress);
  return { ...counterAt(check.clamped), problem: check.message };
}
