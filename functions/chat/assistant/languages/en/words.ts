import { kindRules, type Kind } from "../../../../../shared/kind.ts";
import type { Phrases, Wording } from "../phrases.ts";

/** What a title of a kind is counted in. */
export const units = (kind: Kind, count: number): string =>
  count === 1 ? kindRules[kind].unit : kindRules[kind].units;

/** Things in a row. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;

/** Types of titles. */
export const types: Phrases["types"] = {
  tv: "TV series",
  movie: "movie",
  ova: "OVA",
  ona: "web series (ONA)",
  special: "special",
  tv_special: "TV special",
  music: "music video",
  manga: "manga",
  light_novel: "light novel",
  novel: "novel",
  manhwa: "manhwa",
  manhua: "manhua",
  one_shot: "one-shot",
  doujinshi: "doujinshi",
  unknown: "title of unknown type",
};

/** Words and numbers in English. */
export const words: Wording = {
  locale: "en-GB",
  types,
  word: (name) => name,
  quote: (name) => `“${name}”`,
  list,
  either: (items) => items.join(" or "),
  hours: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} minutes`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
};
