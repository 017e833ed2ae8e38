import type { Title } from "../../../catalogue/title.ts";
import { kinds, type Kind } from "../../../shared/kind.ts";
import { generatedTitles } from "./generated-titles.ts";
import { seededRandom } from "../random.ts";
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
  const exact = askedFor(titles).map(({ kind, id, title }) => ({ kind, id, text: title }));
  const long = exact.filter(({ text }) => lettersIn(text) >= FEWEST_LETTERS);
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

/** The first half of the words of names, with a typo; it has to have as many letters as those that are written badly. */
export function beginningsWithTypo(exact: readonly SearchQuery[]): SearchQuery[] {
  const random = seededRandom(SEED);
  return exact.flatMap((query) => {
    const words = query.text.split(" ");
    const text = words.slice(0, Math.floor(words.length / 2)).join(" ");
    return lettersIn(text) < FEWEST_LETTERS ? [] : [{ ...query, text: withTypo(text, random) }];
  });
}

/** The titles that queries are made of. */
export const askedFor = (titles: readonly Title[]): Title[] =>
  kinds.flatMap((kind) => mostPopular(titles, kind));

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

function mostPopular(titles: readonly Title[], kind: Kind): Title[] {
  return titles
    .filter((title) => title.kind === kind && !title.adult && title.title.length > 1)
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, TITLES_PER_KIND);
}

/** A name to search for that no title has. */
export type AbsentName = Pick<SearchQuery, "kind" | "text">;

const ABSENT_TITLES = 6000;
const INVENTED_WORDS = 1500;

/**
 * Names in Latin letters, up to their subtitles, of the most popular titles that a catalogue does not have; those of
 * which another title has the name are among them.
 */
export function absentNames(titles: readonly Title[], catalogue: readonly Title[]): AbsentName[] {
  const key = ({ kind, id }: Title) => `${kind} ${id}`;
  const known = new Set(catalogue.map(key));
  return titles
    .filter((title) => !title.adult && !known.has(key(title)))
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, ABSENT_TITLES)
    .flatMap(({ kind, title, english }) =>
      [title, english ?? ""]
        .map((name) => name.split(/[:(–-]/)[0]?.trim() ?? "")
        .filter((name) => /^[\x20-\x7e]{4,}$/.test(name))
        .map((text) => ({ kind, text })),
    );
}

/** Single words of four letters and more that sound Japanese and mean nothing. */
export function inventedWords(): AbsentName[] {
  return generatedTitles(INVENTED_WORDS, 0).flatMap(({ kind, title }) => {
    const text = title.split(" ").find((word) => word.length >= 4);
    return text === undefined ? [] : [{ kind, text }];
  });
}
