import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { unpackEvent, type By } from "../diary-events/event.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { dropEntry, getRealDrop } from "../table/dropped-entries.ts";
import { getDiarySetting } from "../table/diary/setting.ts";
import { getEntry } from "../table/entries.ts";
import type { Entry } from "../table/entry-item.ts";
import { getAnyNotes } from "../table/imports/import-notes.ts";
import { nextEventMs, toldOf } from "./told.ts";

/** By what a title comes on a list for the first time. */
const additions: readonly By[] = ["tap", "chat", "app"];

/**
 * Whether an entry is an addition of a moment ago, so that it may have been a mistake: neither one of before nor what was
 * picked up again or put back. Of one that no diary tells of whoever asks is believed.
 */
function isJustAdded({ events = [] }: Entry, nowMs: number): boolean {
  if (events.length === 0) return true;
  const added = events
    .flatMap((packed) => unpackEvent(packed) ?? [])
    .findLast(({ changes }) => changes.standing?.from === null);
  if (added === undefined) return false;
  return additions.includes(added.by) && nowMs - added.atMs <= limits.droppedKeptMinutes * 60_000;
}

/**
 * Takes a title off a user's list, with what is noted of it; one that is not on it is left as it is. What is taken off
 * again right after it was added (`isUndo`) was there by mistake, and is not remembered as dropped; a drop before that is,
 * as it was then.
 */
export async function dropFromList(
  uid: string,
  kind: Kind,
  id: number,
  isUndo: boolean,
): Promise<void> {
  await untilWon(async () => {
    const [current, notes, diary, before] = await sideBySide([
      getEntry(uid, kind, id),
      getAnyNotes(uid, kind, id),
      getDiarySetting(uid),
      isUndo ? getRealDrop(uid, kind, id) : undefined,
    ]);
    if (current === undefined) return true;
    const isMistake = isUndo && isJustAdded(current, Date.now());
    const earlier = isMistake ? before : undefined;
    // What went aside with an earlier drop goes with the latest one; a mistake leaves that drop as it was.
    const hasNotes = notes !== undefined && (notes.keptUntil === undefined || !isMistake);
    const nowMs = nextEventMs(current, Date.now());
    const told = toldOf(diary, isUndo ? "undo" : "tap", nowMs, current, undefined);
    const how = { hasNotes, isMistake, earlier, nowMs, told };
    return (await dropEntry(uid, kind, id, current, how)) || lost;
  });
}
