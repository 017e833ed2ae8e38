import { longDay } from "../../../shared/words/day-words.ts";
import type { Day } from "../../../shared/entries/day.ts";
import { wrongEdit, wrongSpan } from "../../../shared/entries/entry-edit.ts";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import * as sentences from "../../../shared/sentences.ts";
import { textLength } from "../../../shared/text-length.ts";
import type { Edit, Entry } from "./entry-edits.ts";

/** The fields of the folded part, in their order. */
export const detailNames = ["started", "finished", "repeats", "notes"] as const;

export type DetailName = (typeof detailNames)[number];

/** What somebody has typed and not saved. A field that is left out follows the entry. */
export type Typed = Readonly<Partial<Record<DetailName, string>>>;

/** What stands below fields, why they cannot be saved. */
export type Problems = Readonly<Partial<Record<DetailName, string>>>;

/** What a date field holds while its day is not whole: browsers do not tell what that is. */
export const halfTyped = "?";

/** A day that a date field can show; a file may know the month or the year alone. */
const isWhole = (day: string): boolean => !day.endsWith("-00");

/** What the entry itself says in each field. */
const storedText = ({ started, finished, repeats, notes }: Entry) => ({
  started: started ?? "",
  finished: finished ?? "",
  repeats: String(repeats),
  notes,
});

/** What each field says: what is typed, else the entry. */
export const shownText = (entry: Entry, typed: Typed): Readonly<Record<DetailName, string>> => ({
  ...storedText(entry),
  ...typed,
});

/** What a date field can show of a text. */
export const dateValue = (text: string): string =>
  text === halfTyped || !isWhole(text) ? "" : text;

/** A day that is not known whole, in words: "May 2019", "2019"; undefined for any other text. */
export const partialWords = (text: string): string | undefined =>
  /^\d{4}-\d{2}-00$/.test(text) ? longDay(text) : undefined;

/** A whole number as it is typed, on whatever keyboard; NaN for what is none. */
const countIn = (text: string): number => {
  const plain = text.normalize("NFKC").trim();
  return /^\d+$/.test(plain) ? Number(plain) : NaN;
};

/** What saving would send: the fields that differ from the entry, and no other. */
export function detailsEdit(entry: Entry, typed: Typed): Edit {
  const { started, finished, repeats, notes } = typed;
  return {
    ...(started !== undefined && started !== (entry.started ?? "") && { started: started || null }),
    ...(finished !== undefined &&
      finished !== (entry.finished ?? "") && { finished: finished || null }),
    ...(repeats !== undefined &&
      countIn(repeats) !== entry.repeats && { repeats: countIn(repeats) }),
    ...(notes !== undefined && notes.trim() !== entry.notes && { notes: notes.trim() }),
  };
}

/** Whether there is anything to save. */
export const isChanged = (entry: Entry, typed: Typed): boolean =>
  Object.keys(detailsEdit(entry, typed)).length > 0;

/** Why what is typed cannot be saved, beside the field that is to blame. `today` is the last day that can be named. */
export function detailsProblems(kind: Kind, entry: Entry, typed: Typed, today: Day): Problems {
  const edit = detailsEdit(entry, typed);
  const { started = entry.started, finished = entry.finished } = edit;
  const problems: Partial<Record<DetailName, string>> = {};
  for (const name of detailNames) {
    const isHalf = edit[name] === halfTyped;
    const problem = isHalf ? sentences.dayForm : wrongEdit(kind, { [name]: edit[name] }, today);
    if (problem !== undefined) problems[name] = problem;
  }
  const isDated = edit.started !== undefined || edit.finished !== undefined;
  if (isDated && problems.started === undefined && problems.finished === undefined) {
    const span = wrongSpan(started, finished);
    if (span !== undefined) problems[edit.finished === undefined ? "started" : "finished"] = span;
  }
  return problems;
}

/** What is still to be saved of what was typed, after a save of some of it: who types on meanwhile loses nothing. */
export const unsavedAfter = (typed: Typed, sent: Typed): Typed =>
  Object.fromEntries(
    detailNames.flatMap((name) => {
      const text = typed[name];
      return text === undefined || text === sent[name] ? [] : [[name, text]];
    }),
  );

/** From how many characters on the notes say how many they are. */
const countedFrom = limits.notesCharacters - 200;

/** How many characters of notes there are; undefined as long as there is room enough. */
export function notesCount(notes: string): number | undefined {
  const count = textLength(notes.trim());
  return count >= countedFrom ? count : undefined;
}
