import type { Card, Catalogue } from "../../catalogue/catalogue.ts";
import { plainForm } from "../../catalogue/search/normalise.ts";
import type { Match, NamePart } from "../../catalogue/search/search-index.ts";
import { kinds, type Kind } from "../../../shared/kind.ts";
import { nameOf } from "../tools/tool.ts";
import { commonWords, neverTitles, ordinaryWords } from "./common-words.ts";
import { isCueWord } from "./intents.ts";
import { isMaker, isSurname } from "./makers.ts";
import { placeOfName } from "./ordinary-names.ts";
import { apart, corrected, inUsualScript } from "./spelling.ts";
import { isMood } from "./moods.ts";
import { goesOn } from "./subtitles.ts";
import { isVocabulary } from "./vocabulary.ts";

/** A title that a text speaks of. */
export interface Mention {
  /** The rows that have the name, of each kind first those that show it as theirs, then the most popular. */
  readonly rows: readonly number[];
  /** Whether it was guessed from a spelling that is not quite the name's. */
  readonly isGuess: boolean;
  /** Whether a single word was guessed to stand for a name of several. */
  readonly isPart: boolean;
}

interface Mentions {
  readonly found: readonly Mention[];
  /** The text in plain form with "§" in the place of each title and its question words set right. */
  readonly rest: string;
  /** Whether the text has words left over that look like a title and are none. */
  readonly hasUnknown: boolean;
  /** Rows of titles whose names begin names that the catalogue does not have: of "Naruto: Galaxy Wars", Naruto. */
  readonly lookalikes: readonly number[];
}

/** A word of a text, or a single character of a script without spaces. */
export interface Unit {
  readonly plain: string;
  readonly isCapital: boolean;
  readonly isJapanese: boolean;
  readonly isHiragana: boolean;
  readonly quote: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly number[];
  readonly weight: number;
  readonly isGuess: boolean;
}

/** Stands for a title in {@link Mentions.rest}. */
export const titleMark = "§";

