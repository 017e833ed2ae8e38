import { featuresOf } from "../../functions/chat/care/features.ts";
import type { StoredWeights } from "../../functions/chat/care/linear-model.ts";
import { seededRandom } from "../bench/random.ts";

/** A message, and whether it belongs to what a model is to tell. */
export interface Example {
  readonly text: string;
  readonly isMeant: boolean;
  /** How much it counts. */
  readonly weight: number;
}

const rounds = 12;
/** Weights still swing about; those after each of the last rounds are averaged (Polyak and Juditsky, 1992). */
const averagedRounds = 8;
const firstStep = 0.5;
/** Each weight is drawn to 0 by this much of itself. */
const decay = 1e-3;
/** Where the steps of a weight begin to shrink. */
const leastSquares = 1e-6;
const heaviestByte = 127;

/**
 * Trains a logistic regression by stochastic gradients whose steps shrink for each weight by itself (AdaGrad: Duchi, Hazan
 * and Singer, 2011). The same examples in the same order give the same weights.
 */
export function trainModel(examples: readonly Example[], buckets: number): StoredWeights {
  const random = seededRandom(examples.length);
  const weights = new Float64Array(buckets);
  const squares = new Float64Array(buckets).fill(leastSquares);
  let bias = 0;
  let biasSquares = leastSquares;
  const averages = new Float64Array(buckets);
  let averageBias = 0;
  const items = examples.map(({ text, ...example }) => ({
    ...example,
    features: Array.from(featuresOf(text), (feature) => feature % buckets),
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { features, isMeant, weight: counts } of shuffled(items, random)) {
      const share = 1 / Math.sqrt(features.length);
      const sum = features.reduce((sofar, feature) => sofar + (weights[feature] ?? 0), 0);
      const likely = 1 / (1 + Math.exp(-(sum * share + bias)));
      const error = (likely - (isMeant ? 1 : 0)) * counts;
      for (const feature of features) {
        const weight = weights[feature] ?? 0;
        const slope = error * share + decay * weight;
        const total = (squares[feature] ?? 0) + slope * slope;
        squares[feature] = total;
        weights[feature] = weight - (firstStep * slope) / Math.sqrt(total);
      }
      biasSquares += error * error;
      bias -= (firstStep * error) / Math.sqrt(biasSquares);
    }
    if (round < rounds - averagedRounds) continue;
    averageBias += bias / averagedRounds;
    for (const [at, weight] of weights.entries()) {
      averages[at] = (averages[at] ?? 0) + weight / averagedRounds;
    }
  }
  return stored(averages, averageBias);
}

/** The weights as signed bytes. */
function stored(weights: Float64Array, bias: number): StoredWeights {
  const heaviest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = heaviest / heaviestByte;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit));
  return { bytes: Buffer.from(bytes.buffer).toString("base64"), unit, bias };
}

/** The same items in another order (Fisher and Yates). */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}
