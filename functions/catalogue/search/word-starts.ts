import type { OpenSections, Sections } from "../sections/sections.ts";
import { LONGEST_NAME, type PackedText } from "../../../shared/search/packed-text.ts";
import type { NameTable } from "./name-table.ts";

/**
 * A suffix array (Manber and Myers 1993) over word starts only: every place where a word begins in a
 * name, sorted by what follows. All names and words that begin with a query lie side by side.
 * A place is packed as name number and offset within the name.
 */
const OFFSET_BITS = 9;
const OFFSET_MASK = LONGEST_NAME;
const MOST_NAMES = 2 ** (32 - OFFSET_BITS);

/** Sorts the word starts of all names. @throws RangeError above eight million names. */
export function writeWordStarts(prefix: string, texts: readonly PackedText[]): Sections {
  if (texts.length > MOST_NAMES) throw new RangeError("Too many names for one search index.");
  const places = new Uint32Array(texts.reduce((sum, { wordStarts }) => sum + wordStarts.length, 0));
  let next = 0;
  texts.forEach(({ wordStarts }, name) => {
    for (const offset of wordStarts) places[next++] = ((name << OFFSET_BITS) | offset) >>> 0;
  });
  places.sort((a, b) => compareSuffixes(texts, a, b) || a - b);
  return { [`${prefix}.wordStarts`]: places };
}

function compareSuffixes(texts: readonly PackedText[], a: number, b: number): number {
  const left = texts[a >>> OFFSET_BITS]?.units ?? none;
  const right = texts[b >>> OFFSET_BITS]?.units ?? none;
  let i = a & OFFSET_MASK;
  let j = b & OFFSET_MASK;
  while (i < left.length && j < right.length) {
    const difference = (left[i++] ?? 0) - (right[j++] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - i - (right.length - j);
}

const none = new Uint16Array();

/** Finds the names in which a text begins at a word start. */
export class WordStarts {
  readonly #names: NameTable;
  readonly #places: Uint32Array;

  constructor(sections: OpenSections, prefix: string, names: NameTable) {
    this.#names = names;
    this.#places = sections.u32(`${prefix}.wordStarts`);
  }

  /** Calls back for every place where the units `from` to `to` of a text follow; a name may come several times. */
  each(text: Uint16Array, from: number, to: number, visit: (name: number, offset: number) => void) {
    const end = this.#lowerBound(text, from, to, 1);
    for (let at = this.#lowerBound(text, from, to, 0); at < end; at++) {
      const place = this.#places[at] ?? 0;
      visit(place >>> OFFSET_BITS, place & OFFSET_MASK);
    }
  }

  /** As {@link each}, for the places where a name ends after the text: of those where it follows, they sort first. */
  eachEnding(text: Uint16Array, visit: (name: number, offset: number) => void) {
    const { starts } = this.#names;
    for (let at = this.#lowerBound(text, 0, text.length, 0); at < this.#places.length; at++) {
      const place = this.#places[at] ?? 0;
      const name = place >>> OFFSET_BITS;
      const offset = place & OFFSET_MASK;
      const isEnd = (starts[name] ?? 0) + offset + text.length === starts[name + 1];
      if (!isEnd || this.#compare(place, text, 0, text.length) !== 0) return;
      visit(name, offset);
    }
  }

  /** Whether a text follows anywhere. */
  has(text: Uint16Array): boolean {
    const at = this.#lowerBound(text, 0, text.length, 0);
    const place = this.#places[at];
    return place !== undefined && this.#compare(place, text, 0, text.length) === 0;
  }

  /** The first place whose comparison with the text is at least `least`. */
  #lowerBound(text: Uint16Array, from: number, to: number, least: number): number {
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#places[middle] ?? 0, text, from, to) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Negative or positive as a place sorts before or behind a text, 0 when it begins with it. */
  #compare(place: number, text: Uint16Array, from: number, to: number): number {
    const { units, starts } = this.#names;
    const name = place >>> OFFSET_BITS;
    const end = starts[name + 1] ?? 0;
    let position = (starts[name] ?? 0) + (place & OFFSET_MASK);
    for (let at = from; at < to; at++) {
      if (position === end) return -1;
      const difference = (units[position++] ?? 0) - (text[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}
