import { ApiError, sentences } from "../../shared/errors.ts";
import { statusOf } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sideBySide } from "../side-by-side.ts";
import { listEntries, type ShelfEntry } from "../table/entries.ts";
import { currentModel } from "./current.ts";
import { recommend, type Recommendation } from "./recommend.ts";
import { unwantedBy } from "./unwanted.ts";

/** What a user wants recommendations from: one of their lists, or titles they picked ("CUSTOM"). */
export interface Source {
  readonly watchlist: string;
  readonly picks: readonly number[];
}

/** The ids to start from. Throws ApiError 400 when there is nothing to start from. */
function sourceIds(
  { watchlist, picks }: Source,
  shelf: readonly ShelfEntry[],
  catalogue: Catalogue,
): number[] {
  if (watchlist.toUpperCase() === "CUSTOM") {
    const known = [...new Set(picks)].filter((id) => catalogue.find("anime", id) !== undefined);
    if (known.length < limits.recommendationPicks) {
      throw new ApiError("bad_request", sentences.tooFewPicks);
    }
    return known;
  }
  const status = statusOf("anime", watchlist);
  if (status === undefined) {
    throw new ApiError("bad_request", `There is no list "${watchlist}".`);
  }
  const ids = shelf.filter((entry) => entry.status === status).map(({ id }) => id);
  if (ids.length === 0) throw new ApiError("bad_request", sentences.nothingToRecommendFrom);
  return ids;
}

/** What a user knows, and the ids to start from. Throws ApiError 400 when there is nothing to start from. */
async function startOf(uid: string, source: Source) {
  const [catalogue, shelf] = await sideBySide([currentCatalogue(), listEntries(uid, "anime")]);
  return { catalogue, shelf, liked: sourceIds(source, shelf, catalogue) };
}

/** Anime for a user, the best first, with the catalogue they come from. Throws ApiError 400 when the source is empty. */
export async function recommendFor(
  uid: string,
  source: Source,
): Promise<{ catalogue: Catalogue; found: Recommendation[] }> {
  const [{ catalogue, shelf, liked }, model, unwanted] = await sideBySide([
    // First: a source that holds nothing is said to, also while there is no model.
    startOf(uid, source),
    currentModel(),
    unwantedBy(uid, "anime"),
  ]);
  const completed = shelf.filter(({ status }) => status === "COMPLETED");
  const found = recommend(catalogue, model, {
    liked,
    excluded: new Set([...liked, ...shelf.map(({ id }) => id), ...unwanted]),
    completed: new Set(completed.map(({ id }) => id)),
  });
  return { catalogue, found };
}
