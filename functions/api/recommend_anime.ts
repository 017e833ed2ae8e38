import { recommend_anime } from "../../shared/api/recommendations.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import { statusOf } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { handle } from "../handle.ts";
import { recommendByGenre } from "../recommend/by-genre.ts";
import { listEntries, type ShelfEntry } from "../table/entries.ts";

/** The ids to start from: three known picks, or one list. Throws ApiError 400 when there is nothing to start from. */
function sourceIds(
  watchlist: string,
  picks: readonly number[],
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

export const handler = handle(recommend_anime, async ({ watchlist, anime_ids }, { uid }) => {
  const [catalogue, shelf] = await Promise.all([currentCatalogue(), listEntries(uid, "anime")]);
  const source = sourceIds(watchlist, anime_ids, shelf, catalogue);
  const liked = source.flatMap((id) => {
    const row = catalogue.find("anime", id);
    return row === undefined ? [] : [catalogue.card(row)];
  });
  const listed = shelf.map(({ id }) => id);
  const completed = shelf.filter(({ status }) => status === "COMPLETED").map(({ id }) => id);
  const found = recommendByGenre(
    catalogue,
    liked,
    new Set([...listed, ...source]),
    new Set(completed),
  );
  return {
    recommendations: found.map(({ row, card, reasons }) => ({
      id: card.id,
      anime_id: card.id,
      name: card.title,
      english_title: card.english,
      image_url: card.image,
      description: catalogue.summary(row) ?? "",
      reasons: [...reasons],
    })),
  };
});
