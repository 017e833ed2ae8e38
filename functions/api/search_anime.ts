import { search_anime } from "../../shared/api/catalogue.ts";
import { searchAnswer } from "../catalogue/search-answer.ts";
import { handle } from "../handle.ts";

export const handler = handle(search_anime, async (request, { uid }) => {
  const found = await searchAnswer("anime", request, uid !== undefined);
  return { results: found.map(({ id, ...result }) => ({ anime_id: id, ...result })) };
});
