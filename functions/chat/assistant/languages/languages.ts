import type { Concept } from "../concepts.ts";
import { onceAWord } from "../once-a-word.ts";
import { examples as askedGerman } from "./de/examples.ts";
import { lexicon as german } from "./de/lexicon.ts";
import { phrases as inGerman } from "./de/phrases.ts";
import { examples as askedEnglish } from "./en/examples.ts";
import { lexicon as english } from "./en/lexicon.ts";
import { phrases as inEnglish } from "./en/phrases.ts";
import { examples as askedJapanese } from "./ja/examples.ts";
import { lexicon as japanese } from "./ja/lexicon.ts";
import { phrases as inJapanese } from "./ja/phrases.ts";
import { readerOf, wordsOf, type Lexicon, type Read, type ReadText } from "./lexicon.ts";
import type { Phrases } from "./phrases.ts";

/** What one language needs. */
interface LanguageTables {
  /** What its words mean. */
  readonly lexicon: Lexicon;
  /** What is said in it. */
  readonly phrases: Phrases;
  /** What people ask in it, by what they are after. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

/** The languages that the built-in assistant speaks: what words mean in each, and what it says. */
const languages = {
  en: { lexicon: english, phrases: inEnglish, examples: askedEnglish },
  de: { lexicon: german, phrases: inGerman, examples: askedGerman },
  ja: { lexicon: japanese, phrases: inJapanese, examples: askedJapanese },
} satisfies Readonly<Record<string, LanguageTables>>;
export type Language = keyof typeof languages;

export const allLanguages = Object.keys(languages) as readonly Language[];

/** What the assistant knows of a language. */
export const tablesOf = (language: Language): LanguageTables => languages[language];

/** A lexicon is made ready when a text comes that it may be the one of. */
const lazily = (lexicon: Lexicon): ReadText => {
  let read: ReadText | undefined;
  return (words) => (read ??= readerOf(lexicon))(words);
};

const readers = Object.fromEntries(
  Object.entries(languages).map(([language, { lexicon }]) => [language, lazily(lexicon)]),
) as Readonly<Record<Language, ReadText>>;

/** The languages that are written in letters alone. */
const written = allLanguages.filter((language) => language !== "ja");

/** Whether a text has Japanese letters. */
export const isJapanese = (text: string): boolean => japaneseLetter.test(text);

const japaneseLetter = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * A text by the lexica of the languages that it may be in, and that which knows most of it first: of its words, or of its
 * letters where some are Japanese, as each of these is read as a word.
 */
function readings(words: readonly string[]): readonly (readonly [Language, Read])[] {
  const isMixed = words.some(isJapanese);
  const known = ({ read }: Read): number =>
    isMixed ? [...read].reduce((sum, at) => sum + (words[at]?.length ?? 0), 0) : read.size;
  const maybe: readonly Language[] = isMixed ? ["ja", ...written] : written;
  return maybe
    .map((language) => [language, readers[language](words)] as const)
    .sort(([, a], [, b]) => known(b) - known(a));
}

const nothing: Read = { hits: [], read: new Set() };
const inNone: readonly [Language, Read] = ["en", nothing];

/** A text by the lexicon that knows most of its words. */
export const readWords = (text: string): Read => readings(wordsOf(text))[0]?.[1] ?? nothing;

/**
 * The language that knows most of a text's words beside titles (in plain form); undefined where none does, or another as
 * many. One word more is no signal, as it can be a slip in the other language, unless it opens a conversation (`isFirst`)
 * and is no such slip.
 */
export function languageOf(rest: string, isFirst = true): Language | undefined {
  const words = wordsOf(rest);
  const [[language, best] = inNone, [, second] = inNone] = readings(words);
  if (words.some(isJapanese) && language !== "ja") return language;
  const lead = best.read.size - second.read.size;
  const doubtful = new Set(languages[language].lexicon.doubtful?.split(", "));
  const isSure = [...best.read].some(
    (at) => !second.read.has(at) && !doubtful.has(words[at] ?? ""),
  );
  return lead > 1 || (lead === 1 && isFirst && isSure) ? language : undefined;
}

/** What is said to be friendly, or to be helped. */
const talk: ReadonlySet<Concept> = new Set<Concept>([
  "hello",
  "howAreYou",
  "thanks",
  "bye",
  "help",
]);

/** Whether words in plain form are said to be friendly, or to be helped, and nothing else. */
export const isTalk = onceAWord((text) => {
  const words = wordsOf(text);
  return readWords(text).hits.some(
    ({ concept, from, to }) => talk.has(concept) && from === 0 && to >= words.length,
  );
});

/** Whether words in plain form mean something to the assistant, such as "Erscheinungsjahr", and so are no title. */
export const isMeaningful = onceAWord((text) => {
  const words = wordsOf(text);
  return Object.values(readers).some((read) => {
    const { hits } = read(words);
    return hits.some(({ from, to }) => from === 0 && to === words.length);
  });
});
