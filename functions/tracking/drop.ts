import type { Kind } from "../../shared/kind.ts";
import { dropEntry, forgetDropped, getDropped, getEntry, putEntry } from "../table/entries.ts";
import { untilWon } from "../until-won.ts";
import type { EntryState } from "./next-entry.ts";

/** Takes a title off a user's list; one that is not on it is left as it is. */
export async function dropFromList(
  uid: string,
  kind: Kind,
  id: number,
  admitted: Promise<void>,
): Promise<void> {
  await untilWon(async () => {
    const [current] = await Promise.all([getEntry(uid, kind, id), admitted]);
    if (current === undefined) return true;
    return (await dropEntry(uid, kind, id, current, Date.now())) ? true : undefined;
  });
}

/** Puts back an entry dropped a moment ago, whole. Returns undefined when none is kept aside or the title is on the list again. */
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
    if (dropped === undefined || current !== undefined) return { entry: undefined };
    if (!(await putEntry(uid, kind, id, undefined, dropped))) return undefined;
    await forgetDropped(uid, kind, id);
    return { entry: dropped };
  }).then(({ entry }) => entry);
}
