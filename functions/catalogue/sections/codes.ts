import {
  relationKinds,
  type Relation,
  type TitleStatus,
  type TitleType,
} from "../../../catalogue/title.ts";
import {
  animeAirings,
  animeTypes,
  genres,
  mangaPublishings,
  mangaTypes,
  seasons,
  type Season,
} from "../../../shared/filters.ts";
import type { TitleLanguage } from "../../../shared/titles/title-name.ts";

/** The words that columns hold by their position: a stored snapshot keeps the positions, so only append. */
export const types: readonly TitleType[] = [
  "unknown",
  ...animeTypes.map(({ value }) => value),
  ...mangaTypes,
];
/** As {@link types}. */
export const statuses: readonly TitleStatus[] = ["Unknown", ...animeAirings, ...mangaPublishings];
/** As {@link types}. */
export const seasonCodes: readonly (Season | null)[] = [null, ...seasons];

/** As {@link types}: how a title is related to what one should know before it. */
export const relationCodes: readonly (Relation["kind"] | null)[] = [null, ...relationKinds];

/** The columns of the places of rows when all are sorted by their names in a language. */
export const alphabetColumns: Readonly<Record<TitleLanguage, `row.${string}`>> = {
  english: "row.alphabet",
  romaji: "row.alphabetRomaji",
  japanese: "row.alphabetJapanese",
};

/** Popularity is kept in hundredths. */
export const POPULARITY_SCALE = 100;

/** The bit of a genre, in the order of the filter's list; undefined when a word is none of the genres. */
export function genreBit(genre: string): number | undefined {
  const at = genres.findIndex((known) => known === genre);
  return at < 0 ? undefined : 1 << at;
}
