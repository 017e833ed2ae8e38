import { sortOrders, type SortOrder } from "../../../shared/filters.ts";
import * as limits from "../../../shared/limits.ts";
import type { Kind } from "../../../shared/kind.ts";
import type { TitleLanguage } from "../../../shared/titles/title-name.ts";
import { groupParameters, type GroupName } from "../../addresses/browse-href.ts";
import { withPage } from "../shelf/shelf-address.ts";

const groupNames = Object.keys(groupParameters) as GroupName[];

const listChoices = ["any", "on", "off"] as const;
/** Whether titles on the viewer's list are meant, others, or both. */
export type ListChoice = (typeof listChoices)[number];

/** What a page of the catalogue is narrowed down by. */
export type BrowseFilters = Readonly<Record<GroupName, readonly string[]>> & {
  readonly list: ListChoice;
};

/** What a catalogue page's query asks for. */
export interface BrowseView {
  readonly filters: BrowseFilters;
  readonly sort: SortOrder;
  /** Counts from 1. */
  readonly page: number;
}

const known = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);

/** Reads a catalogue page's query; anything unreadable counts as absent. */
export function browseView(query: URLSearchParams): BrowseView {
  const valuesOf = (group: GroupName) => {
    const values = query.getAll(groupParameters[group]);
    const short = values.filter((value) => value.length <= limits.filterValueLength);
    return [...new Set(short)].slice(0, limits.filterValues);
  };
  const page = query.get("page") ?? "";
  return {
    filters: {
      genres: valuesOf("genres"),
      themes: valuesOf("themes"),
      types: valuesOf("types"),
      years: valuesOf("years"),
      seasons: valuesOf("seasons"),
      statuses: valuesOf("statuses"),
      lengths: valuesOf("lengths"),
      list: known(listChoices, query.get("list")) ?? "any",
    },
    sort: known(sortOrders, query.get("sort")) ?? "known",
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), limits.farthestPage) : 1,
  };
}

/** The request for what a catalogue page shows. The language of names is told where it changes what comes first. */
export const browseRequest = (
  kind: Kind,
  { filters: { list, ...groups }, sort, page }: BrowseView,
  maker?: string,
  language: TitleLanguage = "english",
) => ({
  kind,
  ...(Object.fromEntries(groupNames.map((group) => [group, [...groups[group]]])) as Record<
    GroupName,
    string[]
  >),
  list,
  sort,
  page,
  ...(maker !== undefined && { maker }),
  ...(sort === "title" && { language }),
});

/** The query with other filters, which always starts at page 1. */
export function withFilters(
  search: string,
  change: (filters: BrowseFilters) => BrowseFilters,
): string {
  const filters = change(browseView(new URLSearchParams(search)).filters);
  const query = new URLSearchParams(withPage(search, 1));
  for (const group of groupNames) {
    query.delete(groupParameters[group]);
    for (const value of filters[group]) query.append(groupParameters[group], value);
  }
  if (filters.list === "any") query.delete("list");
  else query.set("list", filters.list);
  return `?${query.toString()}`;
}

/** The query with another order, which always starts at page 1. */
export function withSort(search: string, sort: SortOrder): string {
  const query = new URLSearchParams(withPage(search, 1));
  if (sort === "known") query.delete("sort");
  else query.set("sort", sort);
  return `?${query.toString()}`;
}

/** Filters with one value of a group put in, or taken out if it was in. */
export function toggled(filters: BrowseFilters, group: GroupName, value: string): BrowseFilters {
  const chosen = filters[group];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return { ...filters, [group]: next };
}

/** No filter at all. */
export const noFilters: BrowseFilters = browseView(new URLSearchParams()).filters;

/** How many values are chosen. */
export const filterCount = (filters: BrowseFilters): number =>
  groupNames.reduce((sum, group) => sum + filters[group].length, filters.list === "any" ? 0 : 1);
