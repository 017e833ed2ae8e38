import { notAvailable } from "../../../shared/not-available.ts";
import { filterCount, filterNames, type FilterName, type ShelfFilters } from "./shelf-address.ts";

/** What a title can be filtered by. */
export interface Filterable {
  readonly year: number | null;
  readonly season: string | null;
  readonly genres: readonly string[];
}

type FilterValues = Readonly<Record<FilterName, readonly string[]>>;

/** How many titles each value of each filter leads to. */
export type FilterCounts = Readonly<Record<FilterName, ReadonlyMap<string, number>>>;

/** The values of a title by which each filter finds it; what is missing is 'N/A'. */
export const valuesOf = ({ genres, year, season }: Filterable): FilterValues => ({
  genres: genres.length === 0 ? [notAvailable] : genres,
  years: [String(year ?? notAvailable)],
  seasons: [season ?? notAvailable],
});

/** Whether a title passes one filter: all of the genres, one of the years, one of the seasons. */
function passes(values: FilterValues, filters: ShelfFilters, name: FilterName): boolean {
  const chosen = filters[name];
  if (name === "genres") return chosen.every((genre) => values.genres.includes(genre));
  return chosen.length === 0 || values[name].some((value) => chosen.includes(value));
}

/** The titles that pass all filters. */
export function filtered<Title extends Filterable>(
  titles: readonly Title[],
  filters: ShelfFilters,
): readonly Title[] {
  if (filterCount(filters) === 0) return titles;
  return titles.filter((title) => {
    const values = valuesOf(title);
    return filterNames.every((name) => passes(values, filters, name));
  });
}

/**
 * How many titles each value leads to: a genre beside those that are chosen, as a title has to have all of them; a year
 * or a season in place of those that are, as it has to have one.
 */
export function filterCounts(titles: readonly Filterable[], filters: ShelfFilters): FilterCounts {
  const counts = {
    genres: new Map<string, number>(),
    years: new Map<string, number>(),
    seasons: new Map<string, number>(),
  };
  for (const title of titles) {
    const values = valuesOf(title);
    const failed = filterNames.filter((name) => !passes(values, filters, name));
    for (const name of filterNames) {
      const isInPlace = name !== "genres" && failed.length === 1 && failed[0] === name;
      if (failed.length > 0 && !isInPlace) continue;
      for (const value of values[name]) {
        counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
      }
    }
  }
  return counts;
}
