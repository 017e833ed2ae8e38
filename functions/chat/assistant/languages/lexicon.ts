import type { Concept } from "../concepts.ts";

/**
 * The words of a language that mean something to the assistant, by what they mean: phrases in plain form, separated by
 * commas. Of a phrase,
 *
 * - `(a|b|)` is one of several, the last of which may be nothing: `(an |)episode(s|)`,
 * - `word*` is any word that begins so,
 * - `_` is any word, `#` a number and `§` a title,
 * - `^` at its beginning is where a question begins, `$` at its end where it ends.
 *
 * Of phrases that begin with the same word the longest is meant: "how many" is no "how". What stands at an end of the
 * question is read beside that. A phrase may mean several things.
 */
export interface Lexicon {
  readonly means: Readonly<Partial<Record<Concept, string>>>;
  /** Numbers in words. */
  readonly numbers: Readonly<Record<string, number>>;
  /** What may stand before the beginning of a question: "ok and". */
  readonly leading: string;
  /** Words that are read and mean nothing by themselves. */
  readonly small: string;
  /** Words that are some of another language as well, or slips of them. */
  readonly doubtful?: string;
}

/** Where some words of a text mean something. */
export interface Hit {
  readonly concept: Concept;
  /** The first of the words, and the first behind them. */
  readonly from: number;
  readonly to: number;
  /** The number that they hold. */
  readonly number: number | undefined;
}

/** What a text says in a language. */
export interface Read {
  readonly hits: readonly Hit[];
  /** The places of words that mean something, or are small. */
  readonly read: ReadonlySet<number>;
}

export type ReadText = (words: readonly string[]) => Read;

/** A place in phrases: the words that may come next, and where they lead. */
interface Node {
  readonly next: Map<string, Edge[]>;
  /** What goes on with any word that begins so. */
  readonly begun: { readonly beginning: string; readonly node: Node }[];
  /** What goes on without any word. */
  readonly skips: Node[];
  readonly means: Concept[];
  isEnd: boolean;
}

interface Edge {
  readonly node: Node;
  /** Whether alternatives meet in it: no other phrase goes on from there. */
  readonly isJoin: boolean;
}

const newNode = (): Node => ({ next: new Map(), begun: [], skips: [], means: [], isEnd: false });

const cjk = "\u3040-\u30ff\u3400-\u9fff々";
const letterOrWord = new RegExp(`[${cjk}]|[^\\s${cjk}]+`, "gu");
const isCjk = new RegExp(`[${cjk}]`, "u");

/** The words of a plain text; what is written without spaces is read letter by letter. */
export const wordsOf = (plain: string): string[] => plain.match(letterOrWord) ?? [];

/** A place of a phrase: the words that may stand there, of which none may be one. */
type Alternatives = readonly (readonly string[])[];

/** The ways to read a piece of a phrase with brackets: at odd places of the split stands what is in them. */
function waysOf(piece: string): string[] {
  let ways = [""];
  for (const [at, part] of piece.split(/[()]/).entries()) {
    const parts = at % 2 === 0 ? [part] : part.split("|");
    ways = ways.flatMap((way) => parts.map((end) => way + end));
  }
  return ways;
}

/** The places of a phrase, one after the other. */
function placesOf(phrase: string): Alternatives[] {
  // Most phrases have no brackets; all of a lexicon is read while somebody waits for the first answer.
  if (!phrase.includes("(")) return wordsOf(phrase).map((word) => [[word]]);
  // What is written without spaces can be parted at brackets, as every letter is a word there.
  const pieces = isCjk.test(phrase)
    ? phrase.split(/(?=\()|(?<=\))/)
    : (phrase.match(/(?:\([^()]*\)|[^\s()])+/g) ?? []);
  return pieces.map((piece) => waysOf(piece).map(wordsOf));
}

function follow(node: Node, word: string): Node {
  if (word.endsWith("*") && word.length > 1) {
    const beginning = word.slice(0, -1);
    const begun = { beginning, node: newNode() };
    node.begun.push(begun);
    return begun.node;
  }
  const edges = node.next.get(word) ?? [];
  const known = edges.find(({ isJoin }) => !isJoin);
  if (known !== undefined) return known.node;
  const next = newNode();
  node.next.set(word, [...edges, { node: next, isJoin: false }]);
  return next;
}

