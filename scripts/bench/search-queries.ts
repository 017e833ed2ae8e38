import type { Title } from "../../catalogue/title.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { seededRandom } from "./random.ts";
import { withTypo } from "./typos.ts";

const TITLES_PER_KIND = 2000;
const FEWEST_LETTERS = 5;
const SEED = 7;

/** A text to search for, and the title that should be found. */
export interface SearchQuery {
  readonly kind: Kind;
  readonly text: string;
  readonly id: number;
}

/** The main titles of the 2,000 most popular anime and manga, written well and badly. */
export interface SearchQueries {
  readonly exact: SearchQuery[];
  readonly oneTypo: SearchQuery[];
  readonly twoTypos: SearchQuery[];
  readonly noSpaces: SearchQuery[];
}

/** The same queries for the same titles, on every run and for every engine. */
export function searchQueries(titles: readonly Title[]): SearchQueries {
  const random = seededRandom(SEED);
  const exact = kinds
    .flatMap((kind) => mostPopular(titles, kind))
    .map(({ kind, id, title }) => ({ kind, id, text: title }));
  const long = exact.filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS);
  const oneTypo = long.map((query) => ({ ...query, text: withTypo(query.text, random) }));
  return {
    exact,
    oneTypo,
    twoTypos: oneTypo.map((query) => ({ ...query, text: withTypo(query.text, random) })),
    noSpaces: exact
      .filter(({ text }) => text.includes(" "))
      .map((query) => ({ ...query, text: query.text.replaceAll(" ", "") })),
  };
}

function mostPopular(titles: readonly Title[], kind: Kind): Title[] {
  return titles
    .filter((title) => title.kind === kind && !title.adult && title.title.length > 1)
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, TITLES_PER_KIND);
}
