import type { Kind } from "./kind.ts";

/** The genres that filters offer; every other label of a title is a theme. */
export const genres = [
  "Action",
  "Adventure",
  "Award Winning",
  "Avant Garde",
  "Comedy",
  "Drama",
  "Fantasy",
  "Gourmet",
  "Horror",
  "Mystery",
  "Romance",
  "Sci-Fi",
  "Slice of Life",
  "Sports",
  "Supernatural",
  "Suspense",
] as const;
export type Genre = (typeof genres)[number];

/** The types that the search filter offers for anime, with the label of each. */
export const animeTypes = [
  { label: "Tv", value: "tv" },
  { label: "Movie", value: "movie" },
  { label: "Ova", value: "ova" },
  { label: "Special", value: "special" },
  { label: "Ona", value: "ona" },
  { label: "Music", value: "music" },
  { label: "Tv Special", value: "tv_special" },
] as const;
export type AnimeType = (typeof animeTypes)[number]["value"];

/** What a manga can be. */
export const mangaTypes = [
  "manga",
  "light_novel",
  "novel",
  "manhwa",
  "manhua",
  "one_shot",
  "doujinshi",
] as const;

export const seasons = ["winter", "spring", "summer", "fall"] as const;
export type Season = (typeof seasons)[number];

/** How far an anime is. */
export const animeAirings = ["Finished Airing", "Currently Airing", "Not yet aired"] as const;
/** How far a manga is. */
export const mangaPublishings = [
  "Finished",
  "Publishing",
  "On Hiatus",
  "Discontinued",
  "Not yet published",
] as const;

/** How long a title is: by episodes of an anime, by volumes of a manga; both ends count, and `to` may be open. */
export interface Length {
  readonly value: string;
  readonly from: number;
  readonly to?: number;
}

/** The lengths that browsing offers. */
export const lengths: Readonly<Record<Kind, readonly Length[]>> = {
  anime: [
    { value: "1", from: 1, to: 1 },
    { value: "2-13", from: 2, to: 13 },
    { value: "14-26", from: 14, to: 26 },
    { value: "27-52", from: 27, to: 52 },
    { value: "53-", from: 53 },
  ],
  manga: [
    { value: "1", from: 1, to: 1 },
    { value: "2-5", from: 2, to: 5 },
    { value: "6-15", from: 6, to: 15 },
    { value: "16-30", from: 16, to: 30 },
    { value: "31-", from: 31 },
  ],
};

/** The orders that browsing offers: best known, newest, A to Z, and what came into the catalogue last. */
export const sortOrders = ["known", "newest", "title", "added"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A decade as a filter's value, '1990s'; its years are the ten from 1990 on. Undefined for what is none. */
export function decadeOf(value: string): number | undefined {
  return /^[1-9]\d{2}0s$/.test(value) ? Number(value.slice(0, 4)) : undefined;
}
