import * as limits from "../../../shared/limits.ts";
import { densities, type Density } from "./density-names.ts";

/** The filters of a list page, as chosen. */
export interface ShelfFilters {
  readonly genres: readonly string[];
  readonly years: readonly string[];
  readonly seasons: readonly string[];
}

/** What a list page's query asks for. */
export interface ShelfView extends ShelfFilters {
  /** Counts from 1. */
  readonly page: number;
  /** What somebody looks for in the list; empty for nothing. */
  readonly find: string;
  /** What it is sorted by, as the tools read it; empty for the server's order. */
  readonly sort: string;
  /** How it is drawn; undefined for the way that is chosen on the device. */
  readonly density: Density | undefined;
}

/** What a list page shows: its query, where that says nothing as the device has it, and what is typed before the query says so. */
export interface ShownView extends ShelfView {
  readonly density: Density;
}

/** The query parameter of each filter; a filter with several values is repeated. */
const parameters = { genres: "genre", years: "year", seasons: "season" } as const;
export const filterNames = ["genres", "years", "seasons"] as const;

export type FilterName = (typeof filterNames)[number];

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** Reads a list page's query; anything unreadable counts as absent. */
export function shelfView(query: URLSearchParams): ShelfView {
  const valuesOf = (name: FilterName) => [...new Set(query.getAll(parameters[name]))];
  return {
    page: pageOf(query.get("page")),
    genres: valuesOf("genres"),
    years: valuesOf("years"),
    seasons: valuesOf("seasons"),
    find: (query.get("find") ?? "").slice(0, limits.searchCharacters),
    sort: query.get("sort") ?? "",
    density: densities.find((density) => density === query.get("view")),
  };
}

/** The request for one page of somebody's list. */
export const shelfRequest = <Status extends string>(
  { username, status }: { readonly username: string; readonly status: Status },
  { page, genres, years, seasons }: ShelfFilters & Pick<ShelfView, "page">,
) => ({
  username,
  status,
  page,
  page_size: limits.pageSizeView,
  genres: [...genres],
  years: [...years],
  seasons: [...seasons],
});

/** The call that tells the values by which lists of a kind can be filtered. */
export const uniqueValuesCalls = {
  anime: "get_unique_values",
  manga: "get_unique_values_manga",
} as const;

/** The query that shows another page; whatever else it says stays. */
export function withPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete("page");
  else query.set("page", String(page));
  return `?${query.toString()}`;
}

/** The query with other filters, which always starts at page 1. */
export function withFilters(
  search: string,
  change: (filters: ShelfFilters) => ShelfFilters,
): string {
  const filters = change(shelfView(new URLSearchParams(search)));
  const query = new URLSearchParams(withPage(search, 1));
  for (const name of filterNames) {
    query.delete(parameters[name]);
    for (const value of filters[name]) query.append(parameters[name], value);
  }
  return `?${query.toString()}`;
}

/** Filters with one value put in, or taken out if it was in. */
export function toggled(filters: ShelfFilters, name: FilterName, value: string): ShelfFilters {
  const chosen = filters[name];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return { genres: filters.genres, years: filters.years, seasons: filters.seasons, [name]: next };
}

/** No filter at all. */
export const noFilters: ShelfFilters = { genres: [], years: [], seasons: [] };

/** How many values are chosen. */
export const filterCount = ({ genres, years, seasons }: ShelfFilters): number =>
  genres.length + years.length + seasons.length;

/** How many titles a page has, by how it draws them. */
export const pageSizes: Readonly<Record<Density, number>> = {
  covers: limits.pageSizeView,
  compact: limits.pageSizeView,
  table: limits.pageSizeTable,
};

/** How many pages a list of that many titles has; an empty list has one. */
export const pageCount = (titles: number, pageSize: number = limits.pageSizeView): number =>
  Math.max(1, Math.ceil(titles / pageSize));
