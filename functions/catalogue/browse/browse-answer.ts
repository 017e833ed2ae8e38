import { ApiError, unknownMaker } from "../../../shared/errors.ts";
import { airedEpisodes } from "../../airing/aired.ts";
import { browseTitles, type BrowseRequest } from "./browse.ts";
import type { Catalogue } from "../catalogue.ts";
import { namedTitle } from "../named-title.ts";

interface PageRequest extends BrowseRequest {
  /** Counts from 1. */
  readonly page: number;
  readonly page_size: number;
}

/**
 * One page of what browsing finds, as screens show it; past the end it is empty. Throws ApiError 404 for a studio or
 * author of whom the catalogue has nothing.
 */
export function browseAnswer(
  catalogue: Catalogue,
  request: PageRequest,
  isOnList?: (id: number) => boolean,
) {
  const { rows, facets, maker } = browseTitles(catalogue, request, isOnList);
  if (request.maker !== undefined && maker === null) {
    throw new ApiError("not_found", unknownMaker(request.kind));
  }
  const { kind, page, page_size } = request;
  const titles = rows.slice((page - 1) * page_size, page * page_size).map((row) => {
    const card = catalogue.card(row);
    return {
      ...namedTitle(card),
      year: card.year,
      season: card.season,
      type: card.type,
      total: card.total,
      ...(kind === "anime" && { episodes_aired: airedEpisodes(card, Date.now()) }),
    };
  });
  return { titles, total_count: rows.length, facets, maker };
}
