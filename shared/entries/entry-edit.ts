import { isWholeDay } from "./whole-day.ts";
import type { Kind } from "../kind.ts";
import * as limits from "../limits.ts";
import * as sentences from "../sentences.ts";
import { isLonger } from "../text-length.ts";

/** What a fan says of a title on their list beside status and progress. A field that is left out stays as it is. */
export interface EntryEdit {
  /** 1 to 10 in halves; null for none. */
  readonly score?: number | null | undefined;
  /** `YYYY-MM-DD`, with 00 for a month or day that is not known; null for none. */
  readonly started?: string | null | undefined;
  readonly finished?: string | null | undefined;
  /** How often it was seen or read again, to the end. */
  readonly repeats?: number | undefined;
  /** How far the run is that is under way; null ends it uncounted. */
  readonly again?: number | null | undefined;
  readonly notes?: string | undefined;
  readonly on_hold?: boolean | undefined;
  /** Whether nobody else sees it on the list. */
  readonly private?: boolean | undefined;
  /** Whether it takes back another edit, and so may bring back what nobody can give here. */
  readonly undo?: boolean | undefined;
}

/** Whether a score can be given here: files bring finer ones. */
export const isScore = (score: number): boolean =>
  score >= limits.leastScore && score <= limits.greatestScore && Number.isInteger(score * 2);

/** Whether a score is one that a file may have brought. */
const isKept = (score: number): boolean =>
  score > 0 && score <= limits.greatestScore && Number(score.toFixed(1)) === score;

const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text names a day, a month or a year of the calendar in the form `YYYY-MM-DD`, with 00 for what is not known. */
export function isDay(text: string): boolean {
  const [, year, month, day] = dayForm.exec(text) ?? [];
  if (year === undefined) return false;
  if (month === "00") return day === "00";
  return isWholeDay(day === "00" ? `${year}-${month}-01` : text);
}

/** What is wrong with a day on which somebody says to have watched or read something; undefined when nothing is. */
function wrongDay(text: string | null | undefined, today: string): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (!isDay(text)) return sentences.dayForm;
  if (text.slice(0, 4) < String(limits.earliestYear)) return sentences.dayTooEarly;
  return text > today ? sentences.dayToCome : undefined;
}

/** Whether one day is before another as far as both are known: who knows the year alone is not contradicted by a day in it. */
export function isBefore(day: string, other: string): boolean {
  for (const [from, to] of [
    [0, 4],
    [5, 7],
    [8, 10],
  ] as const) {
    const [a, b] = [day.slice(from, to), other.slice(from, to)];
    if (Number(a) === 0 || Number(b) === 0) return false;
    if (a !== b) return a < b;
  }
  return false;
}

/** What is wrong with a finish beside a start; undefined when nothing is. */
export const wrongSpan = (started: string | null, finished: string | null): string | undefined =>
  started !== null && finished !== null && isBefore(finished, started)
    ? sentences.finishBeforeStart
    : undefined;

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

/**
 * The sentence for the first field of an edit that cannot be, whatever the entry is; undefined when all can. `today` is the
 * last day that can be named, `YYYY-MM-DD`.
 */
export function wrongEdit(kind: Kind, edit: EntryEdit, today: string): string | undefined {
  const { score, started, finished, repeats, again, notes } = edit;
  const isTaken = edit.undo === true ? isKept : isScore;
  if (score !== undefined && score !== null && !isTaken(score)) return sentences.scoreRange;
  const day = wrongDay(started, today) ?? wrongDay(finished, today);
  if (day !== undefined) return day;
  const span = wrongSpan(started ?? null, finished ?? null);
  if (span !== undefined) return span;
  if (repeats !== undefined && !isCount(repeats, limits.repeatsMaximum)) {
    return sentences.repeatsRange(kind);
  }
  if (again !== undefined && again !== null && !isCount(again, limits.progressMaximum)) {
    return sentences.validNumber;
  }
  return notes !== undefined && isLonger(notes, limits.notesCharacters)
    ? sentences.notesTooLong
    : undefined;
}
