import { remove_anime } from "../../../shared/api/lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { requireOwnList } from "../../custom-lists/access.ts";
import { handle } from "../../http/handle.ts";
import { dropAnime } from "../../table/custom-lists.ts";

export const handler = handle(remove_anime, async ({ list_id, anime_id }, { uid }) => {
  const list = await requireOwnList(list_id, uid);
  // Lists do not change hands: it was deleted since it was read.
  if (!(await dropAnime(list, anime_id))) {
    throw new ApiError("not_found", sentences.listNotFound);
  }
  return { message: "Anime removed from list" };
});
