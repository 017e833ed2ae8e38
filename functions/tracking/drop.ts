import type { Kind } from "../../shared/kind.ts";
import { dropEntry, forgetDropped, getDropped, getEntry, putEntry } from "../table/entries.ts";
import { getNotes, takeNotesBack } from "../table/import-notes.ts";
import { untilWon } from "../until-won.ts";
import type { EntryState } from "./next-entry.ts";

/** Takes a title off a user's list, with what is noted of it; one that is not on it is left as it is. */
export async function dropFromList(
  uid: string,
  kind: Kind,
  id: number,
  admitted: Promise<void>,
): Promise<void> {
  await untilWon(async () => {
    const [current, notes] = await Promise.all([
      getEntry(uid, kind, id),
      getNotes(uid, kind, id),
      admitted,
    ]);
    if (current === undefined) return true;
    const how = { hasNotes: notes !== undefined, nowMs: Date.now() };
    return (await dropEntry(uid, kind, id, current, how)) ? true : undefined;
  });
}

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
    const [dropped, current] = await Promise.all([
      getDropped(uid, kind, id),
      getEntry(uid, kind, id),
    ]);
    if (dropped === undefined || current !== undefined) return { entry: current };
    await takeNotesBack(uid, kind, id, dropped.keptUntil);
    if (!(await putEntry(uid, kind, id, undefined, dropped))) return undefined;
    await forgetDropped(uid, kind, id);
    return { entry: dropped };
  }).then(({ entry }) => entry);
}
