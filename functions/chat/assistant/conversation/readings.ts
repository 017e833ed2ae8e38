import type { Turn } from "../question.ts";
import type { Effort } from "../titles/mentions.ts";
import { countWords } from "../titles/tokens.ts";

/** A question to be read, and how thoroughly. */
export interface Reading {
  readonly text: string;
  readonly effort: Effort;
  /** What was said before it. */
  readonly turns: readonly Turn[];
}

/** So many words of a message are read, and so many of all questions before it, none of which counts for less than a few. */
const mostWords = 160;
const mostEarlier = 100;
const mostOfOne = 36;
const fewestOfOne = 10;

/** A question needs at most some fifty searches for what it misspells; what tells at length gets fewer. */
const searchesOf = (words: number): number => (words <= 60 ? 64 : 10);
/** The last question is gone on from most; those before it were set right when they were asked. */
const searchesOfLast = 10;
const searchesOfEarlier = 4;

/**
 * What of a conversation is read, in its order: the last questions before `text`, as far as their words go, and then
 * it. What lies before them is forgotten, so that no history takes longer to read than a message may.
 */
export function readingsOf(
  text: string,
  turns: readonly Turn[],
): { readonly earlier: readonly Reading[]; readonly last: Reading } {
  const earlier: Reading[] = [];
  let left = mostEarlier;
  for (let at = turns.length - 1; at >= 0 && left >= fewestOfOne; at--) {
    const turn = turns[at];
    if (turn?.role !== "user") continue;
    const searches = earlier.length === 0 ? searchesOfLast : searchesOfEarlier;
    earlier.unshift({
      text: turn.text,
      effort: { words: Math.min(left, mostOfOne), searches },
      turns: turns.slice(0, at),
    });
    left -= Math.max(fewestOfOne, countWords(turn.text));
  }
  const effort = { words: mostWords, searches: searchesOf(countWords(text)) };
  return { earlier, last: { text, effort, turns } };
}