const mostUnits = 300;
const longestSpan = 24;
const japaneseLetter = /[\u3040-\u30ff\u3400-\u9fff々ー]/u;
const wordsOrLetters =
  /[\u3040-\u30ff\u3400-\u9fff々ー]|(?:(?![\u3040-\u30ff\u3400-\u9fff々ー])[\p{L}\p{N}\p{M}@'’½])+/gu;
const quotes =
  /[“„"«»「『][^“”„"«»「」『』]{2,120}[”“"»«」』]|(?<![\p{L}\p{N}])['‘‚](?:[^'‘’]|['’](?=\p{L})){2,120}['’](?![\p{L}\p{N}])/gu;

function unitsOf(text: string): Unit[] {
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
  return Array.from(normal.matchAll(wordsOrLetters), ({ 0: word, index }) => ({
    gap: gapBefore(index, word),
    plain: plainForm(word),
    isCapital: !isShouting && /^['’]?\p{Lu}/u.test(word) && index > 0,
    isJapanese: japaneseLetter.test(word),
    isHiragana: /^[\u3040-\u309f]/.test(word),
    quote: quoted.findIndex(({ from, to }) => index >= from && index < to),
  }))
    .filter(({ plain }) => plain !== "" && /[\p{L}\p{N}]/u.test(plain))
    .slice(0, mostUnits);
}

/** Finds the titles that a text names: exactly, else by their beginning, else in a spelling near enough. */
export function findMentions(catalogue: Catalogue, text: string): Mentions {
  const units = unitsOf(text);
  const ordinary = ordinaryName(catalogue, units);
  const named = [
    ...withoutOverlaps(exactSpans(catalogue, units)).map((span) => inFull(catalogue, units, span)),
  ];
  if (named.length === 0 && ordinary !== undefined) named.push(ordinary);
  const torn = named.filter((span) =>
    goesOn(units, span, contentOf(catalogue, units, named), named),
  );
  const exact = named.filter((span) => !torn.includes(span));
  // "stiens gate" is nearer to Steins;Gate than to GATE: a short word does not stop the search.
  const firm = exact.filter(
    (span) => span === ordinary || span.to - span.from > 1 || isFirm(units[span.from]),
  );
  const isTorn = (span: Span): boolean =>
    torn.some(({ from, to }) => span.from >= from && span.to <= to);
  const close = withoutOverlaps(closeSpans(catalogue, units, firm, firm.length > 0)).filter(
    (span) => !isTorn(span),
  );
  const near = isEnough(catalogue, units, firm, close) ? close : [];
  // What is near to a longer name is no short one: "stein gate" holds no GATE.
  const isSwallowed = (span: Span): boolean =>
    !firm.includes(span) &&
    near.some(({ from, to }) => to - from > 1 && from <= span.from && to >= span.to);
  const spans = withoutOverlaps([...exact.filter((span) => !isSwallowed(span)), ...near]);
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  const [first] = torn.toSorted((a, b) => a.from - b.from);
  return {
    found: sorted.map((span) => ({
      rows: span.rows,
      isGuess: span.isGuess,
      isPart: isPartOfName(catalogue, span),
    })),
    rest: restOf(units, sorted),
    hasUnknown: torn.length > 0 || contentOf(catalogue, units, sorted).length > 0,
    lookalikes: spans.length > 0 ? [] : (first?.rows.slice(0, 1) ?? []),
  };
}

/** "bananas" for Banana Fish. */
function isPartOfName(catalogue: Catalogue, { from, to, rows, isGuess }: Span): boolean {
  const [row] = rows;
  if (!isGuess || to - from > 1 || row === undefined) return false;
  const { english, title } = catalogue.card(row);
  return [english ?? title, title].every((name) => plainForm(name).includes(" "));
}

/** A well-known name made of ordinary words, where a question has a hole for one. */
function ordinaryName(catalogue: Catalogue, units: readonly Unit[]): Span | undefined {
  const words = units.map(({ plain }) => plain);
  const rowsOf = (name: string): number[] =>
    rowsNamed(catalogue, name, "whole").filter((row) => popularityOf(catalogue, row) >= wellKnown);
  const place = placeOfName(words, (name) => rowsOf(name).length > 0);
  if (place === undefined) return undefined;
  const name = words.slice(place.from, place.to).join(" ");
  return { ...place, rows: rowsOf(name), weight: name.length * 2, isGuess: false };
}

/** From here on, a title is well known. */
const wellKnown = 60;

/** The share of a name's letters that may be wrong where nothing else speaks for it. */
const mostTypos = 0.13;

/** A name with the mistyped words after it, where they are the rest of a longer one: "Fullmetal Alchemist Bortherhood". */
function inFull(catalogue: Catalogue, units: readonly Unit[], span: Span): Span {
  const content = new Set(contentOf(catalogue, units, [span], true));
  let { to } = span;
  while (content.has(to)) to++;
  if (to === span.to) return span;
  const query = units
    .slice(span.from, to)
    .map(({ plain }) => plain)
    .join(" ");
  const admits = (row: number) => catalogue.adults[row] === 0;
  const rows = kinds.flatMap((kind) => {
    const [match] = catalogue.searchIndex(kind).match(query, 1, admits);
    if (match?.how !== "close" || match.edits / query.length > mostTypos) return [];
    const { english, title } = catalogue.card(match.row);
    // A spelling is near the beginning of many a name: here it must be near the whole of one.
    const isWhole = [english ?? title, title].some(
      (name) => Math.abs(plainForm(name).length - query.length) <= 2,
    );
    return isWhole && popularityOf(catalogue, match.row) >= littleKnown ? [match.row] : [];
  });
  return rows.length === 0 ? span : { ...span, to, rows, weight: query.length, isGuess: true };
}

const isFirm = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.isCapital || unit.isJapanese || unit.quote >= 0 || unit.plain.length > 5);

/** Whether near spellings account for most of what a text says; a single word out of many proves nothing. */
function isEnough(
  catalogue: Catalogue,
  units: readonly Unit[],
  exact: readonly Span[],
  close: readonly Span[],
): boolean {
  const letters = (at: number): number => units[at]?.plain.length ?? 0;
  const content = contentOf(catalogue, units, exact);
  const covered = content.filter((at) => close.some(({ from, to }) => at >= from && at < to));
  const sum = (list: readonly number[]): number => list.reduce((all, at) => all + letters(at), 0);
  const ordinary = close.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at).filter((at) => !content.includes(at)),
  );
  return sum(covered) + sum(ordinary) >= (sum(content) + sum(ordinary)) * 0.6;
}

/** The titles of which a text is exactly the name. */
export function titlesNamed(catalogue: Catalogue, text: string): number[] {
  return rowsNamed(catalogue, plainForm(text), "whole");
}

function rowsNamed(catalogue: Catalogue, plain: string, part: NamePart): number[] {
  const admits = (row: number) => catalogue.adults[row] === 0;
  return (["anime", "manga"] as const).flatMap((kind) =>
    ownNameFirst(catalogue, plain, catalogue.searchIndex(kind).named(plain, part, admits)),
  );
}

/** Mononoke is what Princess Mononoke is called for short, and the whole name of another. */
function ownNameFirst(catalogue: Catalogue, plain: string, rows: readonly number[]): number[] {
  const isOwn = (row: number): boolean => {
    const card = catalogue.card(row);
    return [nameOf(card), card.title].some((name) => plainForm(name) === plain);
  };
  return rows.length < 2 ? [...rows] : rows.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

const popularityOf = (catalogue: Catalogue, row: number): number => catalogue.card(row).popularity;

/** Below this, a title is known to few, and a lower-case word is hardly meant as its name. */
const littleKnown = 30;

/** From here on, nearly everybody knows a title. */
const famous = 85;

function exactSpans(catalogue: Catalogue, units: readonly Unit[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < units.length; from++) {
    const most = Math.min(units.length, from + longestSpan);
    for (let to = from + 1; to <= most; to++) {
      const span = spanNamed(catalogue, units, from, to);
      if (span !== undefined) spans.push(span);
    }
  }
  return spans;
}

/** Titles of a whole name, which people say without its article: "Silent Voice". */
function wholeNamed(catalogue: Catalogue, plain: string, words: number): number[] {
  const rows = rowsNamed(catalogue, plain, "whole");
  if (rows.length > 0 || words < 2) return rows;
  return ["a", "the"]
    .flatMap((article) => rowsNamed(catalogue, `${article} ${plain}`, "whole"))
    .filter((row) => popularityOf(catalogue, row) >= littleKnown);
}

function spanNamed(
  catalogue: Catalogue,
  units: readonly Unit[],
  from: number,
  to: number,
): Span | undefined {
  const part = units.slice(from, to);
  const plain = part.map((unit) => unit.plain).join(" ");
  const letters = plain.replaceAll(" ", "").length;
  const isQuoted = part.every(({ quote }) => quote >= 0 && quote === part[0]?.quote);
  const isAll = part.length === units.length;
  if (letters < 2 || (letters < 3 && isSmallWord(part) && !isQuoted && !isAll)) return undefined;
  const whole = wholeNamed(catalogue, plain, part.length);
  if (whole.length > 0) {
    const best = Math.max(...whole.map((row) => popularityOf(catalogue, row)));
    if (!isQuoted && !isAll && !isLikely(part, letters, best)) return undefined;
    return { from, to, rows: whole, weight: letters * 2 + (isQuoted ? 100 : 0), isGuess: false };
  }
  // "demon slayer" for "Demon Slayer: Kimetsu no Yaiba": it must begin and end with a word that says something.
  const edges = [part[0], part.at(-1)];
  const isTelling = edges.every((unit) => unit !== undefined && !commonWords.has(unit.plain));
  // Endings of words and particles are spelled in hiragana, and so are ends of long names.
  if (part.every(({ isHiragana }) => isHiragana)) return undefined;
  const isLong = part[0]?.isJapanese ? part.length > 3 : part.length > 1 && letters > 7;
  if (isTelling && !isLong && isShortForm(units, from, to)) {
    return famousBegun(catalogue, plain, { from, to });
  }
  if (!isTelling || !isLong || isMaker(catalogue, plain)) return undefined;
  if (japaneseQuestionWords.has(part.map((unit) => unit.plain).join(""))) return undefined;
  // "フリーレン" for 葬送のフリーレン: in Japanese the last words of a name often stand for it.
  const begun = rowsNamed(catalogue, plain, "beginning");
  const isEnding = part[0]?.isJapanese === true && !part[0].isHiragana;
  const ended = isEnding ? rowsNamed(catalogue, plain, "ending") : [];
  const known = [...begun, ...ended].filter((row) => popularityOf(catalogue, row) >= littleKnown);
  if (known.length === 0) return undefined;
  return { from, to, rows: known, weight: letters * 1.6, isGuess: false };
}

/** Whether two or three kanji stand like a name: at the beginning or after a particle, and before one. */
function isShortForm(units: readonly Unit[], from: number, to: number): boolean {
  const part = units.slice(from, to);
  const plain = part.map((unit) => unit.plain).join("");
  const isKanji = (at: number): boolean => /^[\u3400-\u9fff]/.test(units[at]?.plain ?? "");
  return (
    part.length > 1 &&
    part.length < 4 &&
    part.every((_, at) => isKanji(from + at)) &&
    !isKanji(from - 1) &&
    !isKanji(to) &&
    !japaneseQuestionWords.has(plain)
  );
}

/** "鬼滅" for 鬼滅の刃: a short form that begins the names of one story, and that everybody knows. */
function famousBegun(
  catalogue: Catalogue,
  plain: string,
  span: Pick<Span, "from" | "to">,
): Span | undefined {
  const begun = rowsNamed(catalogue, plain, "beginning").filter(
    (row) => popularityOf(catalogue, row) >= littleKnown,
  );
  const best = Math.max(0, ...begun.map((row) => popularityOf(catalogue, row)));
  const stories = new Set(begun.map((row) => firstWords(catalogue.card(row))));
  if (best < famous || stories.size > 2) return undefined;
  const rows = begun.toSorted((a, b) => popularityOf(catalogue, b) - popularityOf(catalogue, a));
  return { ...span, rows, weight: plain.length, isGuess: true };
}

const isSmallWord = (part: readonly Unit[]): boolean =>
  part.every(({ isJapanese, isCapital }) => !isJapanese && !isCapital);

/** Whether words that are some title's name are meant as one here. */
function isLikely(part: readonly Unit[], letters: number, popularity: number): boolean {
  const [first] = part;
  if (first?.isJapanese) {
    const kanji = part.some(({ plain }) => /[\u3400-\u9fff]/.test(plain));
    return (
      !japaneseQuestionWords.has(part.map(({ plain }) => plain).join("")) &&
      (popularity >= littleKnown ? letters >= (kanji ? 2 : 3) : letters >= 4)
    );
  }
  const isCommon = part.every(({ plain }) => commonWords.has(plain));
  const capitals = part.filter(({ isCapital }) => isCapital).length;
  if (part.length === 1) {
    if (neverTitles.has(first?.plain ?? "") || /^\d+$/.test(first?.plain ?? "")) return false;
    const isOrdinary = isCommon || ordinaryWords.has(first?.plain ?? "");
    if (isOrdinary) return capitals === 1 && popularity >= littleKnown;
    return capitals === 1 || popularity >= littleKnown ? letters > 1 : letters > 6;
  }
  if (isCommon) return capitals >= 2 || (part.length >= 4 && popularity >= littleKnown);
  return popularity >= littleKnown || capitals > 0 || part.length > 2;
}

const japaneseQuestionWords: ReadonlySet<string> = new Set(
  (
    "天気 世界 時間 名前 言葉 物語 音楽 友達 家族 学校 最強 異世界 転生 恋人 あにめ 漫画 映画 今日 明日 今週 作者 原作 監督 続編 完結 放送 日本 日常系 恋愛 冒険 少年 少女 青年 学園 探偵 宇宙 " +
    "主人公 おすすめ しりーず えぴそーど しーずん たいとる すたじお じゃんる あらすじ すとーりー きゃらくたー"
  ).split(" "),
);

const longestMaker = 4;

/** Where makers are named in full, such as "Naoki Urasawa". */
function placesOfMakers(catalogue: Catalogue, units: readonly Unit[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 2; to <= Math.min(units.length, from + longestMaker); to++) {
      const name = units.slice(from, to).map(({ plain }) => plain);
      if (!isMaker(catalogue, name.join(" "))) continue;
      for (let at = from; at < to; at++) places.add(at);
    }
  }
  return places;
}

/** The units outside of spans that are no question words, also when these are mistyped. */
function contentOf(
  catalogue: Catalogue,
  units: readonly Unit[],
  spans: readonly Pick<Span, "from" | "to">[],
  withOrdinary = false,
): number[] {
  const ofMakers = placesOfMakers(catalogue, units);
  return [...units.keys()].filter((at) => {
    const unit = units[at];
    if (ofMakers.has(at)) return false;
    if (
      isSurname(catalogue, unit?.plain ?? "") &&
      /^(?:by|from|von)$/.test(units[at - 1]?.plain ?? "")
    )
      return false;
    if (unit === undefined || unit.isJapanese || /^s?\d/.test(unit.plain)) return false;
    if (spans.some(({ from, to }) => at >= from && at < to)) return false;
    if (apart(unit.plain).length > 1) return false;
    if (!withOrdinary && ordinaryWords.has(unit.plain)) return false;
    const word = corrected(unit.plain);
    return (
      !commonWords.has(unit.plain) &&
      !commonWords.has(word) &&
      !neverTitles.has(word) &&
      !isCueWord(word) &&
      !isVocabulary(word) &&
      !isMood(word) &&
      !commonPhrase(word) &&
      !isMaker(catalogue, word)
    );
  });
}

/** Whether what a short form stands for is made of question words. */
const commonPhrase = (words: string): boolean =>
  words.includes(" ") && words.split(" ").every((word) => commonWords.has(word));

/** Titles in a spelling that is not quite theirs, among what is no question word. */
function closeSpans(
  catalogue: Catalogue,
  units: readonly Unit[],
  taken: readonly Span[],
  isCareful: boolean,
): Span[] {
  const content = contentOf(catalogue, units, taken, true).slice(0, 12);
  const inContent = new Set(content);
  const isTaken = (at: number) => taken.some(({ from, to }) => at >= from && at < to);
  const spans: Span[] = [];
  const inRun = (at: number): boolean => inContent.has(at);
  for (const from of content) {
    for (let to = from + 1; to <= Math.min(units.length, from + 7) && !isTaken(to - 1); to++) {
      if (!inContent.has(to - 1)) continue;
      if (
        units
          .slice(from, to)
          .every(({ plain }) => ordinaryWords.has(plain) || commonWords.has(plain))
      )
        continue;
      // A near spelling stands for a whole run of words, or for nearly all of it: of "Galactic Toaster Academy" no
      // single word means anything.
      const isWhole = !inRun(from - 1) && !inRun(to);
      if (!isWhole && (to - from < 2 || shareOfRun(units, inContent, from, to) < 0.6)) continue;
      const span = spanNear(catalogue, units, from, to, isCareful);
      if (span !== undefined) spans.push(span);
    }
  }
  if (taken.length === 0 && content.length <= mostWidened) {
    for (const at of content) spans.push(...widenedSpans(catalogue, units, at));
  }
  return spans;
}

/** So many words that are no question's are looked at together with those around them. */
const mostWidened = 3;

/** Well-known names of which one word is mistyped and the others are ordinary: "one pice", "ghost in the shel". */
function widenedSpans(catalogue: Catalogue, units: readonly Unit[], at: number): Span[] {
  const spans: Span[] = [];
  for (let from = Math.max(0, at - 3); from <= at; from++) {
    for (let to = at + 1; to <= Math.min(units.length, at + 3); to++) {
      const edges = [units[from]?.plain ?? "", units[to - 1]?.plain ?? ""];
      if (to - from < 2 || edges.some((word) => neverTitles.has(word) && word !== "one")) continue;
      const query = units
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(" ");
      const rows = kinds.flatMap((kind) => {
        const [match] = catalogue
          .searchIndex(kind)
          .match(query, 1, (row) => catalogue.adults[row] === 0);
        if (match === undefined || match.how === "words") return [];
        if (match.edits > Math.max(1, query.length * mostTypos)) return [];
        const { english, title } = catalogue.card(match.row);
        const isWhole = [english ?? title, title].some(
          (name) => Math.abs(plainForm(name).length - query.length) <= 1,
        );
        return isWhole && popularityOf(catalogue, match.row) >= wellKnown ? [match.row] : [];
      });
      if (rows.length > 0) spans.push({ from, to, rows, weight: query.length, isGuess: true });
    }
  }
  return spans;
}

/** The letters of a span as a share of the run of words without question words that it lies in. */
function shareOfRun(
  units: readonly Unit[],
  content: ReadonlySet<number>,
  from: number,
  to: number,
): number {
  let first = from;
  let last = to;
  while (content.has(first - 1)) first--;
  while (content.has(last)) last++;
  const letters = (start: number, end: number): number =>
    units.slice(start, end).reduce((sum, { plain }) => sum + plain.length, 0);
  return letters(from, to) / letters(first, last);
}

function spanNear(
  catalogue: Catalogue,
  units: readonly Unit[],
  from: number,
  to: number,
  isCareful: boolean,
): Span | undefined {
  const part = units.slice(from, to);
  const query = part.map(({ plain }) => plain).join(" ");
  const letters = query.replaceAll(" ", "").length;
  if (letters < 5) return undefined;
  const admits = (row: number) => catalogue.adults[row] === 0;
  const rows: number[] = [];
  let best = 0;
  for (const kind of kinds) {
    const [match] = catalogue.searchIndex(kind).match(query, 1, admits);
    if (match === undefined || isCutOff(catalogue, match, query, part)) continue;
    const popularity = popularityOf(catalogue, match.row);
    const known = popularity >= littleKnown;
    const isVague =
      match.how === "words" || !known || match.edits / letters > mostTypos || letters < 6;
    if (isCareful && isVague) continue;
    // A short word in lower case is near too many names, unless everybody knows the one it is near to.
    const isShort = part.length === 1 && letters < 6 && part[0]?.isCapital !== true;
    if (isShort && match.how === "close" && popularity < famous) continue;
    const weight = confidence(match.how, match.edits, letters, known) * letters;
    if (weight <= 0) continue;
    if (weight > best) rows.unshift(match.row);
    else rows.push(match.row);
    best = Math.max(best, weight);
  }
  return rows.length === 0 ? undefined : { from, to, rows, weight: best, isGuess: true };
}

/** Whether a query only happens to begin a name: "weather" of "Weathering", "Tokyo" of many different titles. */
function isCutOff(
  catalogue: Catalogue,
  { how, row }: Match,
  query: string,
  part: readonly Unit[],
): boolean {
  if (how !== "prefix") return false;
  const begun = rowsNamed(catalogue, query, "beginning");
  if (begun.length === 0) return true;
  if (part.length > 1) return false;
  const known = begun.filter((other) => popularityOf(catalogue, other) >= littleKnown);
  const stories = new Set(known.map((other) => firstWords(catalogue.card(other))));
  return stories.size > 2 || !begun.includes(row);
}

/** The beginning of a title's name, which titles of one story share. */
const firstWords = (card: Card): string => plainForm(nameOf(card)).split(" ").slice(0, 2).join(" ");

/** How sure a spelling is to mean a title, 0 to 1. */
function confidence(how: string, edits: number, letters: number, isKnown: boolean): number {
  if (how === "exact" || how === "prefix") return isKnown || letters > 6 ? 1 : 0;
  if (how === "words") return isKnown && letters > 5 ? 0.85 : 0;
  const share = edits / letters;
  if (share > 0.2 || (letters < 6 && edits > 1) || !isKnown) return 0;
  return 0.95 - share;
}

/** The heaviest spans that do not overlap. */
function withoutOverlaps(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => b.weight - a.weight || a.from - b.from)) {
    if (kept.every(({ from, to }) => span.to <= from || span.from >= to)) kept.push(span);
  }
  return kept;
}

