import type { Kind } from "../../shared/kind.ts";
import { facetsOf } from "../catalogue/filter.ts";
import { readShelf } from "./shelf.ts";

/** The values that a user's list can be filtered by as a viewer sees it, ascending, 'N/A' last. Manga has no seasons. */
export async function uniqueValues(
  kind: Kind,
  request: { readonly username: string; readonly status: string },
  viewer: string | undefined,
) {
  const { catalogue, entries } = await readShelf(kind, request, viewer);
  const facets = facetsOf(
    catalogue,
    entries.map(({ row }) => row),
  );
  return {
    unique_genres: facets.genres,
    unique_years: facets.years,
    unique_seasons: kind === "manga" ? [] : facets.seasons,
  };
}
