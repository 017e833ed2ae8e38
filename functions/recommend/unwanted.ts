import type { Kind } from "../../shared/kind.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listsOf } from "../table/custom-lists.ts";
import { listDropped } from "../table/dropped-entries.ts";
import { listDroppedInFiles } from "../table/imports/leftovers.ts";
import { listNotInteresting } from "../table/not-interesting.ts";

/**
 * Ids of the titles of a kind that must not be suggested to a user, beside those of their shelf: what they dropped, here
 * or in a list they imported, what does not interest them, and of anime what is on one of their custom lists.
 */
export async function unwantedBy(uid: string, kind: Kind): Promise<ReadonlySet<number>> {
  const [dropped, droppedInFiles, lists, notInteresting] = await sideBySide([
    listDropped(uid, kind),
    listDroppedInFiles(uid, kind),
    kind === "anime" ? listsOf(uid) : [],
    listNotInteresting(uid, kind),
  ]);
  const unwanted = dropped.filter(({ isMistake }) => !isMistake).map(({ id }) => id);
  const listed = lists.flatMap(({ anime }) => anime);
  return new Set([...unwanted, ...droppedInFiles, ...listed, ...notInteresting]);
}
