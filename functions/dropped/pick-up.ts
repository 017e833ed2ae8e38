import { ApiError } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import * as sentences from "../../shared/sentences.ts";
import { storeCover } from "../import/placing/store-cover.ts";
import { hasNotes, isSameNotes, notesAfter } from "../import/placing/row-notes.ts";
import { writeEach } from "../import/write-each.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { getDrop, putDroppedBack } from "../table/dropped-entries.ts";
import { getDiarySetting } from "../table/diary/setting.ts";
import { getEntry, putEntry } from "../table/entries.ts";
import type { Entry } from "../table/entry-item.ts";
import {
  getAnyNotes,
  getNotes,
  replaceNotes,
  takeNotesBack,
  type Notes,
} from "../table/imports/import-notes.ts";
import { forgetLeftover, listLeftoversOf, type Leftover } from "../table/imports/leftovers.ts";
import { getDatedTitle } from "../table/titles.ts";
import { isProvisional, unpackTitle } from "../tracking/imported-title.ts";
import type { EntryState } from "../tracking/next-entry.ts";
import { toldOf } from "../tracking/told.ts";
import { droppedTitles, type DroppedTitle, type Stored } from "./dropped-titles.ts";

/** All that is stored of one title that may be dropped. */
async function storedOf(uid: string, kind: Kind, id: number): Promise<Stored> {
  const [leftovers, drop, noted] = await sideBySide([
    listLeftoversOf(uid, kind, id),
    getDrop(uid, kind, id),
    getAnyNotes(uid, kind, id),
  ]);
  const keptUntil = noted?.keptUntil;
  return {
    leftovers,
    drops: drop === undefined ? [] : [drop],
    notes: noted === undefined || keptUntil === undefined ? [] : [{ ...noted, id, keptUntil }],
  };
}

/** Notes what rows say of a title beside what is noted of it. */
async function takeWords(uid: string, kind: Kind, { id, words }: DroppedTitle): Promise<void> {
  if (!words.some(hasNotes)) return;
  await untilWon(async () => {
    const current = await getNotes(uid, kind, id);
    let next: Notes | undefined = current;
    for (const each of words) next = notesAfter(next, each);
    if (next === undefined || isSameNotes(current, next)) return true;
    // Who undoes the import of a row does not take away what was picked up.
    return (await replaceNotes(uid, kind, id, current, { ...next, job: "" })) || lost;
  });
}

/** Forgets the rows of which a title was made. Rows with another reason are left to the export. */
async function forgetRows(uid: string, leftovers: readonly Leftover[]): Promise<void> {
  const used = leftovers.filter(
    ({ reason }) => reason === "dropped" || reason === "dropped_meanwhile",
  );
  await writeEach(used, (each) => forgetLeftover(uid, each));
}

/** Whether an entry is what a try wrote: its time is its mark, by which a write is known whose answer was lost. */
const isSame = (a: Entry, b: Entry | undefined): boolean =>
  a.changedAtMs === b?.changedAtMs && a.progress === b.progress && a.status === b.status;

/**
 * Puts a dropped title back on the list, whole and as far as it was, whenever it was dropped; a title that is on the
 * list stays as it is there, so that a second click changes nothing. It earns nothing, as it was earned before. Throws
 * ApiError 404 for a title that is neither.
 */
export async function pickUp(uid: string, kind: Kind, id: number): Promise<EntryState> {
  let tried: Entry | undefined;
  return untilWon(async () => {
    const [known, current, diary, stored] = await sideBySide([
      getDatedTitle(kind, id),
      getEntry(uid, kind, id),
      getDiarySetting(uid),
      storedOf(uid, kind, id),
    ]);
    if (current !== undefined) {
      // The SDK repeats a write whose answer is lost, and loses the race against itself.
      if (tried && isSame(tried, current)) await forgetRows(uid, stored.leftovers);
      return current;
    }
    const [title] = droppedTitles({ kind, find: () => known, nowMs: Date.now() }, stored);
    if (title === undefined) throw new ApiError("not_found", sentences.notDropped);
    const { entry } = title;
    if (isProvisional(entry.title)) await storeCover(kind, id, unpackTitle(entry.title ?? ""));
    const [drop] = stored.drops;
    if (drop) await takeNotesBack(uid, kind, id, drop.keptUntil);
    await takeWords(uid, kind, title);
    tried = entry;
    const nowMs = Math.max(Date.now(), (drop?.droppedAtMs ?? 0) + 1);
    const told = toldOf(diary, "pick_up", nowMs, undefined, entry);
    const isPut = drop
      ? putDroppedBack(uid, kind, id, { ...entry, keptUntil: drop.keptUntil }, told)
      : putEntry(uid, kind, id, undefined, entry, told);
    if (!(await isPut)) return lost;
    await forgetRows(uid, stored.leftovers);
    return entry;
  });
}
