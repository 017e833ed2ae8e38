import { search_manga } from "../../../shared/api/catalogue.ts";
import { searchAnswer } from "../../catalogue/search-answer.ts";
import { handle } from "../../http/handle.ts";
import { ownStanding } from "../../tracking/own-standing.ts";

export const handler = handle(search_manga, async (request, { uid }) => {
  const { results: found, suggested } = await searchAnswer("manga", request, uid !== undefined);
  const standing = await ownStanding(
    uid,
    "manga",
    found.map(({ id }) => id),
  );
  return {
    results: found.map(({ id, ...result }) => ({ manga_id: id, ...result, ...standing(id) })),
    ...suggested,
  };
});
