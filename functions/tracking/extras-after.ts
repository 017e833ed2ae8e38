import type { Day } from "../../shared/entries/day.ts";
import * as limits from "../../shared/limits.ts";
import type { Entry } from "../table/entry-item.ts";
import { packExtras, saidBefore, unpackExtras, type DatedField, type Extras } from "./extras.ts";
import type { EntryState } from "./next-entry.ts";

/** A change of status or progress. */
export interface Turn {
  readonly before: Entry | undefined;
  /** The entry that it was when it was dropped, of a title that is added anew. */
  readonly dropped?: Entry | undefined;
  readonly next: EntryState;
  /** Episodes or chapters; null when not known. */
  readonly total: number | null;
  /** The day it is for whoever changes it; undefined where the change says nothing of when it was seen. */
  readonly day: Day | undefined;
  readonly nowMs: number;
}

/** Whether all of it is told at once: that was seen before, nobody can say when. A film is seen in one step. */
const isAllAtOnce = ({ before, next, total }: Turn): boolean =>
  (before?.progress ?? 0) === 0 && next.status === "COMPLETED" && total !== 1;

const begins = ({ before, next }: Turn): boolean =>
  next.progress > 0 && (before?.progress ?? 0) === 0;

const completes = ({ before, next }: Turn): boolean =>
  next.status === "COMPLETED" && before?.status !== "COMPLETED";

/** Sets a date that sets itself, unless its owner or a file has said one. */
function dated(extras: Extras, field: DatedField, turn: Turn): Extras {
  if (extras.own.includes(field)) return extras;
  const isByItself = extras.dated.includes(field);
  if (extras[field] !== null && !isByItself) return extras;
  // What was taken back a moment ago, and comes again, is an undo.
  const { before, nowMs } = turn;
  const isUndo = nowMs - (before?.changedAtMs ?? 0) <= limits.droppedKeptMinutes * 60_000;
  if (isByItself && isUndo) return extras;
  const day = isAllAtOnce(turn) ? undefined : turn.day;
  const others = extras.dated.filter((other) => other !== field);
  return {
    ...extras,
    [field]: day ?? null,
    dated: day === undefined ? others : [...others, field],
  };
}

/**
 * What a change of status or progress leaves of an entry's extras, packed: a file's own status is no longer true, and
 * neither is "on hold"; it starts and finishes on the day it does, and a run goes on as long as it is completed.
 */
export function extrasAfter(turn: Turn): string | undefined {
  const known = turn.before
    ? unpackExtras(turn.before.extras)
    : saidBefore(unpackExtras(turn.dropped?.extras));
  const again = turn.next.status === "COMPLETED" ? known.again : null;
  let next: Extras = {
    ...known,
    again,
    listedAs: again === null ? null : "repeating",
    own: known.own.filter((field) => field !== "hold"),
  };
  if (begins(turn)) next = dated(next, "start", turn);
  if (completes(turn)) next = dated(next, "finish", turn);
  return packExtras(next);
}

/** When an entry was started and finished, as far as that is true of it as it stands. */
export function datesOf(
  { status, progress }: EntryState,
  { start, finish, dated: byThemselves }: Extras,
): { readonly start: string | null; readonly finish: string | null } {
  const isStarted = progress > 0 || !byThemselves.includes("start");
  const isFinished = status === "COMPLETED" || !byThemselves.includes("finish");
  return { start: isStarted ? start : null, finish: isFinished ? finish : null };
}
