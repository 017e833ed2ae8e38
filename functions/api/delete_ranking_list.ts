import { delete_ranking_list } from "../../shared/api/ranking-lists.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import { handle } from "../handle.ts";
import { deletePictures, stopWatching } from "../pictures/store.ts";
import { deleteRanking, getRanking } from "../table/ranking-lists.ts";
import { watchPictures } from "../table/watched-pictures.ts";
import { lost, untilWon } from "../until-won.ts";

export const handler = handle(delete_ranking_list, async ({ id }, { uid }) => {
  const { images, watch } = await untilWon(async () => {
    const found = await getRanking(id);
    if (found === undefined) throw new ApiError("not_found", sentences.listNotFound);
    if (found.uid !== uid) throw new ApiError("forbidden", sentences.notYourList);
    const images = found.entries.map(({ image }) => image);
    const watch = await watchPictures(uid, images);
    return (await deleteRanking(uid, id)) ? { images, watch } : lost;
  });
  await deletePictures(uid, images);
  await stopWatching(watch);
  return { message: "List deleted." };
});
