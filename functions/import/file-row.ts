import { titleType } from "../../catalogue/sources/values.ts";
import type { TitleType } from "../../catalogue/title.ts";
import type { Kind } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import { headOf, textOf, type RowFields, type RowHead } from "../../shared/list-row.ts";

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
}

/** Old exports number the types. */
const numberedTypes: Record<Kind, readonly TitleType[]> = {
  anime: ["unknown", "tv", "ova", "movie", "special", "ona", "music"],
  manga: ["unknown", "manga", "novel", "one_shot", "doujinshi", "manhwa", "manhua"],
};

function typeOf(kind: Kind, text: string): TitleType {
  return numberedTypes[kind][/^\d$/.test(text) ? Number(text) : -1] ?? titleType(kind, text);
}

/** A whole number from 0 up, also with commas between thousands; 0 for anything else. */
function count(text: string): number {
  const whole = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d*)?$/.exec(text)?.[1] ?? "0";
  const digits = whole.replaceAll(",", "");
  return Math.min(Number(digits), limits.progressMaximum);
}

/** A score from 0.1 to 10; some exporters count to 100. */
function scoreOf(text: string): number | null {
  const score = text === "" ? 0 : Number(text);
  if (!(score > 0 && score <= 100)) return null;
  return Math.max(0.1, Math.round((score > 10 ? score / 10 : score) * 10) / 10);
}

/** A date as far as it is known, `2019-00-00` being a year; null for anything else. */
function dateOf(text: string): string | null {
  const match = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?(?!\d)/.exec(text);
  if (match === null) return null;
  const [year, month, day] = ["0", "0", "0"].map((none, at) =>
    (match[at + 1] ?? none).padStart(2, "0"),
  );
  const date = `${year}-${month}-${day}`;
  return Number(month) <= 12 && Number(day) <= 31 && date !== "0000-00-00" ? date : null;
}

/** Titles are names, not essays. */
const titleCharacters = 300;

/** Reads one row from the texts of its elements. Nothing is required: what is missing or wrong is empty. */
export function fileRow(row: RowFields): FileRow {
  const read = (field: Parameters<typeof textOf>[1]): string => textOf(row, field);
  return {
    ...headOf(row),
    title: Array.from(read("title").replace(/\s+/g, " ")).slice(0, titleCharacters).join(""),
    type: typeOf(row.kind, read("type")),
    total: count(read("total")) || null,
    progress: count(read("progress")),
    volumes: count(read("volumes")),
    score: scoreOf(read("score")),
    start: dateOf(read("start")),
    finish: dateOf(read("finish")),
    repeats: count(read("repeats")),
    notes: read("notes"),
    tags: read("tags"),
  };
}
