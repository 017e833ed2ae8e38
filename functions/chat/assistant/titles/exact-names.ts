import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { plainForm } from "../../../../shared/search/normalise.ts";
import { commonWords, neverTitles, ordinaryWords } from "../common-words.ts";
import { isMeaningful, isTalk } from "../languages/languages.ts";
import { isMaker } from "../makers.ts";
import { rowsByEar } from "./by-ear.ts";
import { littleKnown, popularityOf, wellKnown } from "./fame.ts";
import { isInNames, rowsNamed, wholeNamed } from "./names.ts";
import { longestNickname, nicknamed } from "./nicknames.ts";
import { placeOfName } from "./ordinary-names.ts";
import { isTopic } from "../vocabulary.ts";
import { famousBegun, isJapaneseQuestionWord, isShortForm, rowsShortened } from "./short-forms.ts";
import { longestSpan, type Place, type Span } from "./spans.ts";
import { hasKanji, plainOf, type Token } from "./tokens.ts";

/** Every part of a text that is a title's name, or what a name begins with; parts may overlap. */
export function exactSpans(catalogue: Catalogue, tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const most = Math.min(tokens.length, from + longestSpan);
    let isWritten = true;
    for (let to = from + 1; to <= most; to++) {
      const part = tokens.slice(from, to);
      isWritten &&= isInNames(catalogue, part.at(-1)?.isOwner ? ownerIn(part) : plainOf(part));
      // What is in no name is in none with more words behind it.
      if (!isWritten && !isMaybeRespelled(part)) break;
      const span = spanNamed(catalogue, tokens, { from, to }, isWritten);
      if (span !== undefined) spans.push(span);
    }
  }
  return spans;
}

/** Whether words that are in no name can be a nickname, two words with a cross between them, or a name in kana. */
const isMaybeRespelled = (part: readonly Token[]): boolean =>
  part[0]?.isJapanese === true
    ? part.length <= longestNickname ||
      part.every(({ isKatakana }) => isKatakana) ||
      part.every(({ isHiragana }) => isHiragana)
    : part.length === 2;

const lettersOf = (part: readonly Token[]): number => plainOf(part).replaceAll(" ", "").length;

/** What some words say is the owner of something: "monster" of "Monster's". */
const ownerIn = (part: readonly Token[]): string => plainOf(part).replace(/s$/, "");

/** The title that a part of a text names; `isWritten` says whether names hold it letter by letter. */
function spanNamed(
  catalogue: Catalogue,
  tokens: readonly Token[],
  { from, to }: Place,
  isWritten: boolean,
): Span | undefined {
  const part = tokens.slice(from, to);
  const letters = lettersOf(part);
  const isQuoted = part.every(({ quote }) => quote >= 0 && quote === part[0]?.quote);
  const isAll = part.length === tokens.length;
  const isFree = isQuoted || isAll || isNumberNamed(tokens, from);
  if (letters < 2 || (letters < 3 && isSmallWord(part) && !isFree)) return undefined;
  if (!isQuoted && isAttribute(tokens, from, to)) return undefined;
  if (!isQuoted && isAll && isTalk(plainOf(part))) return undefined;
  if (isCompound(part)) return undefined;
  if (isTornFrom(tokens, from - 1) || isTornFrom(tokens, to - 1)) return undefined;
  const isKatakana = part.every((token) => token.isKatakana);
  const whole = isWritten ? wholeNamed(catalogue, plainOf(part), part.length) : [];
  const isKnown = whole.some((row) => popularityOf(catalogue, row) >= littleKnown);
  const rows = [
    () => (isKatakana && letters < 3 && !isKnown ? [] : whole),
    () => (part.at(-1)?.isOwner && isWritten ? rowsNamed(catalogue, ownerIn(part), "whole") : []),
    () => calledSo(catalogue, part),
    () => (letters < 6 ? [] : namedAcross(catalogue, part)),
    () => rowsByEar(catalogue, tokens, from, to),
  ].reduce<readonly number[]>((found, find) => (found.length > 0 ? found : find()), []);
  if (rows.length === 0) return isWritten ? spanShortened(catalogue, tokens, from, to) : undefined;
  const best = Math.max(...rows.map((row) => popularityOf(catalogue, row)));
  // A whole word in katakana can be a name of two letters: ナナ.
  const isHeard = isKatakana && (best >= wellKnown || !whole.some((row) => rows.includes(row)));
  if (
    !isQuoted &&
    !isAll &&
    !isHeard &&
    !isLikely(part, letters, best, isNumberNamed(tokens, from))
  )
    return undefined;
  return { from, to, rows, weight: letters * 2 + (isQuoted ? 100 : 0), isGuess: false };
}

