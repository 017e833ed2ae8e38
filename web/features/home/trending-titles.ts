import type { CallResponse } from "../../api.ts";
import type { CardTitle } from "../../ui/TitleCard.tsx";

/** The cards of the trending panel: the server sends the coldest title first, the panel begins with the hottest. */
export function trendingTitles({
  trending_anime,
}: CallResponse<"get_trending_anime">): CardTitle[] {
  return trending_anime
    .map(({ anime_id, image_url, title, title_english }): CardTitle => ({
      kind: "anime",
      id: anime_id,
      name: title_english ?? title,
      image: image_url,
    }))
    .reverse();
}
