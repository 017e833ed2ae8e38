import type { Title } from "../title.ts";
import type { NamedFacts } from "./by-name.ts";
import type { Reason, Rejected } from "./rejected.ts";

/** What a file has given so far. */
export class Found {
  readonly titles: Title[] = [];
  /** Facts about titles that the file knows by name alone. */
  readonly byName: NamedFacts[] = [];
  readonly rejected: Rejected;

  constructor(rejected: Rejected) {
    this.rejected = rejected;
  }

  /** Takes a row's title, or notes why it is none. */
  add(at: number, name: unknown, outcome: Title | Reason): void {
    if (typeof outcome === "string") this.rejected.add(at, name, outcome);
    else this.titles.push(outcome);
  }
}

/** Takes the rows of one file, of which the first is row 1. */
interface RowReader {
  row(at: number, value: unknown): void;
  /** Called after the last row. */
  end?(): void;
}

/** A way in which files tell of titles. */
export interface Shape {
  /** What titles name as their source. */
  readonly source: string;
  /** Whether a value, a row or what stands before the rows, is of this shape and of no other. */
  recognises(value: unknown): boolean;
  /** Whether the first value of a file is no row: it says what the rows are. */
  isHead(value: unknown): boolean;
  /** The day as of which a file speaks, by its first value. */
  asOf?(value: unknown): string | undefined;
  reader(found: Found, fileName: string, first: unknown): RowReader;
}

/** A reader of rows that are one title each, with their name under `name`. */
export const eachRow =
  (titleOf: (value: unknown) => Title | Reason, name: string): Shape["reader"] =>
  (found) => ({
    row(at, value) {
      const called =
        typeof value === "object" && value !== null
          ? (value as Record<string, unknown>)[name]
          : undefined;
      found.add(at, called, titleOf(value));
    },
  });
