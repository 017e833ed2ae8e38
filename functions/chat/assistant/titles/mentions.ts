import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { plainForm } from "../../../../shared/search/normalise.ts";
import type { Kind } from "../../../../shared/kind.ts";
import { nameOf } from "../../tools/tool.ts";
import { apart, corrected, inUsualScript } from "../spelling.ts";
import { contentOf } from "./content-words.ts";
import { exactSpans, ordinaryName } from "./exact-names.ts";
import { littleKnown, popularityOf } from "./fame.ts";
import { withFirstWord } from "./first-word.ts";
import { areEnough, CloseSearches, inFull, misspelledSpans } from "./misspellings.ts";
import { titlesNamed } from "./names.ts";
import { covers, holds, withoutOverlaps, type Span } from "./spans.ts";
import { goesOn } from "./subtitles.ts";
import { plainOf, tokensOf, type Token } from "./tokens.ts";

/** A title that a text speaks of. */
export interface Mention {
  /** The rows that have the name, of each kind first those that show it as theirs, then the most popular. */
  readonly rows: readonly number[];
  /** Whether it was guessed from a spelling that is not quite the name's. */
  readonly isGuess: boolean;
  /** Whether a single word was guessed to stand for a name of several. */
  readonly isPart: boolean;
  /** The words that stand for it. */
  readonly words: string;
}

/** What a text says of titles, and what it says beside them. */
export interface Mentions {
  readonly found: readonly Mention[];
  /** The text in plain form with "§" in the place of each title and its question words set right. */
  readonly rest: string;
  /** Whether the text has words left over that look like a title and are none. */
  readonly hasUnknown: boolean;
  /** Rows of titles whose names begin names that the catalogue does not have: of "Naruto: Galaxy Wars", Naruto. */
  readonly lookalikes: readonly number[];
}

/** Stands for a title in {@link Mentions.rest}. */
export const titleMark = "§";

/** How much of a text is read: its words, and how many names near to some of them are searched for. */
export interface Effort {
  readonly words: number;
  readonly searches: number;
}

/** Finds the titles that a text names: exactly, else by their beginning, else in a spelling near enough. */
export function findMentions(catalogue: Catalogue, text: string, effort: Effort): Mentions {
  const tokens = withFirstWord(catalogue, tokensOf(text, effort.words));
  const searches = new CloseSearches(catalogue, effort.searches);
  const { exact, firm, torn } = namesIn(searches, tokens);
  const near = misspellingsIn(searches, tokens, firm, torn);
  // What is near to a longer name is no short one: "stein gate" holds no GATE.
  const isSwallowed = (span: Span): boolean =>
    !firm.includes(span) && near.some((other) => other.to - other.from > 1 && holds(other, span));
  const spans = withoutOverlaps([...exact.filter((span) => !isSwallowed(span)), ...near]).toSorted(
    (a, b) => a.from - b.from,
  );
  const [first] = torn.toSorted((a, b) => a.from - b.from);
  return {
    found: spans.map((span) => ({
      rows: span.rows,
      isGuess: span.isGuess,
      isPart: isPartOfName(catalogue, span),
      words: plainOf(tokens.slice(span.from, span.to)),
    })),
    rest: restOf(tokens, spans),
    hasUnknown:
      torn.length > 0 ||
      contentOf(catalogue, tokens, spans).length > 0 ||
      quotesUnknown(tokens, spans),
    lookalikes: spans.length > 0 ? [] : (first?.rows.slice(0, 1) ?? []),
  };
}

/** Names in a text that are spelled as the catalogue spells them. */
interface ExactNames {
  readonly exact: readonly Span[];
  /** Those of them that stand, whatever else the text is near to. */
  readonly firm: readonly Span[];
  /** Those of no title, as a longer name goes on around them. */
  readonly torn: readonly Span[];
}

function namesIn(searches: CloseSearches, tokens: readonly Token[]): ExactNames {
  const { catalogue } = searches;
  const ordinary = ordinaryName(catalogue, tokens);
  const named = withoutOverlaps(exactSpans(catalogue, tokens)).map((span) =>
    inFull(searches, tokens, span),
  );
  if (named.length === 0 && ordinary !== undefined) named.push(ordinary);
  const content = contentOf(catalogue, tokens, named);
  const torn = named.filter((span) => goesOn(tokens, span, content, named));
  const exact = named.filter((span) => !torn.includes(span));
  // "stiens gate" is nearer to Steins;Gate than to GATE: a short word does not stop the search.
  const firm = exact.filter(
    (span) => span === ordinary || span.to - span.from > 1 || isFirm(tokens[span.from]),
  );
  return { exact, firm, torn };
}

const isFirm = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.isCapital || token.isJapanese || token.quote >= 0 || token.plain.length > 5);

/** Names in a spelling that is not quite theirs, where they account for most of what a text says. */
function misspellingsIn(
  searches: CloseSearches,
  tokens: readonly Token[],
  firm: readonly Span[],
  torn: readonly Span[],
): Span[] {
  const near = withoutOverlaps(misspelledSpans(searches, tokens, firm)).filter(
    (span) => !torn.some((other) => holds(other, span)),
  );
  return areEnough(searches.catalogue, tokens, firm, near) ? near : [];
}

/** Whether a name in Japanese stands in quotation marks and is no title's. */
const quotesUnknown = (tokens: readonly Token[], spans: readonly Span[]): boolean =>
  tokens.some(
    ({ quote, isJapanese }) =>
      quote >= 0 &&
      isJapanese &&
      !spans.some(({ from, to }) => tokens.slice(from, to).some((token) => token.quote === quote)),
  );

/** "bananas" for Banana Fish. */
function isPartOfName(catalogue: Catalogue, { from, to, rows, isGuess }: Span): boolean {
  const [row] = rows;
  if (!isGuess || to - from > 1 || row === undefined) return false;
  const { english, title } = catalogue.card(row);
  return [english ?? title, title].every((name) => plainForm(name).includes(" "));
}

/** The text with its titles marked and its question words set right; Japanese is written without spaces. */
function restOf(tokens: readonly Token[], spans: readonly Span[]): string {
  let rest = "";
  for (const [at, token] of tokens.entries()) {
    const span = spans.find((each) => covers(each, at));
    if (span !== undefined) {
      if (at === span.from) rest += ` ${titleMark} `;
      continue;
    }
    const word = apart(token.plain).map(corrected).join(" ");
    rest += token.isJapanese && tokens[at - 1]?.isJapanese ? word : ` ${word}`;
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

/** The best of the rows that have a name for a kind (anime unless another is asked for), or of the other when it has none. */
export function rowOfKind(
  catalogue: Catalogue,
  rows: readonly number[],
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
  const tokens = tokensOf(text);
  const query = contentOf(catalogue, tokens, [])
    .map((at) => tokens[at]?.plain ?? "")
    .join(" ");
  if (query.length < 4) return [];
  const admits = (row: number) =>
    catalogue.adults[row] === 0 && popularityOf(catalogue, row) >= littleKnown;
  return catalogue.searchIndex(kind).search(query, 3, admits);
}
