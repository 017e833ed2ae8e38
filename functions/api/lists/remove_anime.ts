import { remove_anime } from "../../../shared/api/lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { requireOwnList } from "../../custom-lists/access.ts";
import { afterwards, eraseTakenOff } from "../../custom-lists/listings.ts";
import { handle } from "../../http/handle.ts";
import { dropAnime } from "../../table/custom-lists.ts";

export const handler = handle(remove_anime, async ({ list_id, anime_id }, { uid }) => {
  const list = await requireOwnList(list_id, uid);
  // Lists do not change hands: it was deleted since it was read.
  const before = await dropAnime(list, anime_id);
  if (before === undefined) throw new ApiError("not_found", sentences.listNotFound);
  await afterwards(list, () => eraseTakenOff(list, before, anime_id));
  return { message: "Anime removed from list" };
});
