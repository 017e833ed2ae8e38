import { EditDistance, TOO_FAR } from "../../../../shared/search/edit-distance.ts";
import { newSpellings, type Spelling } from "./spellings.ts";

/** How well a name answers, best first; between two bands lies the same answer by a coarser spelling. */
const EXACT = 0;
const BEGINNING = 2;
const WORDS = 4;
const WITHIN = 6;
const CLOSE = 8;
const NO_MATCH = 255;

/** Fewer letters stand in too many names by chance. */
const fewestWithin = 3;

const mostMistakes = 2;

/** How many typing mistakes are believed in so many letters that stand for a whole name, or for a word among others. */
const mistakesIn = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : mostMistakes);

/** The same where they may stand for a beginning: there is more to be near to by chance. */
const mistakesInPart = (letters: number): number => Math.min(mostMistakes, Math.floor(letters / 5));

/** Stands between names, where no query goes on. */
const separator = "\n";

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many mistakes there are at least: each can bring in one letter that a name has nowhere. */
const missing = (query: Spelling, name: Spelling): number =>
  countBits(query.letters & ~name.letters);

/**
 * Finds titles by any of their names as somebody types: by whole names, by beginnings of them and of their words, by
 * parts, and by whole names with a typing mistake or two. Other names with mistakes are found where nothing else is.
 */
export class TitleFinder {
  readonly #names: readonly Spelling[];
  /** The place of each name's title. */
  readonly #titles: readonly number[];
  /** All names, each with a separator behind it. */
  readonly #text: string;
  /** Where each name begins in the text; one more for the end of the last. */
  readonly #starts: readonly number[];
  /** 1 where a word begins in the text. */
  readonly #isWordStart: Uint8Array;
  /** For each title how well it answers. */
  readonly #ranks: Uint8Array;
  readonly #distance = new EditDistance();

  /** Takes the spellings of all names of each title. */
  constructor(titles: readonly (readonly Spelling[])[]) {
    this.#names = titles.flat();
    this.#titles = titles.flatMap((names, title) => names.map(() => title));
    this.#text = this.#names.map(({ text }) => text + separator).join("");
    this.#isWordStart = new Uint8Array(this.#text.length);
    const starts = [0];
    let start = 0;
    for (const { text, wordStarts } of this.#names) {
      for (const word of wordStarts) this.#isWordStart[start + word] = 1;
      start += text.length + separator.length;
      starts.push(start);
    }
    this.#starts = starts;
    this.#ranks = new Uint8Array(titles.length);
  }

