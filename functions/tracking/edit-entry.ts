import { dayAt, type Day } from "../../shared/entries/day.ts";
import { wrongEdit, wrongSpan, type EntryEdit } from "../../shared/entries/entry-edit.ts";
import { ApiError, exceedsTotal } from "../../shared/errors.ts";
import { kindRules, type Kind } from "../../shared/kind.ts";
import * as sentences from "../../shared/sentences.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { getDiarySetting } from "../table/diary/setting.ts";
import { getEntry, putEntry } from "../table/entries.ts";
import type { Entry } from "../table/entry-item.ts";
import { getNotes, replaceNotes, type NotedWords } from "../table/imports/import-notes.ts";
import { getDatedTitle } from "../table/titles.ts";
import { datesOf } from "./extras-after.ts";
import { packExtras, unpackExtras, type Extras, type OwnField } from "./extras.ts";
import { totalWith, unpackTitle } from "./imported-title.ts";
import { toldOf } from "./told.ts";
import { againOf } from "./whole-entry.ts";

/** What is asked of an entry; `seen_again` ends the run that is under way, and counts it. */
export interface AskedEdit extends EntryEdit {
  readonly seen_again?: boolean | undefined;
  readonly raise_only?: boolean | undefined;
}

/** An entry and what is noted of it. */
export interface Kept {
  readonly entry: Entry;
  readonly noted: NotedWords | undefined;
}

const refuse = (sentence: string | undefined): void => {
  if (sentence !== undefined) throw new ApiError("bad_request", sentence);
};

/** Extras whose owner has said one field: imports leave it alone from now on. */
const saying = (extras: Extras, field: OwnField, said: Partial<Extras>): Extras => ({
  ...extras,
  ...said,
  own: [...extras.own, field],
  dated: extras.dated.filter((other) => other !== field),
});

/** A run that has ended; the file's own word for it is no longer true. */
const withoutRun = (extras: Extras): Extras => ({ ...extras, again: null, listedAs: null });

const withRun = (extras: Extras, again: number): Extras => ({
  ...extras,
  again,
  listedAs: "repeating",
});

const countedRun = (extras: Extras): Extras =>
  saying(withoutRun(extras), "repeats", { repeats: extras.repeats + 1 });

/**
 * What an edit makes of the run that is under way. One that has ended is neither ended nor counted again by a call that
 * comes twice, unless the call says, too, how many there are, as an undo does.
 */
function afterRun(
  kind: Kind,
  extras: Extras,
  current: number | null,
  total: number | null,
  { again, seen_again, repeats, raise_only: isRaiseOnly }: AskedEdit,
): Extras {
  if (seen_again === true) return current === null ? extras : countedRun(extras);
  if (again === undefined) return extras;
  if (again === null) return current === null ? extras : withoutRun(extras);
  if (total !== null && again > total) {
    refuse(exceedsTotal(kindRules[kind].units, total));
  }
  if (again === 0 || repeats !== undefined) return withRun(extras, again);
  if (current === null || (isRaiseOnly && again < current)) return extras;
  return again === total ? countedRun(extras) : withRun(extras, again);
}

/** What an edit makes of an entry's extras. Throws ApiError 400 with the sentence of what cannot be. */
function editedExtras(
  kind: Kind,
  { entry, noted }: Kept,
  total: number | null,
  edit: AskedEdit,
): Extras {
  const { score, started, finished, repeats, on_hold: isOnHold, private: isPrivate } = edit;
  let extras = unpackExtras(entry.extras);
  const before = datesOf(entry, extras);
  const run = againOf(kind, extras, noted?.rest);
  const isCompleted = entry.status === "COMPLETED";
  if (typeof edit.again === "number" && !isCompleted) refuse(sentences.onlyCompletedAgain(kind));
  if (isOnHold === true && isCompleted) refuse(sentences.completedNotOnHold);
  if (score !== undefined && score !== extras.score) extras = saying(extras, "score", { score });
  if (started !== undefined && started !== before.start) {
    extras = saying(extras, "start", { start: started });
  }
  if (finished !== undefined && finished !== before.finish) {
    extras = saying(extras, "finish", { finish: finished });
  }
  if (started !== undefined || finished !== undefined) {
    const { start, finish } = datesOf(entry, extras);
    refuse(wrongSpan(start, finish));
  }
  if (repeats !== undefined && repeats !== extras.repeats) {
    extras = saying(extras, "repeats", { repeats });
  }
  extras = afterRun(kind, extras, run, total, edit);
  if (isOnHold === true && extras.listedAs !== "on_hold") {
    extras = saying(extras, "hold", { listedAs: "on_hold" });
  }
  if (isOnHold === false && extras.listedAs === "on_hold") extras = { ...extras, listedAs: null };
  return isPrivate === undefined ? extras : { ...extras, isPrivate };
}

/** The length of a title, which only a run that goes on asks for. */
async function totalOf(
  kind: Kind,
  id: number,
  packed: string | undefined,
  { again }: AskedEdit,
): Promise<number | null> {
  if (!again) return null;
  const imported = packed === undefined ? null : unpackTitle(packed).total;
  const known = await getDatedTitle(kind, id);
  return known === undefined ? imported : totalWith(known, imported);
}

/** Notes as their owner has written them; undefined where there is nothing to write. */
function editedNotes(noted: NotedWords | undefined, edit: AskedEdit): NotedWords | undefined {
  const notes = edit.notes?.trim();
  if (notes === undefined || notes === (noted?.notes ?? "")) return undefined;
  return { tags: "", rest: "", ...noted, notes, isOwn: true, job: "" };
}

/**
 * Changes what its owner says of an entry beside status and progress. Fields that are not named stay, and what says what
 * is so already writes nothing. Throws ApiError 404 for a title that is not on the list, and 400 with the field's own
 * sentence for what cannot be.
 */
export async function editEntry(
  uid: string,
  kind: Kind,
  id: number,
  edit: AskedEdit,
  day: Day | undefined,
): Promise<Kept> {
  refuse(wrongEdit(kind, edit, dayAt(day, Date.now())));
  return untilWon(async () => {
    const [entry, noted, diary] = await sideBySide([
      getEntry(uid, kind, id),
      getNotes(uid, kind, id),
      getDiarySetting(uid),
    ]);
    if (entry === undefined) throw new ApiError("not_found", sentences.notOnYourList);
    const total = await totalOf(kind, id, entry.title, edit);
    const extras = packExtras(editedExtras(kind, { entry, noted }, total, edit));
    const notes = editedNotes(noted, edit);
    // Every write has a time of its own, by which one state is told from the next.
    const changedAtMs = Math.max(Date.now(), entry.changedAtMs + 1);
    const next = extras === entry.extras ? entry : { ...entry, extras, changedAtMs };
    const stored = await sideBySide([
      next === entry ||
        putEntry(
          uid,
          kind,
          id,
          entry,
          next,
          toldOf(diary, edit.undo ? "undo" : "tap", changedAtMs, entry, next),
        ),
      notes === undefined || replaceNotes(uid, kind, id, noted, notes),
    ]);
    return stored.every(Boolean) ? { entry: next, noted: notes ?? noted } : lost;
  });
}
