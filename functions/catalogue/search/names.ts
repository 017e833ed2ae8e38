import type { Title } from "../../../catalogue/title.ts";
import { seasonNames } from "./season-names.ts";
import { foldedForm, plainForm } from "../../../shared/search/normalise.ts";

/** One name under which a row can be found. */
export interface SearchName {
  readonly row: number;
  /** Normalised, words joined by spaces. */
  readonly text: string;
  /**
   * A name as it is written; its coarser form, which ranks behind; or the subtitle of one, which is no name of the title
   * by itself, and by which people ask for it all the same.
   */
  readonly form: NameForm;
}

/** As the table of names holds them: by their position. */
export const nameForms = ["written", "coarse", "subtitle"] as const;
export type NameForm = (typeof nameForms)[number];

/** All names of titles in row order, the first of them at `firstRow`; no title has the same name twice. */
export function searchNames(rows: readonly Title[], firstRow: number): SearchName[] {
  const seasons = seasonNames(rows);
  const plainNames = rows.map(plainNamesOf);
  const inherited = inheritedNames(
    rows,
    rows.map((title, at) => [...(plainNames[at] ?? []), ...(seasons.get(title) ?? [])]),
  );
  return rows.flatMap((title, at) => {
    const plain = new Set([...(plainNames[at] ?? []), ...(inherited[at] ?? [])]);
    // A name that nobody wrote ranks behind those that somebody did.
    const coarse = [...plain, ...(seasons.get(title) ?? [])].map(foldedForm);
    const folded = new Set(coarse.filter((name) => !plain.has(name)));
    const subtitles = subtitlesOf(title).filter((name) => !plain.has(name) && !folded.has(name));
    const inForm = (form: NameForm) => (text: string) => ({ row: firstRow + at, text, form });
    return [
      ...Array.from(plain, inForm("written")),
      ...Array.from(folded, inForm("coarse")),
      ...subtitles.map(inForm("subtitle")),
    ];
  });
}

function plainNamesOf({ title, english, japanese, synonyms }: Title): string[] {
  const names = [title, english, japanese, ...synonyms].filter((name) => name !== null);
  return [...new Set(names.map(plainForm))].filter((name) => name !== "");
}

/** What names say behind a colon or a dash, in plain form: "Genesis" of "Rage of Bahamut: Genesis". */
function subtitlesOf({ title, english }: Title): string[] {
  const subtitles = [title, english ?? ""].flatMap(
    (name) => /(?:[:：] | [-–—~] ?)(.+?)[-–—~]?$/u.exec(name)?.[1] ?? [],
  );
  return [...new Set(subtitles.map(plainForm))].filter((name) => name.length > 1);
}

/**
 * Names that a sequel has from the title it continues: where "aot" is short for "shingeki no kyojin",
 * "shingeki no kyojin season 2" can also be found as "aot season 2".
 */
function inheritedNames(
  rows: readonly Title[],
  plainNames: readonly (readonly string[])[],
): string[][] {
  const shortNames = new Map<string, string[]>();
  rows.forEach(({ synonyms }, at) => {
    const short = synonyms.map(plainForm).filter((name) => ABBREVIATION.test(name));
    if (short.length === 0) return;
    for (const name of plainNames[at] ?? []) {
      if (name.length > LONGEST_ABBREVIATION && !shortNames.has(name)) shortNames.set(name, short);
    }
  });
  return plainNames.map((names) =>
    names.flatMap((name) =>
      wordEnds(name).flatMap((end) =>
        (shortNames.get(name.slice(0, end)) ?? []).map((short) => short + name.slice(end)),
      ),
    ),
  );
}

const ABBREVIATION = /^[a-z0-9]{2,5}$/;
const LONGEST_ABBREVIATION = 5;

/** Where the words of a name end, but for the last. */
const wordEnds = (name: string) => Array.from(name.matchAll(/ /g), ({ index }) => index);
