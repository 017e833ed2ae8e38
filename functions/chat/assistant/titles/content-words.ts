import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { commonWords, neverTitles, ordinaryWords } from "../common-words.ts";
import { isMeaningful } from "../languages/languages.ts";
import { isMaker, isLastName, surnameOf } from "../makers.ts";
import { isMood } from "../moods.ts";
import { isDirector } from "../persons.ts";
import { apart, corrected } from "../spelling.ts";
import { isVocabulary } from "../vocabulary.ts";
import { covers, type Place } from "./spans.ts";
import { plainOf, type Token } from "./tokens.ts";

/**
 * The places of the words outside of spans that are no question's, also not when they are mistyped; with ordinary
 * words of a language only where they are asked for.
 */
export function contentOf(
  catalogue: Catalogue,
  tokens: readonly Token[],
  spans: readonly Place[],
  withOrdinary = false,
): number[] {
  return contentOfAll(catalogue, tokens).filter(
    (at) =>
      (withOrdinary || !ordinaryWords.has(tokens[at]?.plain ?? "")) &&
      !spans.some((span) => covers(span, at)),
  );
}

/** By the tokens of a text, which are read for one catalogue: they are asked for every name that the text may hold. */
const contentByTokens = new WeakMap<readonly Token[], readonly number[]>();

function contentOfAll(catalogue: Catalogue, tokens: readonly Token[]): readonly number[] {
  const known = contentByTokens.get(tokens);
  if (known !== undefined) return known;
  const ofMakers = placesOfMakers(catalogue, tokens);
  const content = [...tokens.keys()].filter((at) => {
    const token = tokens[at];
    if (token === undefined || ofMakers.has(at)) return false;
    if (token.isJapanese || /^s?\d/.test(token.plain)) return false;
    if (apart(token.plain).length > 1) return false;
    return !commonWords.has(token.plain) && !isOfQuestions(catalogue, corrected(token.plain));
  });
  contentByTokens.set(tokens, content);
  return content;
}

/** Whether a word, set right, is one that questions are told in. */
const isOfQuestions = (catalogue: Catalogue, word: string): boolean =>
  commonWords.has(word) ||
  neverTitles.has(word) ||
  isMeaningful(word) ||
  isVocabulary(word) ||
  isMood(word) ||
  isDirector(word) ||
  isCommonPhrase(word) ||
  isMaker(catalogue, word);

/** Whether what a short form stands for is made of question words. */
const isCommonPhrase = (words: string): boolean =>
  words.includes(" ") && words.split(" ").every((word) => commonWords.has(word));

const longestMaker = 4;
const ofWorks =
  /^(?:mangas?|animes?|movies?|films?|works?|series|longest|shortest|newest|latest|oldest|best|most)$/;

/** Where makers are named: in full, such as "Naoki Urasawa", or by a last name after "by". */
function placesOfMakers(catalogue: Catalogue, tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [from, { plain }] of tokens.entries()) {
    const before = tokens[from - 1]?.plain ?? "";
    const after = tokens[from + 1]?.plain ?? "";
    if (/^(?:by|from|von)$/.test(before) && isLastName(catalogue, plain)) places.add(from);
    if (ofWorks.test(after) && surnameOf(catalogue, plain) !== undefined) places.add(from);
    for (let to = from + 2; to <= Math.min(tokens.length, from + longestMaker); to++) {
      const words = plainOf(tokens.slice(from, to));
      // Also as the owner of something: "Naoki Urasawa's latest manga".
      if (!isMaker(catalogue, words) && !isMaker(catalogue, words.replace(/s$/, ""))) continue;
      for (let at = from; at < to; at++) places.add(at);
    }
  }
  return places;
}
