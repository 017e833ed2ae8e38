import type { Catalogue } from "../../catalogue/catalogue.ts";
import { commonWords } from "./common-words.ts";
import { makerNicknames } from "./maker-nicknames.ts";
import { plainForm } from "../../catalogue/search/normalise.ts";

/** A studio or an author. */
interface Maker {
  readonly maker: string;
  /** Plain forms of its name, and short ones. */
  readonly names: readonly string[];
  /** The last name, where only one maker has it; it counts after words such as "by". */
  readonly surname: string | undefined;
  /** The last name, whoever else has it. */
  readonly lastName: string | undefined;
}

const makersByCatalogue = new WeakMap<Catalogue, readonly Maker[]>();

/** All makers of the catalogue with their spellings, the longest first. */
export function makersOf(catalogue: Catalogue): readonly Maker[] {
  const known = makersByCatalogue.get(catalogue);
  if (known !== undefined) return known;
  const makers = new Set<string>();
  for (let row = 0; row < catalogue.size; row++) {
    for (const maker of catalogue.makers(row)) makers.add(maker);
  }
  const lastWordOf = (maker: string): string | undefined => {
    const words = plainForm(maker).split(" ");
    return words.length === 2 && (words[1]?.length ?? 0) > 2 ? words[1] : undefined;
  };
  const bearers = new Map<string | undefined, number>();
  for (const maker of makers) {
    const surname = lastWordOf(maker);
    bearers.set(surname, (bearers.get(surname) ?? 0) + 1);
  }
  const all = Array.from(makers, (maker) => {
    const surname = lastWordOf(maker);
    const plain = plainForm(maker);
    const words = plain.split(" ");
    const reversed = words.length === 2 ? [words.toReversed().join(" ")] : [];
    return {
      maker,
      names: [plain, ...reversed, ...(makerNicknames[maker] ?? [])],
      lastName: surname,
      surname: bearers.get(surname) === 1 && !commonWords.has(surname ?? "") ? surname : undefined,
    };
  }).sort((a, b) => b.maker.length - a.maker.length);
  makersByCatalogue.set(catalogue, all);
  return all;
}

/** Whether somebody is named in the catalogue for manga only. */
export function isAuthor(catalogue: Catalogue, maker: string | undefined): boolean {
  return maker !== undefined && !studiosOf(catalogue).has(maker);
}

const studiosByCatalogue = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Everybody who is named in the catalogue for anime. */
function studiosOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = studiosByCatalogue.get(catalogue);
  if (known !== undefined) return known;
  const { from, to } = catalogue.rowsOf("anime");
  const studios = new Set<string>();
  for (let row = from; row < to; row++) {
    for (const studio of catalogue.makers(row)) studios.add(studio);
  }
  studiosByCatalogue.set(catalogue, studios);
  return studios;
}

/** Whom a last name in plain form means, also as the owner of something, where only one maker has it. */
export const surnameOf = (catalogue: Catalogue, word: string): string | undefined =>
  makersOf(catalogue).find(
    ({ surname }) => surname !== undefined && (surname === word || `${surname}s` === word),
  )?.maker;

/** Whether a word in plain form is the last name of some maker. */
export const isLastName = (catalogue: Catalogue, word: string): boolean =>
  makersOf(catalogue).some(({ lastName }) => lastName === word);

const namesByCatalogue = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Whether words in plain form are a maker's whole name, such as "bones", and so no title by themselves. */
export function isMaker(catalogue: Catalogue, words: string): boolean {
  const known = namesByCatalogue.get(catalogue);
  if (known !== undefined) return known.has(words);
  const names = new Set(makersOf(catalogue).flatMap((maker) => maker.names));
  namesByCatalogue.set(catalogue, names);
  return names.has(words);
}
