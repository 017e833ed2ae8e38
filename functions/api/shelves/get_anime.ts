import { get_anime } from "../../../shared/api/shelves.ts";
import { hasNewEpisode } from "../../../shared/entries/new-episode.ts";
import { airedEpisodes, lastAiring, nextAiring } from "../../airing/aired.ts";
import type { Card } from "../../catalogue/catalogue.ts";
import { handle } from "../../http/handle.ts";
import { shelfPage } from "../../shelf/page.ts";
import type { ShelfEntry } from "../../table/entry-item.ts";
import { saidOfEntry } from "../../tracking/whole-entry.ts";

/** What has a new episode comes first, and what is on hold last. */
const newFirst = (nowMs: number) => (entry: ShelfEntry, card: Card | undefined) => {
  const isOnHold = saidOfEntry("anime", entry).on_hold;
  const airing = {
    ...entry,
    isOnHold,
    aired: card === undefined ? null : airedEpisodes(card, nowMs),
    lastAiredAt: card === undefined ? null : lastAiring(card, nowMs),
  };
  if (hasNewEpisode(airing, nowMs)) return 0;
  return isOnHold ? 2 : 1;
};

export const handler = handle(get_anime, async ({ new_first: isNewFirst, ...request }, { uid }) => {
  const nowMs = Date.now();
  const present = (entry: ShelfEntry, card: Card) => ({
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
    episodes_aired: airedEpisodes(card, nowMs),
    next_airing_at: nextAiring(card, nowMs),
    last_aired_at: lastAiring(card, nowMs),
    minutes: card.minutes,
    genres: [...card.genres],
    status: entry.status,
    ...saidOfEntry("anime", entry),
    changed_at: entry.changedAtMs,
  });
  const precedence = isNewFirst ? newFirst(nowMs) : undefined;
  const { items, ...answer } = await shelfPage("anime", request, uid, present, precedence);
  return { anime_list: items, ...answer };
});
