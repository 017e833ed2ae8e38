import type { CareLanguage } from "./care-words.ts";
import { featuresOf } from "./features.ts";
import { linearModel, type StoredWeights } from "./linear-model.ts";
import trained from "./weights.json" with { type: "json" };

const despair = linearModel(trained.despair);
const weightsOf: Readonly<Record<CareLanguage, StoredWeights>> = trained.languages;
const languages = Object.entries(weightsOf).map(
  ([code, weights]) => [code as CareLanguage, linearModel(weights)] as const,
);

/**
 * Above these log-odds somebody is met with care: a little below even, as to miss somebody is worse than a kind sentence too
 * many. `npm run bench -- care` measures both.
 */
const leastOdds = -0.3;

/** In a longer message a single sentence may say it, among much else; shorter ones say little by themselves. */
const longMessage = 60;
const shortestSentence = 12;
const sentenceEnd = /(?<=[.!?…\n。！？])\s*/u;

/** How long a text is in letters of an alphabet: one of other scripts says as much as three. */
const lengthOf = (text: string): number =>
  text.length +
  2 *
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
      ?.length ?? 0);

/** A message, and the sentences of a longer one. */
function partsOf(message: string): string[] {
  const sentences = lengthOf(message) > longMessage ? message.split(sentenceEnd) : [];
  return [message, ...sentences.filter((sentence) => lengthOf(sentence) >= shortestSentence)];
}

/**
 * The language in which a message speaks of despair or of harming oneself, of whoever writes it or of somebody they know;
 * undefined where it does not. `npm run care` makes what it goes by out of examples.
 */
export function despairIn(message: string, model = despair): CareLanguage | undefined {
  const isDespair = partsOf(message).some((part) => model(featuresOf(part)) > leastOdds);
  return isDespair ? likeliest(message) : undefined;
}

/** The language in which a text seems to be written. */
function likeliest(text: string): CareLanguage {
  const features = featuresOf(text);
  const rated = languages.map(([code, model]) => ({ code, odds: model(features) }));
  return rated.reduce((best, each) => (each.odds > best.odds ? each : best)).code;
}
