import type { Kind } from "../../../../../shared/kind.ts";
import type { Phrases, Wording } from "../phrases.ts";
import { germanWords } from "./catalogue-words.ts";

/** What a title of a kind is counted in. */
export const units = (kind: Kind, count: number): string =>
  kind === "anime" ? (count === 1 ? "Folge" : "Folgen") : "Kapitel";

/** Things in a row. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1) ?? ""}`;

/** The kind as a name. */
export const Named = (kind: Kind): string => (kind === "anime" ? "Anime" : "Manga");

/** A word of the catalogue in this language. */
export const word = (name: string): string => germanWords.get(name) ?? name;

/** Types of titles. */
export const types: Phrases["types"] = {
  tv: "eine TV-Serie",
  movie: "ein Film",
  ova: "eine OVA",
  ona: "eine Webserie (ONA)",
  special: "ein Special",
  tv_special: "ein TV-Special",
  music: "ein Musikvideo",
  manga: "ein Manga",
  light_novel: "eine Light Novel",
  novel: "ein Roman",
  manhwa: "ein Manhwa",
  manhua: "ein Manhua",
  one_shot: "ein One-Shot",
  doujinshi: "ein Doujinshi",
  unknown: "ein Titel unbekannter Art",
};

/** As a name of the kind, without the article that a sentence needs. */
const typeNames = Object.fromEntries(
  Object.entries(types).map(([type, name]) => [type, name.replace(/^eine? /, "")]),
);

/** Words and numbers in German. */
export const words: Wording = {
  locale: "de-DE",
  types: typeNames,
  word,
  quote: (name) => `„${name}“`,
  list,
  either: (items) => items.join(" oder "),
  hours: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} Minuten`;
    return rest === 0 ? `${hours} Std` : `${hours} Std. ${rest} Min`;
  },
};
