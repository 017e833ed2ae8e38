import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { textLength } from "../../shared/text-length.ts";
import type { Catalogue } from "./catalogue.ts";
import { rowFilter } from "./filter.ts";

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
  {
    genres = [],
    types = [],
    limit = limits.searchReturned,
    browse = false,
    adultExact = false,
  }: SearchOptions = {},
): number[] {
  const trimmed = query.trim();
  const filters = { genres, types: kind === "manga" ? [] : types };
  const passes = rowFilter(catalogue, filters);
  if (textLength(trimmed) < limits.searchMinimumCodePoints) {
    const hasFilters = genres.length + filters.types.length > 0;
    return browse && trimmed === "" && hasFilters ? bestKnown(catalogue, kind, passes, limit) : [];
  }
  return catalogue
    .searchIndex(kind)
    .search(
      trimmed,
      limit,
      (row, isExact) => (catalogue.adults[row] === 0 || (adultExact && isExact)) && passes(row),
    );
}

/** The best-known titles of a kind that a filter lets pass. */
function bestKnown(
  catalogue: Catalogue,
  kind: Kind,
  passes: (row: number) => boolean,
  limit: number,
): number[] {
  const found: number[] = [];
  const { from, to } = catalogue.rowsOf(kind);
  for (let row = from; row < to && found.length < limit; row++) {
    if (catalogue.adults[row] === 0 && passes(row)) found.push(row);
  }
  return found;
}