  /** The places of the titles that answer a text, the best first; of two as good, the one that comes first. */
  find(text: string): number[] {
    const queries = newSpellings(text);
    this.#ranks.fill(NO_MATCH);
    for (const query of queries) {
      this.#matchWritten(query);
      if (query.wordStarts.length > 1) this.#matchWords(query);
    }
    const isWritten = this.#ranks.some((rank) => rank < CLOSE);
    for (const query of queries) this.#matchClose(query, isWritten);
    return placesOf(this.#ranks);
  }

  /** Names in which the query is written as it is. */
  #matchWritten({ text, coarser }: Spelling): void {
    this.#eachPlace(text, (name, at) => {
      const start = this.#starts[name];
      if (at === start) {
        const isWhole = text.length === this.#names[name]?.text.length;
        this.#improve(name, (isWhole ? EXACT : BEGINNING) + coarser);
      } else if (this.#isWordStart[at] === 1) this.#improve(name, WORDS + coarser);
      else if (text.length >= fewestWithin) this.#improve(name, WITHIN + coarser);
    });
  }

  /** Names in which each word of the query begins a word, in whatever order. */
  #matchWords({ text, wordStarts, coarser }: Spelling): void {
    const found = new Map<number, number>();
    wordStarts.forEach((from, word) => {
      this.#eachPlace(text.slice(from, wordStarts[word + 1]), (name, at) => {
        const isNext = this.#isWordStart[at] === 1 && (found.get(name) ?? 0) === word;
        if (isNext) found.set(name, word + 1);
      });
    });
    for (const [name, words] of found) {
      if (words === wordStarts.length) this.#improve(name, WORDS + coarser);
    }
  }

  /** Calls back for every place where a text stands in a name. */
  #eachPlace(text: string, visit: (name: number, at: number) => void): void {
    let name = 0;
    for (let at = this.#text.indexOf(text); at !== -1; at = this.#text.indexOf(text, at + 1)) {
      while ((this.#starts[name + 1] ?? Infinity) <= at) name++;
      visit(name, at);
    }
  }

  /** Names that are spelled almost like the query; where nothing is written like it, those, too, that it is almost a part of. */
  #matchClose(query: Spelling, isWritten: boolean): void {
    const most = mistakesIn(query.text.length);
    this.#names.forEach((name, at) => {
      const fewest = missing(query, name);
      if (fewest > mostMistakes) return;
      const isAsLong = Math.abs(query.text.length - name.text.length) <= most;
      const whole = most > 0 && isAsLong && fewest <= most ? this.#inWhole(query, name) : TOO_FAR;
      if (whole < TOO_FAR) this.#improve(at, CLOSE + 2 * whole);
      else if (!isWritten) {
        const part = Math.min(this.#inPart(query, name), this.#inWords(query, name));
        if (part <= mostMistakes) this.#improve(at, CLOSE + 2 * (part + mostMistakes));
      }
    });
  }

  /** The mistakes between a query and a name, or TOO_FAR. */
  #inWhole({ units }: Spelling, name: Spelling): number {
    const most = mistakesIn(units.length);
    this.#distance.measure(units, 0, units.length, name.units, 0, name.units.length, most);
    return this.#distance.whole;
  }

  /** The mistakes between a query and the nearest beginning of one of a name's words, or TOO_FAR. */
  #inPart({ units }: Spelling, name: Spelling): number {
    const most = mistakesInPart(units.length);
    return most === 0 ? TOO_FAR : this.#nearest(units, 0, units.length, name, most);
  }

  /** The mistakes in all words of a query, each beside the word of a name that is nearest to it, or TOO_FAR. */
  #inWords({ units, wordStarts }: Spelling, name: Spelling): number {
    if (wordStarts.length < 2) return TOO_FAR;
    let sum = 0;
    for (let word = 0; word < wordStarts.length && sum <= mostMistakes; word++) {
      const from = wordStarts[word] ?? 0;
      const to = wordStarts[word + 1] ?? units.length;
      sum += this.#nearest(units, from, to, name, mistakesIn(to - from));
    }
    return sum;
  }

  /** The mistakes between some units of a query and the nearest beginning of one of a name's words, or TOO_FAR. */
  #nearest(query: Uint16Array, from: number, to: number, name: Spelling, most: number): number {
    const { units, wordStarts } = name;
    let fewest = TOO_FAR;
    for (const start of wordStarts) {
      if (!mayBeNear(query, from, units, start, most)) continue;
      this.#distance.measure(query, from, to, units, start, units.length, most);
      fewest = Math.min(fewest, this.#distance.beginning);
    }
    return fewest;
  }

  #improve(name: number, rank: number): void {
    const title = this.#titles[name] ?? 0;
    const whole = rank + (this.#names[name]?.coarser ?? 0);
    if (whole < (this.#ranks[title] ?? 0)) this.#ranks[title] = whole;
  }
}

/** Whether of the first letters of two texts, one more than mistakes are believed, any stands in both about as far on. */
function mayBeNear(
  query: Uint16Array,
  from: number,
  text: Uint16Array,
  start: number,
  most: number,
): boolean {
  for (let at = 0; at <= most; at++) {
    const unit = query[from + at];
    for (let other = Math.max(0, at - most); other <= at + most; other++) {
      if (text[start + other] === unit) return true;
    }
  }
  return false;
}

/** The places that have a rank, by their ranks; sorting keeps the order of those that are as good. */
const placesOf = (ranks: Uint8Array): number[] =>
  [...ranks.keys()]
    .filter((at) => (ranks[at] ?? NO_MATCH) < NO_MATCH)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
