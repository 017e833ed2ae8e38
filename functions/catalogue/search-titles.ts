import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { textLength } from "../../shared/text-length.ts";
import type { Catalogue } from "./catalogue.ts";
import { rowFilter } from "./filter.ts";
import type { Match } from "./search/search-index.ts";

/** What a search may narrow down, as requests send it. */
export interface SearchOptions {
  /** All of these. */
  readonly genres?: readonly string[];
  /** One of these; manga have none to choose from. */
  readonly types?: readonly string[];
  /** Most rows to answer with; 20 when left out. */
  readonly limit?: number;
  /** Whether filters without words are answered, too: with the best-known titles that pass them. */
  readonly browse?: boolean;
  /** Whether a title for adults is found by its exact name, as signed-in users find it. */
  readonly adultExact?: boolean;
}

/**
 * The rows that answer a query, best first: exact title, beginning of a title, all words, close
 * spelling; within each by popularity. A query below 2 code points finds nothing, unless filters are browsed.
 */
export function searchTitles(
  catalogue: Catalogue,
  kind: Kind,
  query: string,
  options: SearchOptions = {},
): number[] {
  if (isSearchable(query))
    return matchTitles(catalogue, kind, query, options).map(({ row }) => row);
  const isBrowsed = options.browse === true && query.trim() === "" && hasFilters(kind, options);
  return isBrowsed ? bestKnown(catalogue, kind, options) : [];
}

/** As {@link searchTitles} for a query that is long enough, with how each row answers. */
export function matchTitles(
  catalogue: Catalogue,
  kind: Kind,
  query: string,
  options: SearchOptions,
): Match[] {
  const { limit = limits.searchReturned, adultExact = false } = options;
  const passes = passesOptions(catalogue, kind, options);
  return catalogue
    .searchIndex(kind)
    .match(
      query.trim(),
      limit,
      (row, isExact) => (catalogue.adults[row] === 0 || (adultExact && isExact)) && passes(row),
    );
}

/** Whether a query has the 2 code points that a search takes. */
export const isSearchable = (query: string): boolean =>
  textLength(query.trim()) >= limits.searchMinimumCodePoints;

/** Whether a search is narrowed down; types of manga narrow nothing. */
export const hasFilters = (kind: Kind, { genres = [], types = [] }: SearchOptions): boolean =>
  genres.length + (kind === "manga" ? 0 : types.length) > 0;

/** A test of rows for what a search is narrowed down to. */
export const passesOptions = (
  catalogue: Catalogue,
  kind: Kind,
  { genres = [], types = [] }: SearchOptions,
): ((row: number) => boolean) =>
  rowFilter(catalogue, { genres, types: kind === "manga" ? [] : types });

/** The best-known titles of a kind that pass. */
function bestKnown(catalogue: Catalogue, kind: Kind, options: SearchOptions): number[] {
  const { limit = limits.searchReturned } = options;
  const passes = passesOptions(catalogue, kind, options);
  const found: number[] = [];
  const { from, to } = catalogue.rowsOf(kind);
  for (let row = from; row < to && found.length < limit; row++) {
    if (catalogue.adults[row] === 0 && passes(row)) found.push(row);
  }
  return found;
}
