import { titleType } from "../../../catalogue/sources/values.ts";
import type { TitleType } from "../../../catalogue/title.ts";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { restOf } from "../../../shared/list-file/list-rest.ts";
import { headOf, textOf, type RowFields } from "../../../shared/list-file/list-row.ts";
import type { FileRow } from "../../table/imports/file-row.ts";

/** Old exports number the types. */
const numberedTypes: Record<Kind, readonly TitleType[]> = {
  anime: ["unknown", "tv", "ova", "movie", "special", "ona", "music"],
  manga: ["unknown", "manga", "novel", "one_shot", "doujinshi", "manhwa", "manhua"],
};

function typeOf(kind: Kind, text: string): TitleType {
  return numberedTypes[kind][/^\d$/.test(text) ? Number(text) : -1] ?? titleType(kind, text);
}

/** A whole number from 0 up, also with commas between thousands, and the 12 of `12/24`; undefined for anything else. */
function countOf(text: string): number | undefined {
  if (text === "") return 0;
  const written = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d*)?(?:\s*\/\s*(?:\d+|\?|-))?$/.exec(text);
  const digits = written?.[1]?.replaceAll(",", "");
  return digits === undefined ? undefined : Math.min(Number(digits), limits.progressMaximum);
}

/** A score from 0.1 to 10, also `8,5` and `8/10`; some exporters count to 100. Null for none, undefined for no score. */
function scoreOf(text: string): number | null | undefined {
  if (text === "") return null;
  const [, written, most] = /^(\d+(?:[.,]\d+)?)(?:\s*\/\s*(100?))?$/.exec(text) ?? [];
  const score = Number(written?.replace(",", "."));
  if (!(score <= Number(most ?? 100))) return undefined;
  if (score === 0) return null;
  const isOfHundred = most === undefined ? score > 10 : most === "100";
  return Math.max(0.1, Math.round((isOfHundred ? score / 10 : score) * 10) / 10);
}

/**
 * A date's year, month and day. Where the year comes last a point means that the day comes first; else the month does, as
 * on the site that these files come from, unless it cannot be one.
 */
function partsOfDate(text: string): readonly string[] | undefined {
  const yearFirst = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?(?!\d)/.exec(text);
  if (yearFirst !== null) return yearFirst.slice(1);
  const [, first = "", mark, second = "", year = ""] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (year === "") return undefined;
  return mark === "." || Number(first) > 12 ? [year, second, first] : [year, first, second];
}

/** A date as far as it is known, `2019-00-00` being a year; null for none, undefined for anything else. */
function dateOf(text: string): string | null | undefined {
  if (text === "") return null;
  const parts = partsOfDate(text);
  if (parts === undefined) return undefined;
  const [year, month, day] = [0, 1, 2].map((at) => (parts[at] ?? "0").padStart(2, "0"));
  const date = `${year}-${month}-${day}`;
  if (date === "0000-00-00") return null;
  return Number(month) <= 12 && Number(day) <= 31 ? date : undefined;
}

/** Titles are names, not essays. */
const titleCharacters = 300;

/** Reads one row from the texts of its elements. Nothing is required: what is missing or wrong is empty. */
export function fileRow(row: RowFields): FileRow {
  const read = (field: Parameters<typeof textOf>[1]): string => textOf(row, field);
  let isUnread = false;
  const known = <Value>(value: Value | undefined, none: Value): Value => {
    if (value === undefined) isUnread = true;
    return value ?? none;
  };
  return {
    ...headOf(row),
    title: Array.from(read("title").replace(/\s+/g, " ")).slice(0, titleCharacters).join(""),
    type: typeOf(row.kind, read("type")),
    total: countOf(read("total")) || null,
    progress: known(countOf(read("progress")), 0),
    volumes: known(countOf(read("volumes")), 0),
    score: known(scoreOf(read("score")), null),
    start: known(dateOf(read("start")), null),
    finish: known(dateOf(read("finish")), null),
    repeats: known(countOf(read("repeats")), 0),
    notes: read("notes"),
    tags: read("tags"),
    rest: restOf(row),
    isUnread,
  };
}
