import type { Catalogue } from "../../../catalogue/catalogue.ts";

/** How well known a title is, 0 to 100. */
export const popularityOf = (catalogue: Catalogue, row: number): number =>
  catalogue.popularity(row);

/** Below this, a title is known to few, and a lower-case word is hardly meant as its name. */
export const littleKnown = 50;

/** From here on, a title is well known. */
export const wellKnown = 60;

/** From here on, nearly everybody knows a title. */
export const famous = 85;
