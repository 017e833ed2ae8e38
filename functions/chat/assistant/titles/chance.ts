import { intentsOf } from "../intents/intents.ts";
import { titleAlone } from "../intents/traits.ts";
import { titleMark, type Mentions } from "./mentions.ts";

/** A question with so many words beside a title says what it wants of it. */
const fewWords = 3;

const asAdjective =
  /\b(?:an?|some|any|eine?n?) § (?:\w+ ){0,2}(?:anime|manga|show|series|movie|film)s?\b/;

/**
 * Leaves out what only happens to resemble a word of some name, where nothing is asked that a title can answer: "how
 * heavy is a tuesday in bananas", or "a decent horror anime".
 */
export function withoutChance(mentions: Mentions): Mentions {
  const { found, rest } = mentions;
  const [only] = found;
  if (found.length !== 1 || only?.isGuess !== true) return mentions;
  if (!only.isPart && !mentions.hasUnknown) return mentions;
  const [best] = intentsOf(rest, titleAlone);
  const asksNothing = best === undefined || best.intent === "overview";
  const isShort = rest.split(" ").length <= fewWords + 1;
  if (!asAdjective.test(rest) && (!asksNothing || isShort)) return mentions;
  return { ...mentions, found: [], rest: rest.replace(titleMark, only.words), hasUnknown: false };
}
