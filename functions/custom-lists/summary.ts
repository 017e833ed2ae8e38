import * as limits from "../../shared/limits.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CustomList, NewList } from "../table/custom-lists.ts";
import { listedRows } from "./rows.ts";

/** A new list as its owner's profile shows it: what it says, and nothing on it yet. */
export const emptySummary = (list: NewList, viewer: string | undefined) => ({
  id: list.id,
  name: list.name,
  description: list.description,
  public: list.isPublic,
  isPublic: list.isPublic,
  owner: list.uid === viewer,
  count: 0,
  covers: [] as string[],
});

/** A list as its owner's profile shows it to a viewer: what it says, how much is on it, and the first covers. */
export function summaryOf(catalogue: Catalogue, list: CustomList, viewer: string | undefined) {
  const rows = listedRows(catalogue, list, viewer);
  return {
    ...emptySummary(list, viewer),
    count: rows.length,
    covers: rows.slice(0, limits.listCovers).map((row) => catalogue.card(row).image),
  };
}
