import type { Kind, Status } from "../../../../shared/kind.ts";
import { withPage } from "../shelf-address.ts";
import type { Density } from "../density-names.ts";
import { serverOrder, sortsFor, type Sort } from "./sorting.ts";

const reversedSign = "-";

/** How an address says that a list is sorted; what a list of that kind and status cannot be sorted by is the server's order. */
export function sortOf(text: string, { kind, status }: { kind: Kind; status: Status }): Sort {
  const isReversed = text.startsWith(reversedSign);
  const name = isReversed ? text.slice(reversedSign.length) : text;
  const by = sortsFor(kind, status).find((each) => each === name);
  return by === undefined ? serverOrder : { by, isReversed };
}

/** A query with one parameter set, or without it where it says nothing; whatever else it says stays. */
function withParameter(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  if (value === "") query.delete(name);
  else query.set(name, value);
  return query.toString();
}

/** The query that sorts a list; it starts at page 1. */
export const withSort = (search: string, { by, isReversed }: Sort): string => {
  const isServers = by === serverOrder.by && isReversed === serverOrder.isReversed;
  const text = isServers ? "" : `${isReversed ? reversedSign : ""}${by}`;
  return `?${withParameter(withPage(search, 1), "sort", text)}`;
};

/** The query that finds a text in a list; it starts at page 1. */
export const withFind = (search: string, text: string): string =>
  `?${withParameter(withPage(search, 1), "find", text.trim())}`;

/** The query that draws a list in some density; it starts at page 1, as pages of a table are longer. */
export const withDensity = (search: string, density: Density): string =>
  `?${withParameter(withPage(search, 1), "view", density)}`;
