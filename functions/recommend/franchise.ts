import type { Card, Catalogue } from "../catalogue/catalogue.ts";

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

/** The first part of the story as far as the catalogue knows it: prequels followed to their beginning. */
function beginningOf(catalogue: Catalogue, card: Card): Card {
  const seen = new Set<number>();
  let first = card;
  while (first.prequel !== null && !seen.has(first.id)) {
    seen.add(first.id);
    const row = catalogue.find("anime", first.prequel);
    if (row === undefined) break;
    first = catalogue.card(row);
  }
  return first;
}

/** A key that the seasons, films and specials of one franchise share. */
export const franchiseOf = (catalogue: Catalogue, card: Card): string =>
  sharedName(beginningOf(catalogue, card).title);
