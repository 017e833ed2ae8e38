import type { TitleType } from "../../../catalogue/title.ts";
import type { RowHead } from "../../../shared/list-file/list-row.ts";

/** One row of a list file, its fields as far as they can be read. */
export interface FileRow extends RowHead {
  readonly title: string;
  readonly type: TitleType;
  /** Episodes or chapters of the title; null when the file does not know. */
  readonly total: number | null;
  /** Episodes watched or chapters read. */
  readonly progress: number;
  readonly volumes: number;
  readonly score: number | null;
  /** `YYYY-MM-DD` with 00 for what is not known; null when there is none. */
  readonly start: string | null;
  readonly finish: string | null;
  readonly repeats: number;
  readonly notes: string;
  readonly tags: string;
  /** Elements that we have no use for, packed; null for a row without such elements. */
  readonly rest: string | null;
  /** Whether a number or a date of it is none. */
  readonly isUnread: boolean;
}
