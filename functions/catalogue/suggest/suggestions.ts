import { decadeOf } from "../../../shared/filters.ts";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import type { SeasonOfYear } from "../../../shared/season.ts";
import type { Catalogue } from "../catalogue.ts";
import { isForEverybody } from "../for-everybody.ts";
import { isSearchable } from "../search-titles.ts";
import type { Match } from "../search/search-index.ts";
import { makersOf, type LikeMaker, type Maker } from "./makers.ts";
import { timeAsked } from "./time-asked.ts";

/** A page that a query asks for beside titles, and how many titles it shows. */
export type Suggestion =
  | { readonly kind: "studio" | "author"; readonly name: string; readonly count: number }
  | ({ readonly kind: "season"; readonly count: number } & SeasonOfYear)
  | { readonly kind: "year"; readonly value: string; readonly of: Kind; readonly count: number };

/** Suggestions for a query, and whether they are seen before the titles that were found. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly lead: boolean;
}

/**
 * The studios, authors, seasons and years that a query names, at most three; those that it merely resembles only where no
 * title is named by it, or resembles it as much. They lead where the query is neither the name of a title nor the
 * beginning of one, and resembles no title as much as a maker of a few. `best` is how the best title answers.
 */
export function suggestionsFor(
  catalogue: Catalogue,
  kind: Kind,
  query: string,
  best: Match | undefined,
): Suggestions {
  if (!isSearchable(query)) return { suggestions: [], lead: false };
  const times = timesAsked(catalogue, kind, query);
  const named = makersNamed(catalogue, query);
  const isTitle = best !== undefined && best.how !== "close";
  const isUnknown = !isTitle && times.length === 0 && named.length === 0;
  const resembling = isUnknown ? makersLike(catalogue, query, best) : [];
  const suggestions = [...times, ...[...named, ...resembling].map(suggested)];
  const isBeginning = best?.how === "exact" || best?.how === "prefix";
  const [likeliest] = resembling;
  const isTitleLikelier =
    best !== undefined &&
    likeliest !== undefined &&
    likeliest.edits >= best.edits &&
    likeliest.count < FEW_TITLES;
  return {
    suggestions: suggestions.slice(0, limits.searchSuggestions),
    lead: suggestions.length > 0 && !isBeginning && !isTitleLikelier,
  };
}

const suggested = ({ kind, name, count }: Maker): Suggestion => ({
  kind: kind === "anime" ? "studio" : "author",
  name,
  count,
});

/** Of a maker of fewer titles than these, and a title whose name is as near, the title is more likely meant. */
const FEW_TITLES = 5;

/** What people put around the name of a maker: "anime by …", "studio …", "… movies". */
const around = [
  /^(?:(?:anime|manga|movies?|films?|works|titles|everything|all|shows?) )?(?:by|from) (?=.)/i,
  /(?<=.) (?:anime|manga|movies?|films?|works|titles|shows?)$/i,
];
const wordStudio = /^studios? (?=.)|(?<=.) studios?$/i;

/** A query as it stands, and without the words around a name. */
function namesIn(query: string): string[] {
  const bare = around.reduce((text, words) => text.replace(words, ""), query.trim());
  return [...new Set([query.trim(), bare, bare.replace(wordStudio, "")])];
}

function makersNamed(catalogue: Catalogue, query: string): Maker[] {
  const makers = makersOf(catalogue);
  const found = namesIn(query).map((name) => makers.named(name));
  return found.find((named) => named.length > 0) ?? [];
}

/** Makers whose names a query resembles more than the best title, or as much as a part of its name. */
function makersLike(catalogue: Catalogue, query: string, best: Match | undefined): LikeMaker[] {
  const makers = makersOf(catalogue);
  const mostEdits = best === undefined ? Infinity : best.isPart ? best.edits : best.edits - 1;
  if (mostEdits === 0) return [];
  const found = namesIn(query).map((name) =>
    makers.resembling(name, limits.searchSuggestions, mostEdits),
  );
  return found.find((like) => like.length > 0) ?? [];
}

/** The season or the year that a query asks for, if any title is of it. */
function timesAsked(catalogue: Catalogue, kind: Kind, query: string): Suggestion[] {
  const asked = timeAsked(query, new Date());
  if (asked === undefined) return [];
  if (asked.kind === "season") {
    const { year, season } = asked.season;
    const isOfSeason = (row: number) =>
      catalogue.years[row] === year && catalogue.season(row) === season;
    const count = countShown(catalogue, "anime", isOfSeason);
    return count === 0 ? [] : [{ kind: "season", year, season, count }];
  }
  const { value } = asked;
  const decade = decadeOf(value);
  const [from, to] = decade === undefined ? [Number(value), Number(value)] : [decade, decade + 9];
  const count = countShown(catalogue, kind, (row) => {
    const year = catalogue.years[row] ?? 0;
    return year >= from && year <= to;
  });
  return count === 0 ? [] : [{ kind: "year", value, of: kind, count }];
}

/** How many titles of a kind pass, of those that everybody is shown. */
function countShown(catalogue: Catalogue, kind: Kind, passes: (row: number) => boolean): number {
  const { from, to } = catalogue.rowsOf(kind);
  let count = 0;
  for (let row = from; row < to; row++) {
    if (passes(row) && isForEverybody(catalogue, row)) count++;
  }
  return count;
}
