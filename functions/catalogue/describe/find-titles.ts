import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { textLength } from "../../../shared/text-length.ts";
import type { Catalogue } from "../catalogue.ts";
import { isForEverybody } from "../for-everybody.ts";
import {
  isSearchable,
  matchTitles,
  passesOptions,
  searchTitles,
  type SearchOptions,
} from "../search-titles.ts";
import { plainForm } from "../../../shared/search/normalise.ts";
import type { Match } from "../search/search-index.ts";
import { DescriptionIndex, type Fitting } from "./description-index.ts";
import { tellingWords } from "./telling-words.ts";

/** What a search has found. */
export interface FoundTitles {
  /** The best first: by name, then by what titles are about. */
  readonly rows: readonly number[];
  /** How many of them, from the first, were found by name. */
  readonly named: number;
  /** How the best name answers the query; undefined where none does. */
  readonly best: Match | undefined;
}

/** In letters: a query as long as this is believed to be a name with two typing mistakes, a shorter one with one. */
const LONG_QUERY = 10;
/** How much of a query a title has to say for names to give way that it is spelled like with two mistakes or more. */
const LEAST_EXPLAINED = 0.8;
/** How much of a score comes by how widely known a title is: forgotten names mostly are of titles that many know. */
const KNOWN_COUNTS = 0.7;

/**
 * The titles that answer a query by their names, as {@link searchTitles} finds them, and, where those are few or merely
 * close, behind them titles that are about what it says: one of each franchise, and none for adults. Names that a
 * description is spelled like by chance give way to it.
 */
export function findTitles(
  catalogue: Catalogue,
  kind: Kind,
  query: string,
  options: SearchOptions = {},
): FoundTitles {
  if (!isSearchable(query)) {
    const rows = searchTitles(catalogue, kind, query, options);
    return { rows, named: rows.length, best: undefined };
  }
  const matches = matchTitles(catalogue, kind, query, options);
  const [best] = matches;
  const words = tellingWords(query);
  if (!mayDescribe(words, matches, query)) {
    return { rows: matches.map(({ row }) => row), named: matches.length, best };
  }
  const index = descriptionsOf(catalogue, kind);
  const passes = passesOptions(catalogue, kind, options);
  const admits = (row: number) => isForEverybody(catalogue, row) && passes(row);
  const fitting = index.fitting(words, admits, (row) => knownWeight(catalogue, row));
  const isExplained =
    (fitting[0]?.said ?? 0) >= LEAST_EXPLAINED && words.every((word) => index.knows(word));
  const named = matches.filter(({ edits }) => edits < 2 || !isExplained).map(({ row }) => row);
  const { limit = limits.searchReturned } = options;
  const described = oneOfEachFranchise(catalogue, named, fitting, admits);
  const rows = [...named, ...described].slice(0, limit);
  return { rows, named: named.length, best: named.length > 0 ? best : undefined };
}

/**
 * Whether a query may be meant as a description: it is no name, nor close to a whole one, and names do not fill the screen.
 * A single telling word has to be in none.
 */
function mayDescribe(words: readonly string[], matches: readonly Match[], query: string): boolean {
  const sure = matches.filter(({ how }) => how !== "close");
  const mostSure = words.length > 1 ? limits.searchShown - 1 : 0;
  return words.length > 0 && sure.length <= mostSure && !matches.some((one) => isMeant(one, query));
}

/** Whether a name is so like a query that no other is meant. */
function isMeant({ how, edits, isPart }: Match, query: string): boolean {
  if (how === "exact") return true;
  return how === "close" && !isPart && edits <= (textLength(query) < LONG_QUERY ? 1 : 2);
}

const knownWeight = (catalogue: Catalogue, row: number): number =>
  1 - KNOWN_COUNTS + KNOWN_COUNTS * (catalogue.popularity(row) / 100);

/** The rows of what fits, without those of a franchise that has come before. A season stands for its series. */
function oneOfEachFranchise(
  catalogue: Catalogue,
  before: readonly number[],
  fitting: readonly Fitting[],
  admits: (row: number) => boolean,
): number[] {
  const seen = new Set(before.map((row) => catalogue.franchise(row)));
  const rows: number[] = [];
  for (const { row } of fitting) {
    const franchise = catalogue.franchise(row);
    if (seen.has(franchise)) continue;
    seen.add(franchise);
    const isNamedAfterIt = plainForm(catalogue.title(row)).startsWith(
      plainForm(catalogue.title(franchise)),
    );
    rows.push(isNamedAfterIt && admits(franchise) ? franchise : row);
  }
  return rows;
}

const open = new WeakMap<Catalogue, Map<Kind, DescriptionIndex>>();

/** The descriptions of one kind, opened once for each snapshot. */
function descriptionsOf(catalogue: Catalogue, kind: Kind): DescriptionIndex {
  const opened = open.get(catalogue) ?? new Map<Kind, DescriptionIndex>();
  open.set(catalogue, opened);
  const known =
    opened.get(kind) ??
    new DescriptionIndex(catalogue.sections, `about.${kind}`, catalogue.rowsOf(kind));
  opened.set(kind, known);
  return known;
}