/** Whether ordinary words are one by their hyphens: "the black-and-white one" names no Black & White. */
const isCompound = (part: readonly Token[]): boolean =>
  part.length > 1 &&
  part.slice(1).every(({ gap }) => gap === "-") &&
  part.every(
    ({ plain, isCapital }) => !isCapital && (ordinaryWords.has(plain) || commonWords.has(plain)),
  );

/** Whether a word in katakana goes on after a place: ハンター in ハンターハンター is no end of シティーハンター. */
const isTornFrom = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isKatakana === true &&
  tokens[at + 1]?.isKatakana === true &&
  tokens[at + 1]?.gap === "";

/** What a nickname in Japanese stands for. */
function calledSo(catalogue: Catalogue, part: readonly Token[]): readonly number[] {
  if (part[0]?.isJapanese !== true) return [];
  const name = nicknamed(part.map(({ plain }) => plain).join(""));
  return name === undefined ? [] : rowsNamed(catalogue, plainForm(name), "whole");
}

/** Titles of two words with a cross between them, which Japanese leaves out: ハンターハンター for ハンター×ハンター. */
function namedAcross(catalogue: Catalogue, part: readonly Token[]): readonly number[] {
  const [first, second] = part;
  if (part.length === 2 && first !== undefined && second !== undefined && !first.isJapanese)
    return rowsNamed(catalogue, `${first.plain} x ${second.plain}`, "whole");
  if (!part.every(({ isKatakana }) => isKatakana)) return [];
  const word = part.map(({ plain }) => plain).join("");
  const rows: number[] = [];
  for (let at = 2; at < word.length - 1; at++) {
    const first = word.slice(0, at);
    if (!isInNames(catalogue, first)) break;
    if (isInNames(catalogue, `${first} x`))
      rows.push(...rowsNamed(catalogue, `${first} x ${word.slice(at)}`, "whole"));
  }
  return rows;
}

const isVocabularyOfKinds = /^(?:anime|manga|movie|film|show|story|serie)$/;
const manyTitles = /^(?:movies|films|shows|stories|animes|mangas|series|filme|serien)$/;
const ofMany = /^(?:an?|any|some|good|best|great|new|old|more|other|popular|eine?n?|gute?[nr]?)$/;

/** Whether a word says what titles are wished for: "monster movies" are none of Monster, and "a monster anime" neither. */
function isAttribute(tokens: readonly Token[], from: number, to: number): boolean {
  const [token, next] = [tokens[from], tokens[to]?.plain ?? ""];
  if (to - from > 1 || token === undefined || token.isCapital || !isTopic(token.plain))
    return false;
  const isWished = ofMany.test(tokens[from - 1]?.plain ?? "") && isVocabularyOfKinds.test(next);
  return manyTitles.test(next) || isWished;
}

