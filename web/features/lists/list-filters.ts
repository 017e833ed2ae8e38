import { notAvailable } from "../../../shared/not-available.ts";
import type { CallResponse } from "../../calls/api.ts";
import { valuesOf } from "../shelf/filtering.ts";

/** One anime of a custom list, as the server answers it. */
export type ListAnime = CallResponse<"list">["anime"][number];

/** The distinct values of some anime, ascending, 'N/A' last. */
function distinct(values: readonly string[]): string[] {
  const all = new Set(values);
  const isMissing = all.delete(notAvailable);
  return [...[...all].sort(), ...(isMissing ? [notAvailable] : [])];
}

/** What a custom list can be filtered by. */
export const filterValues = (anime: readonly ListAnime[]) => {
  const values = anime.map(valuesOf);
  return {
    genres: distinct(values.flatMap(({ genres }) => genres)),
    years: distinct(values.flatMap(({ years }) => years)),
    seasons: distinct(values.flatMap(({ seasons }) => seasons)),
  };
};
