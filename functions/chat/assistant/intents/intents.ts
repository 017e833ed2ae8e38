import type { Concept } from "../concepts.ts";
import { readWords } from "../languages/languages.ts";
import { rows, type Asks, type Intent, type Row } from "./rows.ts";
import type { Trait } from "./traits.ts";

/** An intent that fits what is said, and the set of its row that does. */
export interface Fit {
  readonly intent: Intent;
  readonly set: Asks;
  /** How much of what is said the set takes up. */
  readonly size: number;
  readonly isFirst: boolean;
}

/** The intents that a text (in plain form, with titles marked) with these traits may be after, best first. */
export const intentsOf = (text: string, traits: ReadonlySet<Trait>): Fit[] =>
  fitsOf(new Set([...readWords(text).hits.map(({ concept }) => concept), ...traits]));

const sizeOf = (set: Asks): number => set.filter((each) => !each.startsWith("!")).length;

/** What stands for a title. */
export const titleLike: Asks = ["title", "unknown", "it", "same"];

/** The intents whose rows fit what is said: of each the set that holds most, and those before others that do. */
function fitsOf(said: ReadonlySet<Concept | Trait>): Fit[] {
  const words: ReadonlySet<string> = said;
  const isSaid = (each: string): boolean =>
    each.startsWith("!") ? !words.has(each.slice(1)) : words.has(each);
  const hasTitle = titleLike.some(isSaid);
  return (Object.entries(rows) as [Intent, Row][])
    .flatMap(([intent, { asks, unless, ofTitle, isFirst = false }]) => {
      if (unless.some(isSaid) || (ofTitle === true && !hasTitle)) return [];
      const fitting = asks.filter((set) => set.every(isSaid));
      const [set] = fitting.sort((a, b) => sizeOf(b) - sizeOf(a));
      return set === undefined ? [] : [{ intent, set, size: sizeOf(set), isFirst }];
    })
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.size - a.size);
}

const rowOf = (intent: Intent | undefined): Row | undefined =>
  intent === undefined ? undefined : rows[intent];

/** Whether a question cannot be answered without a title. */
export const needsTitle = (intent: Intent | undefined): boolean =>
  rowOf(intent)?.needsTitle ?? rowOf(intent)?.ofTitle ?? false;

/** Whether a question asks for titles. */
export const isWish = (intent: Intent | undefined): boolean =>
  intent === "recommend" || intent === "find";

/** Whether a question says all it wants by itself, whatever was said before. */
export const isSelfContained = (intent: Intent): boolean => rowOf(intent)?.isWhole === true;
