import type { Kind } from "../../shared/kind.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { getDropped, putDroppedBack } from "../table/dropped-entries.ts";
import { getDiarySetting } from "../table/diary/setting.ts";
import { getEntry } from "../table/entries.ts";
import { takeNotesBack } from "../table/imports/import-notes.ts";
import type { EntryState } from "./next-entry.ts";
import { toldOf } from "./told.ts";

/**
 * Puts back an entry dropped a moment ago, whole; a title that is on the list stays as it is there, so that a second
 * click changes nothing. Returns the entry, undefined when there is neither.
 */
export async function restoreDropped(
  uid: string,
  kind: Kind,
  id: number,
): Promise<EntryState | undefined> {
  return untilWon(async () => {
    const [dropped, current, diary] = await sideBySide([
      getDropped(uid, kind, id),
      getEntry(uid, kind, id),
      getDiarySetting(uid),
    ]);
    if (dropped === undefined || current !== undefined) return current;
    await takeNotesBack(uid, kind, id, dropped.keptUntil);
    const nowMs = Math.max(Date.now(), dropped.droppedAtMs + 1);
    const told = toldOf(diary, "undo", nowMs, undefined, dropped);
    return (await putDroppedBack(uid, kind, id, dropped, told)) ? dropped : lost;
  });
}
