import { sideBySide } from "../side-by-side.ts";
import { listsOf } from "../table/custom-lists.ts";
import { listNotInteresting } from "../table/not-interesting.ts";

/** Ids of the anime that are no news to a user, beside their shelf: on one of their custom lists, or 'not interested'. */
export async function unwantedBy(uid: string): Promise<ReadonlySet<number>> {
  const [lists, notInteresting] = await sideBySide([listsOf(uid), listNotInteresting(uid)]);
  return new Set([...lists.flatMap(({ anime }) => anime), ...notInteresting]);
}
