import type { Catalogue } from "./catalogue.ts";

/** Titles for adults, and those that only a file has named, are on their owner's lists for nobody else to see. */
export const isForEverybody = (
  catalogue: Pick<Catalogue, "adults">,
  row: number | undefined,
): row is number => row !== undefined && catalogue.adults[row] === 0;
