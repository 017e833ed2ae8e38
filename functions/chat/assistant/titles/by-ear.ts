import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { plainForm } from "../../../../shared/search/normalise.ts";
import { isMeaningful } from "../languages/languages.ts";
import { isTopic, isVocabulary } from "../vocabulary.ts";
import { littleKnown, popularityOf, wellKnown } from "./fame.ts";
import { heard, romanised } from "./kana.ts";
import { rowsNamed } from "./names.ts";
import { isJapaneseQuestionWord } from "./short-forms.ts";
import type { Token } from "./tokens.ts";

const rowsByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, readonly number[]>>();

/** The rows of known titles by what one hears of their names, each list the most popular first. */
function rowsHeard(catalogue: Catalogue): ReadonlyMap<string, readonly number[]> {
  const known = rowsByCatalogue.get(catalogue);
  if (known !== undefined) return known;
  const rows = new Map<string, number[]>();
  for (let row = 0; row < catalogue.size; row++) {
    if (catalogue.adults[row] === 1 || popularityOf(catalogue, row) < littleKnown) continue;
    const { english, title } = catalogue.card(row);
    const names = new Set([english ?? title, title].map((name) => heard(withoutCross(name))));
    for (const name of names) rows.set(name, [...(rows.get(name) ?? []), row]);
  }
  rowsByCatalogue.set(catalogue, rows);
  return rows;
}

/** The cross of "Spy x Family" is not spoken. */
const withoutCross = (name: string): string => plainForm(name).replace(/ x /g, " ");

/** So few sounds are in too many names. */
const fewestSounds = 5;
/** So few letters are in too many names. */
const fewestLetters = 3;
/** Hiragana spells the endings of words, too. */
const fewestHiragana = 4;

/** Whether a part is all of a word in katakana, or hiragana enough for a name. */
function isWord(tokens: readonly Token[], from: number, to: number): boolean {
  const part = tokens.slice(from, to);
  if (part.every(({ isHiragana }) => isHiragana)) return part.length >= fewestHiragana;
  const goesOn = (at: number): boolean =>
    tokens[at]?.isKatakana === true &&
    tokens[at + 1]?.isKatakana === true &&
    tokens[at + 1]?.gap === "";
  return part.every(({ isKatakana }) => isKatakana) && !goesOn(from - 1) && !goesOn(to - 1);
}

/**
 * Titles whose names are in Latin letters, spelled in kana: letter by letter, as ナナ for NANA, or as they sound, as
 * スパイファミリー for SPY×FAMILY.
 */
export function rowsByEar(
  catalogue: Catalogue,
  tokens: readonly Token[],
  from: number,
  to: number,
): readonly number[] {
  if (!isWord(tokens, from, to)) return [];
  const part = tokens.slice(from, to);
  const kana = part.map(({ plain }) => plain).join("");
  const rows = rowsSounding(catalogue, kana, part[0]?.isKatakana === true);
  return rows.length === 0 ||
    isTopic(kana) ||
    isVocabulary(kana) ||
    isMeaningful(kana) ||
    isJapaneseQuestionWord(part)
    ? []
    : rows;
}

function rowsSounding(catalogue: Catalogue, kana: string, isKatakana: boolean): readonly number[] {
  const latin = romanised(kana);
  if (latin === undefined || latin.length < fewestLetters) return [];
  const named = rowsNamed(catalogue, latin, "whole").filter(
    (row) => popularityOf(catalogue, row) >= (isKatakana ? littleKnown : wellKnown),
  );
  if (named.length > 0 || !isKatakana) return named;
  const sounds = heard(latin);
  return sounds.length < fewestSounds ? [] : (rowsHeard(catalogue).get(sounds) ?? []);
}
