import * as z from "zod";
import type { KeptReason } from "../../../shared/imports.ts";
import type { Entry } from "../entry-item.ts";

/** One entry as it was and as the import makes it. */
export interface Change {
  readonly id: number;
  readonly before: Entry | undefined;
  readonly after: Entry;
}

/** The counts of rows as they are stored; records of before lack some. */
export const countFields = {
  added: z.number(),
  raised: z.number(),
  updated: z.number().default(0),
  unchanged: z.number(),
  provisional: z.number(),
  cut: z.number().default(0),
  unread: z.number().default(0),
};

type CountName = keyof typeof countFields;

export const countNames = Object.keys(countFields) as CountName[];

/**
 * Rows by what became of them. Counted once more are those that added a title that the catalogue does not have, those
 * whose words were cut, and those with a number or a date that cannot be read.
 */
export type Counts = Readonly<Record<CountName, number>>;

export const noCounts: Counts = Object.fromEntries(countNames.map((name) => [name, 0])) as Counts;

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
