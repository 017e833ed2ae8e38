import { drop_anime } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { dropFromList } from "../../tracking/drop.ts";

export const handler = handle(drop_anime, async ({ anime_id, undo }, { uid }) => {
  await dropFromList(uid, "anime", anime_id, undo);
  return { message: "Anime dropped successfully" };
});
