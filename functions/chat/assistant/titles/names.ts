import { kinds } from "../../../../shared/kind.ts";
import type { Card, Catalogue } from "../../../catalogue/catalogue.ts";
import { plainForm } from "../../../../shared/search/normalise.ts";
import type { NamePart } from "../../../catalogue/search/search-index.ts";
import { nameOf } from "../../tools/tool.ts";
import { onceAWord } from "../once-a-word.ts";
import { littleKnown, popularityOf } from "./fame.ts";

/** The titles of which a text is exactly the name. */
export function titlesNamed(catalogue: Catalogue, text: string): readonly number[] {
  return rowsNamed(catalogue, plainForm(text), "whole");
}

/** The rows of both kinds that have some words in plain form as their name, or as a part of it. */
export function rowsNamed(catalogue: Catalogue, plain: string, part: NamePart): readonly number[] {
  let known = namedInCatalogue.get(catalogue);
  if (known === undefined) {
    known = {
      whole: onceNamed(catalogue, "whole"),
      beginning: onceNamed(catalogue, "beginning"),
      ending: onceNamed(catalogue, "ending"),
    };
    namedInCatalogue.set(catalogue, known);
  }
  return known[part](plain);
}

type RowsOf = (plain: string) => readonly number[];
const namedInCatalogue = new WeakMap<Catalogue, Readonly<Record<NamePart, RowsOf>>>();

const onceNamed = (catalogue: Catalogue, part: NamePart): RowsOf =>
  onceAWord((plain) =>
    kinds.flatMap((kind) => {
      const admits = (row: number) => catalogue.adults[row] === 0;
      return ownNameFirst(catalogue, plain, catalogue.searchIndex(kind).named(plain, part, admits));
    }),
  );

/** Whether any name of either kind goes on like some words in plain form, from any word on. */
export function isInNames(catalogue: Catalogue, plain: string): boolean {
  const known = heldByCatalogue.get(catalogue);
  if (known !== undefined) return known(plain);
  const isHeld = onceAWord((words) =>
    kinds.some((kind) => catalogue.searchIndex(kind).holds(words)),
  );
  heldByCatalogue.set(catalogue, isHeld);
  return isHeld(plain);
}

const heldByCatalogue = new WeakMap<Catalogue, (plain: string) => boolean>();

/** Mononoke is what Princess Mononoke is called for short, and the whole name of another. */
function ownNameFirst(catalogue: Catalogue, plain: string, rows: readonly number[]): number[] {
  if (rows.length < 2) return [...rows];
  const isOwn = (row: number): boolean => {
    const card = catalogue.card(row);
    return [nameOf(card), card.title].some((name) => plainForm(name) === plain);
  };
  const own = new Set(rows.filter(isOwn));
  return [...own, ...rows.filter((row) => !own.has(row))];
}

/** Titles of a whole name, which people say without its article: "Silent Voice". */
export function wholeNamed(catalogue: Catalogue, plain: string, words: number): readonly number[] {
  const rows = rowsNamed(catalogue, plain, "whole");
  if (rows.length > 0 || words < 2) return rows;
  return ["a", "the"]
    .flatMap((article) => rowsNamed(catalogue, `${article} ${plain}`, "whole"))
    .filter((row) => popularityOf(catalogue, row) >= littleKnown);
}

/** The beginning of a title's name, which titles of one story share. */
export const firstWords = (card: Card): string =>
  plainForm(nameOf(card)).split(" ").slice(0, 2).join(" ");

/** Whether a spelling is about as long as one of a title's names, and so no mere beginning of it. */
export function isOfLength(catalogue: Catalogue, row: number, plain: string, most: number) {
  const { english, title } = catalogue.card(row);
  return [english ?? title, title].some(
    (name) => Math.abs(plainForm(name).length - plain.length) <= most,
  );
}

/** Whether so many letters are at least half of one of the names that a title shows. */
export function isMostOfName(catalogue: Catalogue, row: number, letters: number): boolean {
  const { english, title } = catalogue.card(row);
  return [english ?? title, title].some(
    (name) => letters * 2 >= plainForm(name).replaceAll(" ", "").length,
  );
}
