import type { Kind } from "../../shared/kind.ts";
import { facetsOf } from "../catalogue/filter.ts";
import { readShelf } from "./shelf.ts";

/** The values that a user's list can be filtered by, ascending, 'N/A' last. Manga has no seasons. */
export async function uniqueValues(kind: Kind, request: { username: string; status: string }) {
  const { catalogue, entries } = await readShelf(kind, request.username, request.status);
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
