import { limits } from "../../shared/limits.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import type { CustomList } from "../table/custom-lists.ts";
import { listedRows } from "./rows.ts";

/** A list as its owner's profile shows it to a viewer: what it says, how much is on it, and the first covers. */
export async function summaryOf(list: CustomList, viewer: string | undefined) {
  const catalogue = await currentCatalogue();
  const rows = listedRows(catalogue, list, viewer);
  return {
    id: list.id,
    name: list.name,
    description: list.description,
    public: list.isPublic,
    isPublic: list.isPublic,
    owner: list.uid === viewer,
    count: rows.length,
    covers: rows.slice(0, limits.listCovers).map((row) => catalogue.card(row).image),
  };
}
