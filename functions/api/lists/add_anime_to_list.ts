import { add_anime_to_list } from "../../../shared/api/lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { requireOwnList } from "../../custom-lists/access.ts";
import { additionOf } from "../../custom-lists/addition.ts";
import { addAnime } from "../../custom-lists/listings.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import { getDatedTitle } from "../../table/titles.ts";

export const handler = handle(
  add_anime_to_list,
  async ({ list_id: id, anime_id: animeId, idempotency_key: key }, { uid }) => {
    const { at, isOwn } = additionOf(key, Date.now());
    await untilWon(async () => {
      const [list, title] = await sideBySide([
        requireOwnList(id, uid),
        getDatedTitle("anime", animeId),
      ]);
      if (title === undefined) throw new ApiError("bad_request", sentences.unknownAnime);
      if (isOwn(list.addedAt[animeId])) return true;
      if (list.anime.includes(animeId)) throw new ApiError("bad_request", sentences.alreadyInList);
      if (list.anime.length >= limits.animePerList) {
        throw new ApiError("bad_request", sentences.listFull);
      }
      return (await addAnime(list, animeId, at)) || lost;
    });
    return { message: sentences.addedToList };
  },
);
