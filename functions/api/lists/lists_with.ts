import { lists_with } from "../../../shared/api/lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { isForEverybody } from "../../catalogue/for-everybody.ts";
import { listsWith } from "../../community/lists-with.ts";
import { summaryOf } from "../../custom-lists/summary.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(lists_with, async ({ anime_id: animeId, most }) => {
  const catalogue = await currentCatalogue();
  // What is not for everybody is on no list that everybody sees.
  if (!isForEverybody(catalogue, catalogue.find("anime", animeId))) {
    throw new ApiError("not_found", sentences.unknownAnime);
  }
  const { lists, hasMore } = await listsWith(animeId, most);
  return {
    lists: lists.map(({ list, owner }) => {
      const { id, name, count, covers } = summaryOf(catalogue, list, undefined);
      return { id, name, count, covers, owner_username: owner.username };
    }),
    has_more: hasMore,
  };
});
