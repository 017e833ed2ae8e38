import { not_interested } from "../../shared/api/recommendations.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import { handle } from "../handle.ts";
import { forgetNotInteresting, putNotInteresting } from "../table/not-interesting.ts";
import { getDatedTitle } from "../table/titles.ts";

export const handler = handle(not_interested, async ({ anime_id, undo }, { uid }) => {
  if (undo) {
    await forgetNotInteresting(uid, anime_id);
    return { message: "This anime may be recommended again" };
  }
  if ((await getDatedTitle("anime", anime_id)) === undefined) {
    throw new ApiError("bad_request", sentences.unknownAnime);
  }
  await putNotInteresting(uid, anime_id);
  return { message: "This anime will not be recommended again" };
});