/** Words that a name is cut down to: they must begin and end with one that says something. */
function spanShortened(
  catalogue: Catalogue,
  tokens: readonly Token[],
  from: number,
  to: number,
): Span | undefined {
  const part = tokens.slice(from, to);
  const plain = plainOf(part);
  const letters = lettersOf(part);
  const edges = [part[0], part.at(-1)];
  const isTelling = edges.every((token) => token !== undefined && !commonWords.has(token.plain));
  // Endings of words and particles are spelled in hiragana, and so are ends of long names.
  if (!isTelling || part.every(({ isHiragana }) => isHiragana)) return undefined;
  if (isTopic(part.map(({ plain: word }) => word).join("")) || isMeaningful(plain))
    return undefined;
  const isLong = part[0]?.isJapanese ? part.length > 3 : part.length > 1 && letters > 7;
  if (!isLong && isShortForm(tokens, from, to)) return famousBegun(catalogue, plain, { from, to });
  if (
    !isLong ||
    isMaker(catalogue, plain.replace(/s$/, "")) ||
    isMaker(catalogue, plain) ||
    isJapaneseQuestionWord(part)
  )
    return undefined;
  const rows = rowsShortened(catalogue, part);
  return rows.length === 0 ? undefined : { from, to, rows, weight: letters * 1.6, isGuess: false };
}

const isSmallWord = (part: readonly Token[]): boolean =>
  part.every(({ isJapanese, isCapital }) => !isJapanese && !isCapital);

const beforeNames =
  /^(?:of|is|was|did|does|has|about|anime|show|manga|animated|made|watch|watched|watching|like|hat|ist|wie|von|bei|war|lauft)$/;
const counted =
  /^(?:episodes?|eps?|chapters?|volumes?|seasons?|minutes?|min|hours?|days?|years?|percent|of|or|and|to|folgen?|kapitel|banden?|staffeln?|minuten|stunden|tage|jahren?|oder|und|bis|\d+)$/;

/** Whether a number stands where a name does: "what was 86 adapted from". */
function isNumberNamed(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.plain ?? "", tokens[at + 1]?.plain ?? ""];
  return /^\d+$/.test(tokens[at]?.plain ?? "") && beforeNames.test(before) && !counted.test(next);
}

/** Whether words that are some title's name are meant as one here. */
function isLikely(
  part: readonly Token[],
  letters: number,
  popularity: number,
  isNumberNamed: boolean,
): boolean {
  const [first] = part;
  const isKnown = popularity >= littleKnown;
  if (first?.isJapanese) {
    const isShort = part.some(({ plain }) => hasKanji(plain)) ? letters < 2 : letters < 3;
    return !isJapaneseQuestionWord(part) && (isKnown ? !isShort : letters >= 4);
  }
  const capitals = part.filter(({ isCapital }) => isCapital).length;
  if (first !== undefined && part.length === 1)
    return isLikelyWord(first, letters, isKnown) || (isKnown && isNumberNamed);
  if (part.every(({ plain }) => commonWords.has(plain))) {
    return capitals >= 2 || (part.length >= 4 && isKnown);
  }
  return isKnown || capitals > 0 || part.length > 2;
}

/** Whether a single word that is some title's name is meant as one here. */
function isLikelyWord({ plain, isCapital }: Token, letters: number, isKnown: boolean): boolean {
  if (neverTitles.has(plain) || /^\d+$/.test(plain)) return false;
  if (commonWords.has(plain) || ordinaryWords.has(plain)) return isCapital && isKnown;
  return isCapital || isKnown ? letters > 1 : letters > 6;
}

/** A well-known name made of ordinary words, where a question has a hole for one: "your name episodes". */
export function ordinaryName(catalogue: Catalogue, tokens: readonly Token[]): Span | undefined {
  const rowsOf = (name: string): number[] =>
    rowsNamed(catalogue, name, "whole").filter((row) => popularityOf(catalogue, row) >= wellKnown);
  const words = tokens.map(({ plain }) => plain);
  const place = placeOfName(words, (name) => rowsOf(name).length > 0);
  if (place === undefined) return undefined;
  const name = plainOf(tokens.slice(place.from, place.to));
  return { ...place, rows: rowsOf(name), weight: name.length * 2, isGuess: false };
}
