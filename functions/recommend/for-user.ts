import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { kindRules, statusOf, type Kind, type Status } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEntries } from "../table/entries.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { currentModel } from "./current.ts";
import { recommend, type Recommendation } from "./recommend.ts";
import { unwantedBy } from "./unwanted.ts";
import { worksBehind } from "./works-behind.ts";

/** What a user wants recommendations from: one of their lists, or titles they picked ("CUSTOM"). */
export interface Source {
  readonly kind: Kind;
  readonly watchlist: string;
  readonly picks: readonly number[];
  /** In which reasons name titles. */
  readonly language: TitleLanguage;
}

/** Picks, or a status of the kind. Throws ApiError 400 for too few picks, and for a list that does not exist. */
function startOf({ kind, watchlist, picks }: Source, catalogue: Catalogue): Status | number[] {
  if (watchlist.toUpperCase() === "CUSTOM") {
    const known = [...new Set(picks)].filter((id) => catalogue.find(kind, id) !== undefined);
    if (known.length >= limits.recommendationPicks) return known;
    throw new ApiError("bad_request", sentences.tooFewPicks(kind));
  }
  const status = statusOf(kind, watchlist);
  if (status !== undefined) return status;
  throw new ApiError("bad_request", `There is no list "${watchlist}".`);
}

const idsWith = (entries: readonly ShelfEntry[], status: Status): number[] =>
  entries.filter((entry) => entry.status === status).map(({ id }) => id);

/** What a user's list of a kind with a status says of what they like. Throws ApiError 400 when it says nothing. */
async function likedOf(uid: string, source: Source) {
  const { kind } = source;
  const [catalogue, shelf, animeShelf] = await sideBySide([
    currentCatalogue(),
    listEntries(uid, kind),
    kind === "manga" ? listEntries(uid, "anime") : [],
  ]);
  const start = startOf(source, catalogue);
  if (typeof start !== "string") {
    return { catalogue, shelf, liked: start, madeInto: new Map<number, string>() };
  }
  const animeStatus = start === kindRules.manga.active ? kindRules.anime.active : start;
  const madeInto = worksBehind(catalogue, idsWith(animeShelf, animeStatus), source.language);
  const liked = [...new Set([...idsWith(shelf, start), ...madeInto.keys()])];
  if (liked.length > 0) return { catalogue, shelf, liked, madeInto };
  throw new ApiError("bad_request", sentences.nothingToRecommendFrom(kind));
}

/** Titles of a kind for a user, the best first, with the catalogue they come from. Throws ApiError 400 when the source is empty. */
export async function recommendFor(
  uid: string,
  source: Source,
): Promise<{ catalogue: Catalogue; found: Recommendation[] }> {
  const { kind, language } = source;
  const [{ catalogue, shelf, liked, madeInto }, model, unwanted] = await sideBySide([
    // First: a source that holds nothing is said to, also while there is no model.
    likedOf(uid, source),
    currentModel(kind),
    unwantedBy(uid, kind),
  ]);
  const listed = shelf.map(({ id }) => id);
  const begun = shelf.filter(({ status }) => status !== "PLANNED").map(({ id }) => id);
  const picked = liked.filter((id) => !madeInto.has(id));
  const found = recommend(catalogue, model, {
    kind,
    language,
    liked,
    excluded: new Set([...picked, ...listed, ...unwanted]),
    completed: new Set(idsWith(shelf, "COMPLETED")),
    read: kind === "manga" ? [...begun, ...picked] : [],
    madeInto,
  });
  return { catalogue, found };
}
