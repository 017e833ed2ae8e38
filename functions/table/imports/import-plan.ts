import type { KeptReason } from "../../../shared/imports.ts";
import type { Entry } from "../entry-item.ts";

/** One entry as it was and as the import makes it. */
export interface Change {
  readonly id: number;
  readonly before: Entry | undefined;
  readonly after: Entry;
}

export const countNames = [
  "added",
  "raised",
  "updated",
  "unchanged",
  "provisional",
  "cut",
  "unread",
] as const;
/**
 * Rows by what became of them. Counted once more are those that added a title that the catalogue does not have, those
 * whose words were cut, and those with a number or a date that cannot be read.
 */
export type Counts = Readonly<Record<(typeof countNames)[number], number>>;

export const noCounts: Counts = {
  added: 0,
  raised: 0,
  updated: 0,
  unchanged: 0,
  provisional: 0,
  cut: 0,
  unread: 0,
};

/** How many rows were placed. */
export const placedRows = ({ added, raised, updated, unchanged }: Counts): number =>
  added + raised + updated + unchanged;

interface Kept {
  readonly at: number;
  readonly reason: KeptReason;
  /** For the report. */
  readonly title: string;
}

/** What is to be done for the rows of a chunk, decided once: whoever repeats the work does the same. */
export interface Plan {
  readonly changes: readonly Change[];
  /** Rows with something to note, by their place in the chunk, and whether they say more progress than there is. */
  readonly noted: readonly { readonly at: number; readonly isBeyond: boolean }[];
  /** Rows that are kept aside, by their place in the chunk. */
  readonly kept: readonly Kept[];
  readonly counts: Counts;
  /** In later rounds: the titles that were decided anew, also those that need no change. */
  readonly decided: readonly number[];
}
