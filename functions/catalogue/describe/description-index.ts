import type { Title } from "../../../catalogue/title.ts";
import type { OpenSections, Sections } from "../sections/sections.ts";
import { labelWords } from "./label-words.ts";
import { otherWords, type OtherWord } from "./other-words.ts";
import { stemOf } from "./stem.ts";
import { Stems } from "./telling-words.ts";

/**
 * An inverted index of what titles are about: for each stem the rows whose texts hold it, as gaps of 7-bit groups, each
 * with its weight in one byte. Weights are those of BM25 (Robertson and Zaragoza 2009) with fields: how often a word is
 * there, saturating, and less where a text is long; how rare it is comes in with the query.
 */
const SATURATION = 1.2;
const LENGTH_COUNTS = 0.5;
/** Of a weight, so that it fits a byte. */
const STEPS = 255 / (SATURATION + 1);

/** How often a word of a field counts as if it stood in the synopsis. */
const fieldCounts = { synopsis: 1, labels: 2, name: 1, makers: 2 };

/** Makes the sections of one kind, whose rows begin at `firstRow`. */
export function writeDescriptions(
  prefix: string,
  rows: readonly Title[],
  firstRow: number,
): Sections {
  const texts = countedStems(rows);
  const lengths = texts.map((counts) => sum(counts.values()));
  const told = lengths.filter((_, at) => rows[at]?.synopsis != null);
  const meanLength = Math.max(1, sum(told) / Math.max(1, told.length));
  const postings = new Map<string, { bytes: number[]; last: number; count: number }>();
  texts.forEach((counts, at) => {
    // What hardly anything is known of is not to come first because it is short.
    const norm = 1 - LENGTH_COUNTS + LENGTH_COUNTS * Math.max(1, (lengths[at] ?? 0) / meanLength);
    for (const [stem, count] of counts) {
      const list = postings.get(stem) ?? { bytes: [], last: firstRow - 1, count: 0 };
      pushGap(list.bytes, firstRow + at - list.last);
      const weight = (count * (SATURATION + 1)) / (count + SATURATION * norm);
      list.bytes.push(Math.min(255, Math.max(1, Math.round(weight * STEPS))));
      postings.set(stem, { bytes: list.bytes, last: firstRow + at, count: list.count + 1 });
    }
  });
  const stems = [...postings.keys()].map((stem) => Buffer.from(stem));
  stems.sort((a, b) => a.compare(b));
  const lists = stems.map((stem) => postings.get(stem.toString()));
  return {
    [`${prefix}.stems`]: joinedBytes(stems),
    [`${prefix}.stemEnds`]: ends(stems.map(({ length }) => length)),
    [`${prefix}.counts`]: Uint32Array.from(lists, (list) => list?.count ?? 0),
    [`${prefix}.postings`]: joinedBytes(lists.map((list) => list?.bytes ?? [])),
    [`${prefix}.postingEnds`]: ends(lists.map((list) => list?.bytes.length ?? 0)),
  };
}

/** How often each stem counts in what is said of each title. */
function countedStems(rows: readonly Title[]): Map<string, number>[] {
  const stems = new Stems();
  return rows.map(({ title, english, synopsis, genres, themes, makers }) => {
    const counts = new Map<string, number>();
    const add = (text: string | null, count: number): void => {
      for (const stem of stems.of(text ?? "")) counts.set(stem, (counts.get(stem) ?? 0) + count);
    };
    add(synopsis, fieldCounts.synopsis);
    add([...genres, ...themes].map(labelWords).join(" "), fieldCounts.labels);
    add(english ?? title, fieldCounts.name);
    add(makers.join(" "), fieldCounts.makers);
    return counts;
  });
}

function pushGap(bytes: number[], gap: number): void {
  let rest = gap;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

function joinedBytes(parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(sum(parts.map(({ length }) => length)));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function ends(lengths: readonly number[]): Uint32Array {
  const places = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, at) => {
    places[at + 1] = (places[at] ?? 0) + length;
  });
  return places;
}

/** A row that a description fits, and how well. */
export interface Fitting {
  readonly row: number;
  readonly score: number;
  /** How much it says of what the query's words say together, from 0 to 1. */
  readonly said: number;
}

/**
 * Of what a query's words say together, a title has to say as much: less of long descriptions, in which hardly any word is
 * the very one; most of it where a single word says it.
 */
const LEAST_SAID = { byOneWord: 0.6, byNone: 0.8, byMany: 0.3 };
/** A description that fits much worse than the best one is left out. */
const LEAST_OF_BEST = 0.6;

/** Finds titles by what they are about. Holds scratch space, so one query runs at a time. */
export class DescriptionIndex {
  readonly #stems: Buffer;
  readonly #stemEnds: Uint32Array;
  readonly #counts: Uint32Array;
  readonly #postings: Uint8Array;
  readonly #postingEnds: Uint32Array;
  readonly #firstRow: number;
  readonly #rows: number;
  /** By row: what all words of a query add up to, how much of them is said, and by how many words. */
  readonly #scores: Float32Array;
  readonly #said: Float32Array;
  readonly #words: Uint8Array;
  /** By row: the best that one word of a query finds. */
  readonly #best: Float32Array;

