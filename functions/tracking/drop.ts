import type { Kind } from "../../shared/kind.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { dropEntry, isRemembered } from "../table/dropped-entries.ts";
import { getDiarySetting } from "../table/diary/setting.ts";
import { getEntry } from "../table/entries.ts";
import { getAnyNotes } from "../table/imports/import-notes.ts";
import { nextEventMs, toldOf } from "./told.ts";

/**
 * Takes a title off a user's list, with what is noted of it; one that is not on it is left as it is. What was there by
 * mistake is not remembered as dropped; a drop before that is, as it was then.
 */
export async function dropFromList(
  uid: string,
  kind: Kind,
  id: number,
  isMistake: boolean,
): Promise<void> {
  await untilWon(async () => {
    const [current, notes, diary, isKnown] = await sideBySide([
      getEntry(uid, kind, id),
      getAnyNotes(uid, kind, id),
      getDiarySetting(uid),
      isMistake && isRemembered(uid, kind, id),
    ]);
    if (current === undefined) return true;
    // What went aside with an earlier drop goes with the latest one; a mistake leaves that drop as it was.
    const hasNotes = notes !== undefined && (notes.keptUntil === undefined || !isMistake);
    const nowMs = nextEventMs(current, Date.now());
    const told = toldOf(diary, isMistake ? "undo" : "tap", nowMs, current, undefined);
    const how = { hasNotes, isMistake, isKnown, nowMs, told };
    return (await dropEntry(uid, kind, id, current, how)) || lost;
  });
}
