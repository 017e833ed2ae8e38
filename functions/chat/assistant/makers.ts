import type { Catalogue } from "../../catalogue/catalogue.ts";
import { commonWords } from "./common-words.ts";
import { makerNicknames } from "./maker-nicknames.ts";
import { popularityOf } from "./titles/fame.ts";
import { plainForm } from "../../../shared/search/normalise.ts";

/** A studio or an author. */
interface Maker {
  readonly maker: string;
  /** Plain forms of its name, and short ones. */
  readonly names: readonly string[];
  /** The last name, where it means this maker and nobody else; it counts after words such as "by". */
  readonly surname: string | undefined;
  /** The last name, whoever else has it. */
  readonly lastName: string | undefined;
}

/** Who is better known by so much is meant by a last name that others have, too. */
const outshone = 15;

const makersByCatalogue = new WeakMap<Catalogue, readonly Maker[]>();

/** All makers of the catalogue with their spellings, the longest first. */
export function makersOf(catalogue: Catalogue): readonly Maker[] {
  const known = makersByCatalogue.get(catalogue);
  if (known !== undefined) return known;
  const fame = new Map<string, number>();
  for (let row = 0; row < catalogue.size; row++) {
    for (const maker of catalogue.makers(row)) {
      fame.set(maker, Math.max(fame.get(maker) ?? 0, popularityOf(catalogue, row)));
    }
  }
  const makers = [...fame.keys()];
  const lastWordOf = (maker: string): string | undefined => {
    const words = plainForm(maker).split(" ");
    return words.length === 2 && (words[1]?.length ?? 0) > 2 ? words[1] : undefined;
  };
  const bearers = Map.groupBy(makers, lastWordOf);
  /** Whether nobody else comes to mind by a last name. */
  const isMeant = (maker: string, surname: string): boolean =>
    (bearers.get(surname) ?? []).every(
      (other) => other === maker || (fame.get(other) ?? 0) + outshone <= (fame.get(maker) ?? 0),
    );
  const all = Array.from(makers, (maker) => {
    const surname = lastWordOf(maker);
    const plain = plainForm(maker);
    const words = plain.split(" ");
    const reversed = words.length === 2 ? [words.toReversed().join(" ")] : [];
    return {
      maker,
      names: [plain, ...reversed, ...(makerNicknames.get(maker) ?? [])],
      lastName: surname,
      surname:
        surname !== undefined && !commonWords.has(surname) && isMeant(maker, surname)
          ? surname
          : undefined,
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
