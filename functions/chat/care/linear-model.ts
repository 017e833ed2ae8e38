/** Weights of a linear model as they are stored: a signed byte for each bucket, base64. */
export interface StoredWeights {
  readonly bytes: string;
  /** What a byte of 1 weighs. */
  readonly unit: number;
  /** Added to every sum. */
  readonly bias: number;
}

/**
 * Says of the features of a text (`featuresOf`) how likely it belongs to what the model was trained on: log-odds, above 0
 * when it rather does.
 */
export type LinearModel = (features: ReadonlySet<number>) => number;

/** The model of stored weights. */
export function linearModel({ bytes, unit, bias }: StoredWeights): LinearModel {
  const weights = new Int8Array(Buffer.from(bytes, "base64"));
  return (features) => {
    let sum = 0;
    for (const feature of features) sum += weights[feature % weights.length] ?? 0;
    return (sum * unit) / Math.sqrt(features.size) + bias;
  };
}
