import { ApiError, unknownTitle } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { errorFields, log } from "../log.ts";
import { countAddition } from "../table/activity.ts";
import { getEntry, putEntry, type Entry } from "../table/entries.ts";
import { getTitleTotal } from "../table/titles.ts";
import { untilWon } from "../until-won.ts";
import type { EntryState } from "./next-entry.ts";

/** The title's total (null: unknown). Throws ApiError 400 for a title that the catalogue does not have. */
async function requireTotal(kind: Kind, id: number): Promise<number | null> {
  const total = await getTitleTotal(kind, id);
  if (total === undefined) throw new ApiError("bad_request", unknownTitle(kind));
  return total;
}

/** Counts an addition. Trending can bear a lost one; a saved entry must not fail for it. */
async function countForTrending(id: number): Promise<void> {
  await countAddition(id).catch((error: unknown) => {
    log("error", "an addition was not counted", { id, ...errorFields(error) });
  });
}

const isSame = (a: EntryState, b: EntryState | undefined): boolean =>
  a.status === b?.status && a.progress === b.progress;

/**
 * Changes one entry by a rule over the title's total and the entry as it is now. Idempotent: a rule that
 * changes nothing writes nothing. Two round trips when nobody else writes the same entry.
 */
export async function changeEntry(
  uid: string,
  kind: Kind,
  id: number,
  admitted: Promise<void>,
  rule: (total: number | null, current: Entry | undefined) => EntryState,
): Promise<EntryState> {
  const total = requireTotal(kind, id);
  return untilWon(async () => {
    const [known, current] = await Promise.all([total, getEntry(uid, kind, id), admitted]);
    const next = rule(known, current);
    if (isSame(next, current)) return next;
    const entry = { ...next, changedAtMs: Date.now() };
    const [isStored] = await Promise.all([
      putEntry(uid, kind, id, current, entry),
      // Beside the write, not after it: a lost race may count one addition too many, which trending can bear.
      kind === "anime" && current === undefined ? countForTrending(id) : undefined,
    ]);
    return isStored ? next : undefined;
  });
}
