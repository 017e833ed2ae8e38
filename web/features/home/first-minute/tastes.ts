import type { CallRequest } from "../../../calls/api.ts";
import type { Genre } from "../../../../shared/filters.ts";

/** How many titles are offered at once. */
export const offered = 18;

/** By what a newcomer may narrow down what they are shown; undefined for what is best known of all. */
export const tastes = [
  undefined,
  "Action",
  "Comedy",
  "Drama",
  "Fantasy",
  "Romance",
  "Sci-Fi",
  "Slice of Life",
  "Mystery",
] as const satisfies readonly (Genre | undefined)[];

export type Taste = (typeof tastes)[number];

/** The request for the best known anime of a taste that are out as a whole, one of each franchise. */
export const offer = (taste: Taste): CallRequest<"browse"> => ({
  genres: taste === undefined ? [] : [taste],
  statuses: ["Finished Airing"],
  one_per_franchise: true,
  page_size: offered,
});
