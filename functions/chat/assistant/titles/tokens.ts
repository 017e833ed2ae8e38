import { plainForm } from "../../../../shared/search/normalise.ts";

/** A word of a text, or a single character of a script without spaces. */
export interface Token {
  readonly plain: string;
  readonly isCapital: boolean;
  readonly isJapanese: boolean;
  readonly isHiragana: boolean;
  /** Whether it is said to own something: "Monster's". */
  readonly isOwner: boolean;
  readonly isKatakana: boolean;
  /** Which of the text's quotations it stands in, or -1. */
  readonly quote: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

/** So many words of one text are read. */
const mostTokens = 200;
const japaneseLetter = /[\u3040-\u30ff\u3400-\u9fff々ー]/u;
const wordsOrLetters =
  /&|[\u3040-\u30ff\u3400-\u9fff々ー]|(?:(?![\u3040-\u30ff\u3400-\u9fff々ー])[\p{L}\p{N}\p{M}@'’½])+/gu;
const quotes =
  /[“„"«»「『][^“”„"«»「」『』]{2,120}[”“"»«」』]|(?<![\p{L}\p{N}])['‘‚](?:[^'‘’]|['’](?=\p{L})){2,120}['’](?![\p{L}\p{N}])/gu;

/** How many words a text has, as {@link tokensOf} counts them. */
export const countWords = (text: string): number => text.match(wordsOrLetters)?.length ?? 0;

/** A text as the words that names are looked for in; of more than `most`, those of its beginning and of its end. */
export function tokensOf(text: string, most = mostTokens): Token[] {
  const normal = text.normalize("NFKC");
  const quoted = Array.from(normal.matchAll(quotes), ({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
  }));
  const isShouting = normal === normal.toUpperCase();
  let end = 0;
  const gapBefore = (index: number, word: string): string => {
    const gap = normal.slice(end, index);
    end = index + word.length;
    return gap;
  };
  const words = bothEnds(Array.from(normal.matchAll(wordsOrLetters)), most);
  return words
    .map(({ 0: word, index }) => ({
      gap: gapBefore(index, word),
      plain: plainForm(word),
      isCapital: !isShouting && /^['’]?\p{Lu}/u.test(word) && index > 0,
      isJapanese: japaneseLetter.test(word),
      isKatakana: /^[\u30a1-\u30fa\u30fc]/.test(word),
      isHiragana: /^[\u3040-\u309f]/.test(word),
      isOwner: /\p{L}['’]s?$/u.test(word),
      quote: quoted.findIndex(({ from, to }) => index >= from && index < to),
    }))
    .filter(({ plain }) => plain !== "" && /[\p{L}\p{N}]/u.test(plain));
}

/** The first and the last of many: who tells at length asks in the end. */
const bothEnds = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : [...items.slice(0, Math.ceil(most / 2)), ...items.slice(items.length - Math.floor(most / 2))];

/** The words of a text in plain form. */
export const plainOf = (tokens: readonly Token[]): string =>
  tokens.map(({ plain }) => plain).join(" ");

/** A word in plain form that is written in kanji. */
export const hasKanji = (plain: string): boolean => /[\u3400-\u9fff]/.test(plain);
