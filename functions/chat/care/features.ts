import { plainForm } from "../../../shared/search/normalise.ts";
import { unhidden } from "./unhidden.ts";

/** The hash of no text (FNV-1a of 32 bits by Fowler, Noll and Vo, over UTF-16 code units). */
const ofNothing = 0x811c9dc5;

/** The hash of a text and one more code unit, from that of the text. */
const withUnit = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193) >>> 0;

/** Hashes a text to 32 bits. */
export function hashOf(text: string): number {
  let hash = ofNothing;
  for (let at = 0; at < text.length; at++) hash = withUnit(hash, text.charCodeAt(at));
  return hash;
}

const longestRun = 4;
const pictographs = /\p{Extended_Pictographic}/gu;
/** In these scripts a letter says more than a letter of the alphabet does. */
const ofManyLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

/**
 * What a text consists of, for a linear model: its words, words next to each other and those at its ends; runs of up to four
 * letters within words, by which a slip of the finger changes little and languages without spaces are read as well;
 * pictographs, and whether it asks. Each is a number of 32 bits, and there once; a model of fewer weights takes it modulo
 * their number (feature hashing: Weinberger et al., 2009).
 */
export function featuresOf(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  const add = (feature: string) => found.add(hashOf(feature));
  const words = plainForm(unhidden(text)).split(" ");
  let before = "^";
  for (const word of words) {
    add(` ${word} `);
    add(` ${before} ${word} `);
    before = word;
    for (const run of runHashes(word)) found.add(run);
  }
  add(` ${before} $ `);
  for (const [sign] of text.matchAll(pictographs)) add(sign);
  if (text.trimEnd().endsWith("?")) add("?");
  return found;
}

/** The hashes of the runs of letters of a word, whose ends are marked. */
function runHashes(word: string): number[] {
  const bounded = `_${word}_`;
  const shortest = ofManyLetters.test(word) ? 1 : 2;
  const hashes: number[] = [];
  for (let from = 0; from < bounded.length; from++) {
    let hash = ofNothing;
    for (let length = 1; length <= longestRun && from + length <= bounded.length; length++) {
      hash = withUnit(hash, bounded.charCodeAt(from + length - 1));
      if (length >= shortest) hashes.push(hash);
    }
  }
  return hashes;
}
