import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { Match } from "../../../catalogue/search/search-index.ts";
import { kinds, type Kind } from "../../../../shared/kind.ts";
import { commonWords, neverTitles, ordinaryWords } from "../common-words.ts";
import { isTopic } from "../vocabulary.ts";
import { contentOf } from "./content-words.ts";
import { famous, littleKnown, popularityOf, wellKnown } from "./fame.ts";
import { firstWords, isMostOfName, isOfLength, rowsNamed } from "./names.ts";
import { covers, longestSpan, type Place, type Span } from "./spans.ts";
import { isInTitleCase } from "./subtitles.ts";
import { plainOf, type Token } from "./tokens.ts";

/** The share of a name's letters that may be wrong where nothing else speaks for it. */
const mostTypos = 0.13;

/** So many words are looked at for names, and so many together. */
const mostContent = 12;
const mostTogether = 7;

/** How often names near to some words may be searched for: no other step of reading takes as long. */
export class CloseSearches {
  readonly catalogue: Catalogue;
  #left: number;

  constructor(catalogue: Catalogue, most: number) {
    this.catalogue = catalogue;
    this.#left = most;
  }

  /** How many more there may be. */
  get left(): number {
    return this.#left;
  }

  /** The title of a kind whose name is nearest; undefined also when there were too many searches. */
  nearest(kind: Kind, query: string): Match | undefined {
    if (this.#left <= 0) return undefined;
    this.#left--;
    const admits = (row: number) => this.catalogue.adults[row] === 0;
    return this.catalogue.searchIndex(kind).match(query, 1, admits)[0];
  }
}

/** Titles in a spelling that is not quite theirs, among what is no question word outside of `taken`. */
export function misspelledSpans(
  searches: CloseSearches,
  tokens: readonly Token[],
  taken: readonly Place[],
): Span[] {
  const content = contentOf(searches.catalogue, tokens, taken, true).slice(0, mostContent);
  const inContent = new Set(content);
  const isTaken = (at: number) => taken.some((span) => covers(span, at));
  const spans: Span[] = [];
  for (const from of content) {
    const most = Math.min(tokens.length, from + mostTogether);
    for (let to = from + 1; to <= most && !isTaken(to - 1); to++) {
      if (!inContent.has(to - 1) || isOrdinary(tokens.slice(from, to))) continue;
      if (!isMostOfRun(tokens, inContent, { from, to })) continue;
      const span = spanNear(searches, tokens, { from, to }, taken.length > 0);
      if (span !== undefined) spans.push(span);
    }
  }
  if (taken.length === 0 && content.length <= mostWidened) {
    for (const at of content) spans.push(...widenedSpans(searches, tokens, at));
  }
  return spans;
}

const isOrdinary = (part: readonly Token[]): boolean =>
  part.every(({ plain }) => ordinaryWords.has(plain) || commonWords.has(plain) || isTopic(plain));

const isNamedSo = (token: Token | undefined): boolean =>
  token !== undefined && isInTitleCase(token);

/**
 * Whether a span is a whole run of words that are no question's, or nearly all of it: of "Galactic Toaster Academy" no
 * single word means anything.
 */
function isMostOfRun(
  tokens: readonly Token[],
  content: ReadonlySet<number>,
  { from, to }: Place,
): boolean {
  let first = from;
  let last = to;
  while (content.has(first - 1)) first--;
  while (content.has(last)) last++;
  // "Sakura Mecha Tears": words of genres in capitals lengthen a run where more follows than one of them.
  let end = last;
  while (content.has(end) || isNamedSo(tokens[end])) end++;
  if (end > last + 1) last = end;
  if (first === from && last === to) return true;
  const letters = (start: number, end: number): number =>
    tokens.slice(start, end).reduce((sum, { plain }) => sum + plain.length, 0);
  return to - from > 1 && letters(from, to) / letters(first, last) >= 0.6;
}

/** The title whose name is nearest to some words; `isCareful` where another title is named beside them. */
function spanNear(
  searches: CloseSearches,
  tokens: readonly Token[],
  { from, to }: Place,
  isCareful: boolean,
): Span | undefined {
  const { catalogue } = searches;
  const part = tokens.slice(from, to);
  const query = plainOf(part);
  const letters = query.replaceAll(" ", "").length;
  if (letters < 5) return undefined;
  const rows: number[] = [];
  let best = 0;
  for (const kind of kinds) {
    const match = searches.nearest(kind, query);
    if (match === undefined || isCutOff(catalogue, match, part)) continue;
    const popularity = popularityOf(catalogue, match.row);
    const isKnown = popularity >= littleKnown;
    const isVague =
      match.how === "words" || !isKnown || match.edits / letters > mostTypos || letters < 6;
    if (isCareful && isVague) continue;
    // A short word in lower case is near too many names, unless everybody knows the one it is near to.
    const isShort = part.length === 1 && letters < 8 && part[0]?.isCapital !== true;
    if (isShort && match.how === "close" && popularity < famous) continue;
    // Any word is in, or near to, a part of one of thousands of names.
    const isWord = part.length === 1 && (match.how === "close" || !part[0]?.isCapital);
    const isFamous = popularity >= (isWord ? famous : wellKnown);
    const isBegun = match.how === "prefix" && (isKnown || part.length > 1);
    const isOfPart = match.how !== "exact" && !isBegun;
    if (isOfPart && !isFamous && !isMostOfName(catalogue, match.row, letters)) continue;
    const weight = confidence(match.how, match.edits, letters, isKnown) * letters;
    if (weight <= 0) continue;
    if (weight > best) rows.unshift(match.row);
    else rows.push(match.row);
    best = Math.max(best, weight);
  }
  return rows.length === 0 ? undefined : { from, to, rows, weight: best, isGuess: true };
}

/** Whether words only happen to begin a name: "weather" of "Weathering", "Tokyo" of many different titles. */
function isCutOff(catalogue: Catalogue, { how, row }: Match, part: readonly Token[]): boolean {
  if (how !== "prefix") return false;
  const begun = rowsNamed(catalogue, plainOf(part), "beginning");
  if (begun.length === 0) return true;
  if (part.length > 1) return false;
  const known = begun.filter((other) => popularityOf(catalogue, other) >= littleKnown);
  const stories = new Set(known.map((other) => firstWords(catalogue.card(other))));
  return stories.size > 2 || !begun.includes(row);
}

/** How sure a spelling is to mean a title, 0 to 1. */
function confidence(how: Match["how"], edits: number, letters: number, isKnown: boolean): number {
  if (how === "exact" || how === "prefix") return isKnown || letters > 6 ? 1 : 0;
  if (how === "words") return isKnown && letters > 5 ? 0.85 : 0;
  const share = edits / letters;
  if (share > 0.2 || (letters < 6 && edits > 1) || !isKnown) return 0;
  return 0.95 - share;
}

/** So many words that are no question's are looked at together with those around them. */
const mostWidened = 3;

/** Well-known names of which one word is mistyped and the others are ordinary: "one pice", "ghost in the shel". */
function widenedSpans(searches: CloseSearches, tokens: readonly Token[], at: number): Span[] {
  const { catalogue } = searches;
  const spans: Span[] = [];
  for (let from = Math.max(0, at - 3); from <= at; from++) {
    for (let to = at + 1; to <= Math.min(tokens.length, at + 3); to++) {
      const edges = [tokens[from]?.plain ?? "", tokens[to - 1]?.plain ?? ""];
      if (to - from < 2 || edges.some((word) => neverTitles.has(word) && word !== "one")) continue;
      const query = plainOf(tokens.slice(from, to));
      const rows = kinds.flatMap((kind) => {
        const match = searches.nearest(kind, query);
        if (match === undefined || match.how === "words") return [];
        if (match.edits > Math.max(1, query.length * mostTypos)) return [];
        const isWhole = isOfLength(catalogue, match.row, query, 1);
        return isWhole && popularityOf(catalogue, match.row) >= wellKnown ? [match.row] : [];
      });
      if (rows.length > 0) spans.push({ from, to, rows, weight: query.length, isGuess: true });
    }
  }
  return spans;
}

/** A name with the mistyped words after it, where they are the rest of a longer one: "Fullmetal Alchemist Bortherhood". */
export function inFull(searches: CloseSearches, tokens: readonly Token[], span: Span): Span {
  const { catalogue } = searches;
  const content = new Set(contentOf(catalogue, tokens, [span], true));
  let { to } = span;
  while (content.has(to)) to++;
  if (to === span.to || to - span.from > longestSpan) return span;
  const query = plainOf(tokens.slice(span.from, to));
  const rows = kinds.flatMap((kind) => {
    const match = searches.nearest(kind, query);
    if (match?.how !== "close" || match.edits / query.length > mostTypos) return [];
    // A spelling is near the beginning of many a name: here it must be near the whole of one.
    const isWhole = isOfLength(catalogue, match.row, query, 2);
    return isWhole && popularityOf(catalogue, match.row) >= littleKnown ? [match.row] : [];
  });
  return rows.length === 0 ? span : { ...span, to, rows, weight: query.length, isGuess: true };
}

/** Whether near spellings account for most of what a text says; a single word out of many proves nothing. */
export function areEnough(
  catalogue: Catalogue,
  tokens: readonly Token[],
  exact: readonly Place[],
  near: readonly Place[],
): boolean {
  const sum = (places: readonly number[]): number =>
    places.reduce((all, at) => all + (tokens[at]?.plain.length ?? 0), 0);
  const content = contentOf(catalogue, tokens, exact);
  const covered = content.filter((at) => near.some((span) => covers(span, at)));
  const ordinary = near.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at).filter((at) => !content.includes(at)),
  );
  return sum(covered) + sum(ordinary) >= (sum(content) + sum(ordinary)) * 0.6;
}
