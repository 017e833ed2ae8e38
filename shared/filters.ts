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

export const seasons = ["winter", "spring", "summer", "fall"] as const;
export type Season = (typeof seasons)[number];
