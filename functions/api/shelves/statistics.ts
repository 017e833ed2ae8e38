import { statistics } from "../../../shared/api/shelves.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { countedTitles } from "../../statistics/counted-titles.ts";
import { statisticsOf } from "../../statistics/statistics-of.ts";

export const handler = handle(statistics, async ({ username }, { uid }) => {
  const [anime, manga] = await sideBySide([
    countedTitles("anime", username, uid),
    countedTitles("manga", username, uid),
  ]);
  return {
    anime: { ...statisticsOf("anime", anime.titles), goal: anime.goal },
    manga: { ...statisticsOf("manga", manga.titles), goal: manga.goal },
    owner: anime.isOwner,
    owner_username: anime.username,
  };
});
