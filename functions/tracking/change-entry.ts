import { ApiError, unknownTitle } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { errorFields, log } from "../log.ts";
import { countAddition } from "../table/activity.ts";
import { getEntry, putEntry, type Entry } from "../table/entries.ts";
import { getTitleTotal } from "../table/titles.ts";
import { lost, untilWon } from "../until-won.ts";
import { afterChange } from "./extras.ts";
import type { EntryState } from "./next-entry.ts";
import { unpackTitle } from "./provisional.ts";

/**
 * The title's total (null: unknown), by the catalogue or, where it does not have the title, by the file it was
 * imported from. Throws ApiError 400 for a title that neither knows.
 */
function requireTotal(
  kind: Kind,
  total: number | null | undefined,
  current: Entry | undefined,
): number | null {
  if (total !== undefined) return total;
  if (current?.title === undefined) throw new ApiError("bad_request", unknownTitle(kind));
  return unpackTitle(current.title).total;
}

/** Counts an addition. Trending can bear a lost one; a saved entry must not fail for it. */
async function countForTrending(uid: string, id: number): Promise<void> {
  await countAddition(uid, id).catch((error: unknown) => {
    log("error", "an addition was not counted", { id, ...errorFields(error) });
  });
}

/** What a call made of an entry. */
export interface Change {
  readonly entry: EntryState;
  readonly before: Entry | undefined;
  /** Whether something new was stored: neither nothing, nor what a drop had put aside. */
  readonly mayEarn: boolean;
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
): Promise<Change> {
  const total = getTitleTotal(kind, id);
  return untilWon(async () => {
    const [known, current] = await Promise.all([total, getEntry(uid, kind, id), admitted]);
    const next = rule(requireTotal(kind, known, current), current);
    if (isSame(next, current)) return { entry: next, before: current, mayEarn: false };
    const entry = {
      ...next,
      changedAtMs: Date.now(),
      extras: afterChange(current?.extras),
      // Once the catalogue knows the title, what the file said of it has served.
      title: known === undefined ? current?.title : undefined,
    };
    const [isStored] = await Promise.all([
      putEntry(uid, kind, id, current, entry),
      // Beside the write, not after it: a lost race may count one addition too many, which trending can bear.
      kind === "anime" && current === undefined ? countForTrending(uid, id) : undefined,
    ]);
    return isStored ? { entry: next, before: current, mayEarn: true } : lost;
  });
}
