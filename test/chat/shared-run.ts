import { plainForm } from "../../shared/search/normalise.ts";

const wordsOfRun = 5;
const lettersOfRun = 12;
const ofManyLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Five words in a row, or twelve letters in scripts without spaces; a shorter text is one run. */
function runsOf(text: string): string[] {
  const plain = plainForm(text);
  const isDense = ofManyLetters.test(plain);
  const pieces = isDense ? Array.from(plain.replaceAll(" ", "")) : plain.split(" ");
  const length = isDense ? lettersOfRun : wordsOfRun;
  const last = Math.max(0, pieces.length - length);
  return Array.from({ length: last + 1 }, (_, at) => pieces.slice(at, at + length).join(" "));
}

/** Tells of a text whether it repeats a run of words of any of these. */
export function sharedRunWith(texts: readonly string[]): (text: string) => boolean {
  const known = new Set(texts.flatMap(runsOf));
  return (text) => runsOf(text).some((run) => known.has(run));
}
