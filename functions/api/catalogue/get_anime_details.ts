import { get_anime_details } from "../../../shared/api/catalogue.ts";
import { airedEpisodes, nextAiring } from "../../airing/aired.ts";
import { dateSpan, durationText, ratingText } from "../../catalogue/words.ts";
import { handle } from "../../http/handle.ts";
import { requireDetails } from "../../tracking/details.ts";

export const handler = handle(get_anime_details, async ({ anime_id }, { uid }) => {
  const { title, entry } = await requireDetails("anime", anime_id, uid);
  const onAir = { ...title, id: anime_id };
  return {
    anime_id,
    logged: uid !== undefined,
    exists: entry !== undefined,
    list_status: entry?.status ?? null,
    episodes_watched: entry?.progress ?? 0,
    image_url: title.image,
    anime_name: title.title,
    anime_name_english: title.english,
    anime_name_japanese: title.japanese,
    genres: title.genres,
    themes: title.themes,
    studios: title.makers,
    year: title.year,
    season: title.season,
    episodes: title.total,
    episodes_aired: airedEpisodes(onAir, Date.now()),
    next_airing_at: nextAiring(onAir, Date.now()),
    aired: dateSpan(title.from, title.to),
    status: title.status,
    source: title.source,
    duration: durationText(title.minutes, title.total),
    rating: ratingText(title.rating),
    anime_type: title.type,
    score: title.score,
    synopsis: title.synopsis,
    story: title.story,
    adaptations: title.adaptations,
    trailer_url: title.trailer,
    official_site: title.officialSite,
    streams: title.streams,
  };
});
