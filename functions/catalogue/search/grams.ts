import type { OpenSections, Sections } from "../sections/sections.ts";
import type { PackedText } from "../../../shared/search/packed-text.ts";

/**
 * An inverted index of trigrams: names that share many with a query may be spelled like it
 * (Ukkonen 1992; a count filter). Trigrams are hashed into buckets; a bucket lists its names in
 * ascending order as gaps of 7-bit groups (LEB128). Both ends of a name count as a character.
 */
const BUCKET_BITS = 16;
const BUCKETS = 2 ** BUCKET_BITS;
const NAME_START = 1;
const NAME_END = 2;

/** Lists the names of every trigram. */
export function writeGrams(prefix: string, texts: readonly PackedText[]): Sections {
  const ends = new Uint32Array(BUCKETS + 1);
  eachGap(texts, (bucket, gap) => {
    ends[bucket + 1] = (ends[bucket + 1] ?? 0) + bytesFor(gap);
  });
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    ends[bucket + 1] = (ends[bucket + 1] ?? 0) + (ends[bucket] ?? 0);
  }
  const bytes = new Uint8Array(ends[BUCKETS] ?? 0);
  const cursors = ends.slice(0, BUCKETS);
  eachGap(texts, (bucket, gap) => {
    let at = cursors[bucket] ?? 0;
    let rest = gap;
    for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128;
    bytes[at++] = rest;
    cursors[bucket] = at;
  });
  return { [`${prefix}.gramEnds`]: ends, [`${prefix}.grams`]: bytes };
}

/** Calls back for every name in every bucket, with its distance from the bucket's name before. */
function eachGap(texts: readonly PackedText[], visit: (bucket: number, gap: number) => void) {
  const lastNames = new Int32Array(BUCKETS).fill(-1);
  texts.forEach(({ units }, name) => {
    for (let at = 0; at < units.length; at++) {
      const bucket = bucketAt(units, at);
      const last = lastNames[bucket] ?? 0;
      if (last === name) continue;
      visit(bucket, name - last);
      lastNames[bucket] = name;
    }
  });
}

/** The bucket of the trigram around a unit. */
function bucketAt(units: Uint16Array, at: number): number {
  const before = at === 0 ? NAME_START : (units[at - 1] ?? 0);
  const after = at + 1 === units.length ? NAME_END : (units[at + 1] ?? 0);
  const mixed = Math.imul(Math.imul(before, 0x9e3779b1) ^ (units[at] ?? 0), 0x85ebca6b) ^ after;
  return Math.imul(mixed, 0xc2b2ae35) >>> (32 - BUCKET_BITS);
}

const bytesFor = (gap: number) => (gap < 2 ** 7 ? 1 : gap < 2 ** 14 ? 2 : gap < 2 ** 21 ? 3 : 4);

/** A query's common trigrams add little: after this many bytes of name lists the rest is left out. */
const MOST_BYTES_READ = 60_000;
/** More names than this are not compared; those sharing most trigrams come first. */
const MOST_CANDIDATES = 600;
/** One edit, if it is a swap, changes this many trigrams. */
const GRAMS_PER_EDIT = 4;
const MOST_SHARED = 255;

/** Finds names that share many trigrams with a text. */
export class Grams {
  readonly #ends: Uint32Array;
  readonly #bytes: Uint8Array;
  /** How many trigrams each name shares with the query. */
  readonly #shared: Uint8Array;
  readonly #buckets = new Uint16Array(MOST_SHARED);
  /** Names that share enough trigrams, in the order in which that was found. */
  readonly #reached: Uint32Array;
  /** How many names share exactly so many trigrams. */
  readonly #sharing = new Uint32Array(MOST_SHARED + 2);

  constructor(sections: OpenSections, prefix: string, names: number) {
    this.#ends = sections.u32(`${prefix}.gramEnds`);
    this.#bytes = sections.u8(`${prefix}.grams`);
    this.#shared = new Uint8Array(names);
    this.#reached = new Uint32Array(names);
  }

  /** Calls back for names that may be within `mostEdits` of the text, in no more than 600 cases. */
  eachCandidate(units: Uint16Array, mostEdits: number, visit: (name: number) => void) {
    const buckets = this.#affordable(this.#rarestFirst(units));
    const least = Math.max(1, buckets.length - GRAMS_PER_EDIT * mostEdits);
    const reached = this.#namesSharing(buckets, least);
    const { cut, spare } = this.#cut(reached, buckets.length, least);
    let left = spare;
    for (const name of reached) {
      const count = this.#shared[name] ?? 0;
      if (count >= cut) visit(name);
      else if (count === cut - 1 && left > 0) {
        left--;
        visit(name);
      }
    }
  }

  /** How many trigrams to share for being compared, and how many names that share one less still are. */
  #cut(names: Uint32Array, most: number, least: number): { cut: number; spare: number } {
    const sharing = this.#sharing.fill(0);
    for (const name of names) {
      const count = this.#shared[name] ?? 0;
      sharing[count] = (sharing[count] ?? 0) + 1;
    }
    let cut = most + 1;
    let spare = MOST_CANDIDATES;
    while (cut > least && (sharing[cut - 1] ?? 0) <= spare) {
      cut--;
      spare -= sharing[cut] ?? 0;
    }
    return { cut, spare: cut > least ? spare : 0 };
  }

  /** The text's distinct buckets, those with the shortest lists first. */
  #rarestFirst(units: Uint16Array): Uint16Array {
    const buckets = this.#buckets;
    let count = 0;
    for (let at = 0; at < units.length && count < MOST_SHARED; at++) {
      const bucket = bucketAt(units, at);
      if (!buckets.subarray(0, count).includes(bucket)) buckets[count++] = bucket;
    }
    return buckets.subarray(0, count).sort((a, b) => this.#listBytes(a) - this.#listBytes(b));
  }

  #listBytes(bucket: number): number {
    return (this.#ends[bucket + 1] ?? 0) - (this.#ends[bucket] ?? 0);
  }

  /** The first of the buckets whose lists are short enough together, but at least one. */
  #affordable(buckets: Uint16Array): Uint16Array {
    let bytesRead = 0;
    const tooMany = buckets.findIndex((bucket, at) => {
      bytesRead += this.#listBytes(bucket);
      return at > 0 && bytesRead > MOST_BYTES_READ;
    });
    return tooMany < 0 ? buckets : buckets.subarray(0, tooMany);
  }

  /** Counts for every name in how many of the buckets it is; gives those in at least so many. */
  #namesSharing(buckets: Uint16Array, least: number): Uint32Array {
    const bytes = this.#bytes;
    const shared = this.#shared.fill(0);
    const reached = this.#reached;
    let reachedCount = 0;
    for (const bucket of buckets) {
      const end = this.#ends[bucket + 1] ?? 0;
      let at = this.#ends[bucket] ?? 0;
      let name = -1;
      while (at < end) {
        let byte = bytes[at++] ?? 0;
        let gap = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = bytes[at++] ?? 0;
          gap |= (byte & 127) << shift;
        }
        name += gap;
        const count = (shared[name] ?? 0) + 1;
        shared[name] = count;
        if (count === least) reached[reachedCount++] = name;
      }
    }
    return reached.subarray(0, reachedCount);
  }
}
