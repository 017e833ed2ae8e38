import type { KeptReason } from "../../../shared/imports.ts";
import { headOf, standingOf, type RowFields } from "../../../shared/list-file/list-row.ts";
import type { ListedStatus } from "../../../shared/list-file/list-status.ts";
import type { Kind } from "../../../shared/kind.ts";

/** What is in a list file, before anybody has sent it. */
export interface ListSummary {
  readonly rows: Readonly<Record<Kind, number>>;
  /** Rows that will have a place, by what the file says of them. */
  readonly placed: ReadonlyMap<ListedStatus, number>;
  /** Rows that will be kept aside. */
  readonly kept: ReadonlyMap<KeptReason, number>;
  /** Rows with more text than is kept with one title. */
  readonly cut: number;
  /** Whether the file breaks off before its list ends. */
  readonly isCutOff: boolean;
}

const count = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Counts rows by what will become of them on the list of a kind. */
export class SummaryCount {
  readonly #kind: Kind;
  readonly #rows = { anime: 0, manga: 0 };
  readonly #placed = new Map<ListedStatus, number>();
  readonly #kept = new Map<KeptReason, number>();
  #cut = 0;

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  add(row: RowFields): void {
    this.#rows[row.kind]++;
    const standing = standingOf(this.#kind, headOf(row));
    if ("kept" in standing) count(this.#kept, standing.kept);
    else count(this.#placed, standing.listedAs);
    if (row.isTooLarge && !("kept" in standing)) this.#cut++;
  }

  /** What was counted so far, of a file that breaks off or not. */
  summary({ isCutOff }: Pick<ListSummary, "isCutOff">): ListSummary {
    return {
      rows: { ...this.#rows },
      placed: new Map(this.#placed),
      kept: new Map(this.#kept),
      cut: this.#cut,
      isCutOff,
    };
  }
}
