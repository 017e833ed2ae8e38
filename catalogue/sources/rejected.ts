import * as limits from "../../shared/limits.ts";

/** Why a row of a file became no title, in words for the operator. */
export const reasons = {
  unreadable: "not written in a way that we know",
  nameless: "no name",
  idless: "no id, or one that cannot be",
  elsewhere: "not on MyAnimeList, whose ids ours are",
  several: "one row for several titles",
  edition: "another edition of a series, or no series",
} as const;
export type Reason = keyof typeof reasons;

/** Rows that, had they been readable, might have been titles: while there are some, a title that is missing need not be gone. */
const mayHaveBeenTitles: readonly Reason[] = ["unreadable", "nameless", "idless"];

/** A row that became no title. */
export interface RejectedRow {
  /** Its place among the rows of the file, from 1. */
  readonly row: number;
  /** What it calls itself, if anything. */
  readonly name: string | undefined;
  readonly reason: Reason;
}

/** The rows of a file that became no title. */
export class Rejected {
  /** The first of them. */
  readonly rows: RejectedRow[] = [];
  readonly #counts = new Map<Reason, number>();
  readonly #told: number;

  /** Counts all, and keeps the first `told` rows. */
  constructor(told: number = limits.rejectedRowsTold) {
    this.#told = told;
  }

  /** Notes a row; `name` is whatever stands where a name is expected. */
  add(row: number, name: unknown, reason: Reason): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
    if (this.rows.length >= this.#told) return;
    const called = typeof name === "string" && name !== "" ? name.slice(0, 200) : undefined;
    this.rows.push({ row, name: called, reason });
  }

  /** How many there are. */
  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** How many there are for each reason that has any. */
  get byReason(): Partial<Record<Reason, number>> {
    return Object.fromEntries(this.#counts);
  }

  /** Whether none of them may have been a title. */
  get areHarmless(): boolean {
    return !mayHaveBeenTitles.some((reason) => this.#counts.has(reason));
  }
}
