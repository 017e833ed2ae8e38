import { nameIn, type TitleLanguage } from "../../../shared/titles/title-name.ts";
import type { CallResponse } from "../../calls/api.ts";
import type { CardTitle } from "../../cards/TitleCard.tsx";

/** A card of the trending panel. */
export interface TrendingTitle extends CardTitle {
  /** Whether the server saw it on the viewer's list. */
  readonly isListed: boolean;
}

/** The cards of the trending panel, named in a language: the server sends the coldest title first, the panel begins with the hottest. */
export function trendingTitles(
  { trending_anime }: CallResponse<"get_trending_anime">,
  language: TitleLanguage,
): TrendingTitle[] {
  return trending_anime
    .map(({ anime_id, image_url, listed, ...names }): TrendingTitle => ({
      kind: "anime",
      id: anime_id,
      name: nameIn(language, {
        romaji: names.title,
        english: names.title_english,
        japanese: names.title_japanese,
      }),
      image: image_url,
      isListed: listed,
    }))
    .reverse();
}
