import { solveRidge } from "./cholesky.ts";
import { Together, type Equation } from "./together.ts";
import { profiles, type Profile, type TrainingSet, type TrainingSettings } from "./training.ts";

/** Which titles speak for which, and how much: `neighbours` from `starts[t]` to `starts[t + 1]` speak for title t. */
export interface Weights {
  readonly starts: Uint32Array;
  readonly neighbours: Uint16Array;
  readonly warm: Float32Array;
  readonly cold: Float32Array;
  /** 1 where enough lists hold both titles. */
  readonly held: Uint8Array;
  /** The share of people who have each title. */
  readonly rate: Float32Array;
  /** What the content counts beside the lists, 0 to 1: all of it where there are none. */
  readonly contentShare: number;
}

/**
 * Learns for each title, in closed form, how much every other title on somebody's list speaks for it: a ridge regression
 * of its column on those of its nearest neighbours, as EASE^R (Steck, 2019) does on all columns at once and his sparse
 * approximation on few. The ridge grows with the share of the list that is hidden, as if titles were dropped at random
 * (EDLAE; Steck, 2020). Content takes part as imagined people, so that it decides where no lists are and fades where many are.
 * A nearly empty profile leaves little for titles to explain away in each other: there the plain cosine (ItemKNN) has a say.
 * Titles that many people have listen to more neighbours: there is enough to learn that many weights from.
 */
export function trainModel(set: TrainingSet, settings: TrainingSettings): Weights {
  const together = new Together(set, settings);
  const starts = startsOf(together.listed, settings);
  const pairs = starts.at(-1) ?? 0;
  const neighbours = new Uint16Array(pairs);
  const weights = { warm: new Float32Array(pairs), cold: new Float32Array(pairs) };
  const held = new Uint8Array(pairs);
  for (let title = 0; title < set.fame.length; title++) {
    const start = starts[title] ?? 0;
    const nearest = together.nearest(title, (starts[title + 1] ?? 0) - start);
    neighbours.set(nearest, start);
    const isHeld = nearest.map((other) => (together.isHeld(title, other) ? 1 : 0));
    held.set(isHeld, start);
    const equations = together.equations(title, nearest);
    for (const profile of profiles) {
      const byAll = isHeld.includes(1) && solve(equations.all, profile, settings);
      const byContent = isHeld.includes(0) && solve(equations.content, profile, settings);
      const own = Float32Array.from(isHeld, (is, at) => {
        const said = is === 1 ? byAll : byContent;
        return said === false ? 0 : (said[at] ?? 0);
      });
      weights[profile].set(own, start);
    }
  }
  const { rate, contentShare } = together;
  return { starts, neighbours, ...weights, held, rate, contentShare };
}

/** How much each title of an equation speaks for the one more. */
function solve(
  { square, side, cosines }: Equation,
  profile: Profile,
  { hidden, ridge, cosine }: TrainingSettings,
): Float64Array {
  // What is known of a person is a sample: each title stands for those that are hidden as well.
  const growth = 1 / (1 - hidden[profile]);
  const plain = profile === "cold" ? cosine : 0;
  return solveRidge(square, side, growth, ridge).map(
    (weight, at) => weight * growth + plain * (cosines[at] ?? 0),
  );
}

/** Where the neighbours of each title start, for titles that so many lists hold. */
function startsOf(listed: Float64Array, { neighbours, pairs }: TrainingSettings): Uint32Array {
  const { unlisted, most } = neighbours;
  const others = listed.length - 1;
  const least = listed.map((count) => Math.min(count === 0 ? unlisted : neighbours.least, others));
  const more = listed.map((count, title) =>
    Math.max(0, Math.min(count, most, others) - (least[title] ?? 0)),
  );
  const sum = (counts: Float64Array) => counts.reduce((total, each) => total + each, 0);
  const room = Math.max(0, pairs - sum(least));
  const share = sum(more) > room ? room / sum(more) : 1;
  const starts = new Uint32Array(listed.length + 1);
  more.forEach((each, title) => {
    starts[title + 1] = (starts[title] ?? 0) + (least[title] ?? 0) + Math.floor(each * share);
  });
  return starts;
}
