import { search_anime } from "../../../shared/api/catalogue.ts";
import { searchAnswer } from "../../catalogue/search-answer.ts";
import { listMarks } from "../../custom-lists/marks.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { ownStanding } from "../../tracking/own-standing.ts";

export const handler = handle(search_anime, async (request, { uid }) => {
  const [{ results: found, suggested }, isInList] = await sideBySide([
    searchAnswer("anime", request, uid !== undefined),
    listMarks(request, uid),
  ]);
  const standing = await ownStanding(
    uid,
    "anime",
    found.map(({ id }) => id),
  );
  return {
    results: found.map(({ id, ...result }) => ({
      anime_id: id,
      ...result,
      ...standing(id),
      ...(isInList && { in_list: isInList(id) }),
    })),
    ...suggested,
  };
});