/** Lets the words lead from one node to another. */
function lead(from: Node, words: readonly string[], to: Node): void {
  const last = words.at(-1);
  if (last === undefined) {
    from.skips.push(to);
    return;
  }
  const node = words.slice(0, -1).reduce(follow, from);
  if (last.endsWith("*") && last.length > 1) {
    node.begun.push({ beginning: last.slice(0, -1), node: to });
  } else {
    node.next.set(last, [...(node.next.get(last) ?? []), { node: to, isJoin: true }]);
  }
}

function add(root: Node, places: readonly Alternatives[], concept: Concept | undefined): void {
  let end = root;
  for (const alternatives of places) {
    const [only] = alternatives;
    if (alternatives.length === 1 && only !== undefined) {
      end = only.reduce(follow, end);
    } else {
      const join = newNode();
      for (const words of alternatives) lead(end, words, join);
      end = join;
    }
  }
  end.isEnd = true;
  if (concept !== undefined && !end.means.includes(concept)) end.means.push(concept);
}

const phrasesOf = (text: string): Alternatives[][] =>
  text.split(",").map((phrase) => placesOf(phrase.trim()));

interface Match {
  readonly to: number;
  readonly means: readonly Concept[];
  readonly number: number | undefined;
}

/** Makes of a lexicon what reads texts by it. */
export function readerOf({ means, numbers, leading, small }: Lexicon): ReadText {
  const inside = newNode();
  const atEnds = newNode();
  for (const [concept, phrases] of Object.entries(means) as [Concept, string][]) {
    for (const phrase of phrases.split(",")) {
      const root = /^\s*\^|\$\s*$/.test(phrase) ? atEnds : inside;
      add(root, placesOf(phrase.trim()), concept);
    }
  }
  for (const places of phrasesOf(small)) add(inside, places, undefined);
  const leads = new Set(phrasesOf(leading).flat(3));
  // "Constructor" is no number.
  const ownNumber = (word: string) => (Object.hasOwn(numbers, word) ? numbers[word] : undefined);
  const numberOf = (word: string | undefined): number | undefined =>
    word === undefined ? undefined : /^\d+$/.test(word) ? Number(word) : ownNumber(word);

  /** The longest phrase that begins at a place; what all of the longest ones mean. */
  function longest(root: Node, words: readonly string[], from: number): Match | undefined {
    let best: Match | undefined;
    const walk = (node: Node, at: number, number: number | undefined): void => {
      if (node.isEnd && at > from && at >= (best?.to ?? 0)) {
        const before = best?.to === at ? best.means : [];
        best = {
          to: at,
          means: [...new Set([...before, ...node.means])],
          number: number ?? best?.number,
        };
      }
      for (const skipped of node.skips) walk(skipped, at, number);
      const word = words[at];
      if (word === undefined) return;
      const goOn = (by: string, value: number | undefined): void => {
        for (const { node: next } of node.next.get(by) ?? []) walk(next, at + 1, value);
      };
      goOn(word, number);
      if (word !== "§" && word !== "^" && word !== "$") goOn("_", number);
      const value = numberOf(word);
      if (value !== undefined) goOn("#", value);
      for (const { beginning, node: begun } of node.begun) {
        if (word.startsWith(beginning)) walk(begun, at + 1, number);
      }
    };
    walk(root, from, undefined);
    return best;
  }

  return (words) => {
    const hits: Hit[] = [];
    const read = new Set<number>();
    for (let from = 0; from < words.length;) {
      const match = longest(inside, words, from);
      if (match === undefined) {
        if (numberOf(words[from]) !== undefined || words[from] === "§") read.add(from);
        from++;
        continue;
      }
      for (let at = from; at < match.to; at++) read.add(at);
      for (const concept of match.means)
        hits.push({ concept, from, to: match.to, number: match.number });
      from = match.to;
    }
    const first = Math.max(
      0,
      words.findIndex((word) => !leads.has(word)),
    );
    for (const start of new Set([0, first])) {
      const framed = ["^", ...words.slice(start), "$"];
      for (const from of start === 0 ? framed.keys() : [0]) {
        const match = longest(atEnds, framed, from);
        if (match === undefined) continue;
        const at = start + from - 1;
        for (let place = Math.max(0, at); place < at + match.to - from; place++) {
          if (place < words.length) read.add(place);
        }
        for (const concept of match.means) {
          hits.push({
            concept,
            from: Math.max(0, at),
            to: at + match.to - from,
            number: match.number,
          });
        }
      }
    }
    return { hits, read };
  };
}
