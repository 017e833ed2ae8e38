import { drop_manga } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { dropFromList } from "../../tracking/drop.ts";

export const handler = handle(drop_manga, async ({ manga_id, undo }, { uid }) => {
  await dropFromList(uid, "manga", manga_id, undo);
  return { message: "Manga dropped successfully" };
});
