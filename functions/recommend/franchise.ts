import type { Catalogue } from "../catalogue/catalogue.ts";

/** What follows a franchise's name: a part's own name, its number, its season or its kind. */
const tail =
  /\s*[:!?~∽([]|\s+(?:-|the movie|movie|season|part|cour|ova|ona|special|tv|final|2nd|3rd|\dth|second|third|\d+|[ivx]+)(?=\W|$)/i;

/** The name that the parts of a franchise share, as far as their titles tell. */
function sharedName(title: string): string {
  const end = title.search(tail);
  const name = end > 2 ? title.slice(0, end) : title;
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A key that the seasons, films and specials of one franchise share, by their relations or else by their names. */
export const franchiseOf = (catalogue: Catalogue, row: number): string =>
  sharedName(catalogue.title(catalogue.franchise(row)));
