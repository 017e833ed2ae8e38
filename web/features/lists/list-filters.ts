import { notAvailable } from "../../../shared/not-available.ts";
import type { CallResponse } from "../../calls/api.ts";
import type { ShelfFilters } from "../shelf/shelf-address.ts";

/** One anime of a custom list, as the server answers it. */
export type ListAnime = CallResponse<"list">["anime"][number];

const yearOf = ({ year }: ListAnime): string => String(year ?? notAvailable);
const seasonOf = ({ season }: ListAnime): string => season ?? notAvailable;
const genresOf = ({ genres }: ListAnime): readonly string[] =>
  genres.length === 0 ? [notAvailable] : genres;

/** The anime that pass the filters: all of the genres, one of the years, one of the seasons. */
export function filteredAnime(
  anime: readonly ListAnime[],
  { genres, years, seasons }: ShelfFilters,
): ListAnime[] {
  return anime.filter(
    (one) =>
      genres.every((genre) => genresOf(one).includes(genre)) &&
      (years.length === 0 || years.includes(yearOf(one))) &&
      (seasons.length === 0 || seasons.includes(seasonOf(one))),
  );
}

/** The distinct values of some anime, ascending, 'N/A' last. */
function distinct(values: readonly string[]): string[] {
  const all = new Set(values);
  const isMissing = all.delete(notAvailable);
  return [...[...all].sort(), ...(isMissing ? [notAvailable] : [])];
}

/** What a custom list can be filtered by. */
export const filterValues = (anime: readonly ListAnime[]) => ({
  genres: distinct(anime.flatMap(genresOf)),
  years: distinct(anime.map(yearOf)),
  seasons: distinct(anime.map(seasonOf)),
});