  constructor(sections: OpenSections, prefix: string, rows: { from: number; to: number }) {
    const { buffer, byteOffset, byteLength } = sections.u8(`${prefix}.stems`);
    this.#stems = Buffer.from(buffer, byteOffset, byteLength);
    this.#stemEnds = sections.u32(`${prefix}.stemEnds`);
    this.#counts = sections.u32(`${prefix}.counts`);
    this.#postings = sections.u8(`${prefix}.postings`);
    this.#postingEnds = sections.u32(`${prefix}.postingEnds`);
    this.#firstRow = rows.from;
    this.#rows = rows.to - rows.from;
    this.#scores = new Float32Array(this.#rows);
    this.#said = new Float32Array(this.#rows);
    this.#words = new Uint8Array(this.#rows);
    this.#best = new Float32Array(this.#rows);
  }

  /** Whether a word of a query, or one that means the same, is said of any title. */
  knows(word: string): boolean {
    return this.#meanings(word).some(({ stem }) => this.#find(stem) !== undefined);
  }

  /** The admitted rows that fit the telling words of a query, the best first; `weigh` multiplies what a row scores. */
  fitting(
    words: readonly string[],
    admits: (row: number) => boolean,
    weigh: (row: number) => number,
  ): Fitting[] {
    this.#scores.fill(0);
    this.#said.fill(0);
    this.#words.fill(0);
    const touched: number[] = [];
    let all = 0;
    for (const word of new Set(words)) all += this.#addWord(word, touched);
    const leastWords = Math.min(2, words.length);
    const byMore = Math.max(LEAST_SAID.byMany, LEAST_SAID.byNone - 0.1 * words.length);
    const fitting: Fitting[] = [];
    for (const at of touched) {
      const row = this.#firstRow + at;
      const least = (this.#words[at] ?? 0) < leastWords ? LEAST_SAID.byOneWord : byMore;
      const said = (this.#said[at] ?? 0) / all;
      if (said < least || !admits(row)) continue;
      fitting.push({ row, score: (this.#scores[at] ?? 0) * weigh(row), said });
    }
    fitting.sort((a, b) => b.score - a.score || a.row - b.row);
    const least = (fitting[0]?.score ?? 0) * LEAST_OF_BEST;
    return fitting.filter(({ score }) => score >= least);
  }

  /** Adds what a word finds; gives how much it says, which is the more the fewer titles it is said of. */
  #addWord(word: string, touched: number[]): number {
    const found: number[] = [];
    let says = 0;
    for (const { stem, weight } of this.#meanings(word)) {
      const place = this.#find(stem);
      if (place === undefined) continue;
      const rarity = this.#rarity(this.#counts[place] ?? 0);
      says = Math.max(says, weight * rarity);
      this.#eachPosting(place, (at, impact) => {
        const score = weight * rarity * (impact / STEPS);
        const best = this.#best[at] ?? 0;
        if (best === 0) found.push(at);
        if (score > best) this.#best[at] = score;
      });
    }
    if (found.length === 0) return this.#rarity(0);
    for (const at of found) {
      if (this.#words[at] === 0) touched.push(at);
      this.#words[at] = Math.min(255, (this.#words[at] ?? 0) + 1);
      this.#scores[at] = (this.#scores[at] ?? 0) + (this.#best[at] ?? 0);
      this.#said[at] = (this.#said[at] ?? 0) + says;
      this.#best[at] = 0;
    }
    return says;
  }

  #rarity(count: number): number {
    return Math.log(1 + (this.#rows - count + 0.5) / (count + 0.5));
  }

  #meanings(word: string): readonly OtherWord[] {
    const stem = stemOf(word);
    return [{ stem, weight: 1 }, ...otherWords(stem)];
  }

  #eachPosting(place: number, visit: (at: number, impact: number) => void): void {
    const bytes = this.#postings;
    const end = this.#postingEnds[place + 1] ?? 0;
    let next = this.#postingEnds[place] ?? 0;
    let row = this.#firstRow - 1;
    while (next < end) {
      let byte = bytes[next++] ?? 0;
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[next++] ?? 0;
        gap |= (byte & 127) << shift;
      }
      row += gap;
      visit(row - this.#firstRow, bytes[next++] ?? 0);
    }
  }

  /** The place of a stem, by binary search. */
  #find(stem: string): number | undefined {
    const wanted = Buffer.from(stem);
    let low = 0;
    let high = this.#stemEnds.length - 2;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const [from = 0, to = 0] = [this.#stemEnds[middle], this.#stemEnds[middle + 1]];
      const order = this.#stems.compare(wanted, 0, wanted.length, from, to);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
