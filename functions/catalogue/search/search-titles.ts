import type { Kind } from "../../../shared/kind.ts";
import { limits } from "../../../shared/limits.ts";
import { textLength } from "../../../shared/text-length.ts";
import type { Catalogue } from "../catalogue.ts";
import { rowFilter } from "../filter.ts";

/** What a search may narrow down, as requests send it. */
export interface SearchOptions {
  /** All of these. */
  readonly genres?: readonly string[];
  /** One of these; manga have none to choose from. */
  readonly types?: readonly string[];
  /** Most rows to answer with; 20 when left out. */
  readonly limit?: number;
  /** Whether a title for adults may answer to its exact name (a signed-in user asks). */
  readonly adultExact?: boolean;
}

/**
 * The rows that answer a query, best first: exact title, beginning of a title, all words, close
 * spelling; within each by popularity. A query below 2 code points finds nothing.
 */
export function searchTitles(
  catalogue: Catalogue,
  kind: Kind,
  query: string,
  {
    genres = [],
    types = [],
    limit = limits.searchReturned,
    adultExact = false,
  }: SearchOptions = {},
): number[] {
  const trimmed = query.trim();
  if (textLength(trimmed) < limits.searchMinimumCodePoints) return [];
  const passes = rowFilter(catalogue, { genres, types: kind === "manga" ? [] : types });
  return catalogue
    .searchIndex(kind)
    .search(
      trimmed,
      limit,
      (row, isExact) => (catalogue.adults[row] === 0 || (adultExact && isExact)) && passes(row),
    );
}
