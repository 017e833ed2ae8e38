import { get_anime } from "../../../shared/api/shelves.ts";
import { airedEpisodes, nextAiring } from "../../airing/aired.ts";
import { handle } from "../../http/handle.ts";
import { shelfPage } from "../../shelf/page.ts";
import { saidOfEntry } from "../../tracking/whole-entry.ts";

export const handler = handle(get_anime, async (request, { uid }) => {
  const { items, ...answer } = await shelfPage("anime", request, uid, (entry, card) => ({
    anime_id: entry.id,
    anime_name: card.title,
    anime_name_english: card.english,
    anime_name_japanese: card.japanese,
    anime_image: card.image,
    anime_image_url: card.image,
    year: card.year,
    season: card.season,
    episodes_watched: entry.progress,
    total_episodes: card.total,
    anime_total_episodes: card.total,
    episodes_aired: airedEpisodes(card, Date.now()),
    next_airing_at: nextAiring(card, Date.now()),
    genres: [...card.genres],
    status: entry.status,
    ...saidOfEntry("anime", entry),
    changed_at: entry.changedAtMs,
  }));
  return { anime_list: items, ...answer };
});
