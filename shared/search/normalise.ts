/**
 * The form in which names and queries are compared: lower-case words of letters and digits, joined by
 * single spaces. Width, case, diacritics, punctuation and the kind of kana make no difference. A text
 * of nothing but punctuation keeps it, so that "!?" can be found.
 */
export function plainForm(text: string): string {
  const letters = isAscii.test(text) ? text.toLowerCase() : plainLetters(text);
  const words = letters
    .replace(/(?<=\p{L})@(?=\p{L})/gu, "a")
    .replace(/['’ʼ`]/g, "")
    .replace(/&/g, " and ")
    .replace(/×/g, " x ")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
  return words === "" ? letters.replace(/\s+/g, " ").trim().toWellFormed() : words;
}

/** Most names: nothing of what follows changes them, and each of it would look at all of them. */
const isAscii = /^[ -~]*$/;

const plainLetters = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[ァ-ヶ]/g, toHiragana)
    .replace(/[ßæœøłđı]/g, (letter) => spelledOut[letter] ?? letter);

const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

const KATAKANA_ABOVE_HIRAGANA = 0x60;
const toHiragana = (kana: string) =>
  String.fromCharCode(kana.charCodeAt(0) - KATAKANA_ABOVE_HIRAGANA);

/**
 * A coarser form in which spellings of the same name meet: long vowels (shoujo, shojo, shohjo), season numbers (season 2, season
 * two, 2nd season, the second season of, s2, ii) and halves (part two, cour 2, 2nd cour). Takes and gives plain forms.
 */
export function foldedForm(plain: string): string {
  if (!mayFold.test(plain)) return plain;
  return seasonLast(plain)
    .replace(/\bseason (\w+)\b/g, (whole, number: string) => numberOf(number) ?? whole)
    .replace(/\b(\w+) season\b/g, (whole, number: string) => numberOf(number) ?? whole)
    .replace(/\b(?:part|cour) (\w+)\b/g, (whole, number: string) => partOf(number) ?? whole)
    .replace(/\b(\w+) cour\b/g, (whole, number: string) => partOf(number) ?? whole)
    .replace(/(?<= )(\w+)\b/g, (word) => romanOrShort(word) ?? word)
    .replace(/oo|ou|oh(?![aeiouy])/g, "o")
    .replace(/uu/g, "u");
}

/** What any of these looks for: most names have none of it, and need not be looked at by each. */
const mayFold = /season|cour|part|o[ouh]|uu| [ivx]+\b| s\d/;

/**
 * What a query for a season names besides the season and its half: "one piece" of "one piece season 21" and "season 21 of
 * one piece", in plain form. Undefined for all other texts.
 */
export function seriesAskedFor(plain: string): string | undefined {
  const { series, number } = asksForSeason.exec(seasonLast(plain))?.groups ?? {};
  return number === undefined || numberOf(number) === undefined ? undefined : series;
}

const asksForSeason =
  /^(?<series>.+?) (?:(?:season |s(?=\d))(?<number>\w+)|(?<number>\w+) season)(?: (?:part|cour) \w+| \w+ cour)?$/;

/** With the season behind the name, where it came before it: "season 2 of one piece", "the second season of one piece". */
function seasonLast(plain: string): string {
  const [, season, number, name] = seasonFirst.exec(plain) ?? [];
  if (name === undefined || numberOf(season ?? number ?? "") === undefined) return plain;
  return `${name} season ${String(season ?? number)}`;
}

const seasonFirst = /^(?:the )?(?:season (\w+)|(\w+) season) of (.+)$/;

const spelledNumbers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7" },
    ...{ first: "1", second: "2", third: "3", fourth: "4", fifth: "5", sixth: "6", seventh: "7" },
  }),
);
const romanNumbers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ii: "2",
    iii: "3",
    iv: "4",
    vi: "6",
    vii: "7",
    viii: "8",
    ix: "9",
  }),
);

const numberOf = (word: string) =>
  spelledNumbers.get(word) ?? romanNumbers.get(word) ?? /^(\d+)(?:st|nd|rd|th)?$/.exec(word)?.[1];

const partOf = (word: string): string | undefined => {
  const number = numberOf(word);
  return number === undefined ? undefined : `part ${number}`;
};

const romanOrShort = (word: string) => romanNumbers.get(word) ?? /^s(\d+)$/.exec(word)?.[1];
