import { dayAt, type Day } from "../../shared/entries/day.ts";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import type { Kind } from "../../shared/kind.ts";
import type { By } from "../diary-events/event.ts";
import type { Entry } from "../table/entry-item.ts";
import { changeEntry, type Change } from "./change-entry.ts";
import { nextEntry, type EntryChange } from "./next-entry.ts";
import { restoreDropped } from "./restore.ts";
import type { TitleLength } from "./title-length.ts";

/** A change, the day that it is for whoever makes it, as their device says, and what makes it. */
export type DatedChange = EntryChange & {
  readonly day?: Day | undefined;
  readonly by?: By | undefined;
};

/** Saves a counter, and the picked status where the total is unknown: the rule of add and update alike. */
export function saveEntry(
  uid: string,
  kind: Kind,
  id: number,
  change: DatedChange,
): Promise<Change> {
  const rule = ({ total }: TitleLength, current: Entry | undefined) =>
    nextEntry(kind, total, current, change);
  const { by } = change;
  return changeEntry(uid, kind, id, rule, { day: dayAt(change.day, Date.now()), by });
}

/**
 * Puts a dropped entry back whole when that is asked for; saves the counter otherwise, also when it is too late for
 * that. Throws ApiError 409 for a late call that brings no counter.
 */
export async function addEntry(
  uid: string,
  kind: Kind,
  id: number,
  change: DatedChange & { readonly restore: boolean },
): Promise<Change> {
  if (change.restore) {
    const restored = await restoreDropped(uid, kind, id);
    if (restored !== undefined) {
      return { entry: restored, before: null, changed: true, new_achievements: [] };
    }
    if (change.progress === undefined) throw new ApiError("conflict", sentences.dropUndoLate);
  }
  return saveEntry(uid, kind, id, change);
}