function restOf(units: readonly Unit[], spans: readonly Span[]): string {
  let rest = "";
  for (let at = 0; at < units.length; at++) {
    const span = spans.find(({ from }) => from === at);
    if (span !== undefined) {
      rest += ` ${titleMark} `;
      at = span.to - 1;
      continue;
    }
    const unit = units[at];
    if (unit === undefined) continue;
    const before = units[at - 1];
    const word = apart(unit.plain).map(corrected).join(" ");
    rest += unit.isJapanese && before?.isJapanese ? word : ` ${word}`;
  }
  return inUsualScript(rest)
    .replace(/ +/g, " ")
    .replace(
      /(?<=\d) (?=[\u3040-\u30ff\u3400-\u9fff])|(?<=[\u3040-\u30ff\u3400-\u9fff]) (?=\d)/g,
      "",
    )
    .replace(/(?<=[\u3040-\u30ff\u3400-\u9fff]) (?=§)|(?<=§) (?=[\u3040-\u30ff\u3400-\u9fff])/g, "")
    .trim();
}

/** The best row of a mention for a kind (anime unless another is asked for), or of the other when it has none. */
export function rowOfKind(
  catalogue: Catalogue,
  { rows }: Mention,
  kind: Kind | undefined,
  year?: number,
): number | undefined {
  const inYear = rows.filter((row) => year !== undefined && catalogue.years[row] === year);
  const candidates = inYear.length > 0 ? inYear : rows;
  const isWanted = (row: number) => catalogue.kind(row) === (kind ?? "anime");
  const [first] = candidates;
  const wanted = candidates.find(isWanted);
  if (wanted !== undefined || first === undefined) return wanted;
  // "ブリーチ" is a name of the manga alone, and yet the anime of the same title may be meant.
  return titlesNamed(catalogue, nameOf(catalogue.card(first))).find(isWanted) ?? first;
}

/** Titles that a text which names none may have meant, for a question back. */
export function nearTitles(catalogue: Catalogue, text: string, kind: Kind): number[] {
  const units = unitsOf(text);
  const query = contentOf(catalogue, units, [])
    .map((at) => units[at]?.plain ?? "")
    .join(" ");
  if (query.length < 4) return [];
  const admits = (row: number) =>
    catalogue.adults[row] === 0 && popularityOf(catalogue, row) >= littleKnown;
  return catalogue.searchIndex(kind).search(query, 3, admits);
}
