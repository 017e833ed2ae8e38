import { solveRidge } from "./cholesky.ts";
import type { SparseRows } from "./content.ts";
import { Strongest } from "./strongest.ts";

/** What a model learns from. Titles are known by their position. */
export interface TrainingSet {
  /** The titles of each person, by position, without repetition. */
  readonly lists: readonly Uint32Array[];
  readonly content: SparseRows;
  /** The share of people expected to have each title before any list is read, 0 to 1. */
  readonly fame: Float32Array;
}

export interface TrainingSettings {
  /** How many titles may speak for each title: as many as lists hold it, within bounds. */
  readonly neighbours: { readonly least: number; readonly most: number };
  /** Weights of all titles together, of 6 bytes each: when they would be more, every title beyond the least has fewer. */
  readonly pairs: number;
  /** Titles that are counted together; the best known ones when there are more. Memory grows with its square. */
  readonly counted: number;
  /** In people: how many must agree before a weight is believed. */
  readonly ridge: number;
  /** People that the content speaks for: what it says counts like a share of the lists, within bounds. */
  readonly imagined: { readonly share: number; readonly least: number; readonly most: number };
  /** How many times likelier a title becomes by one that is exactly like it, minus one. */
  readonly lift: number;
  /** The share of a person's titles that is hidden from each set of weights: the profile is nearly whole, or nearly empty. */
  readonly hidden: Readonly<Record<Profile, number>>;
  /** How much the plain cosine adds to the weights for a nearly empty profile. */
  readonly cosine: number;
}

/** Tuned on the users with id % 10 = 1 of `npm run bench -- recommend`. */
export const trainingSettings: TrainingSettings = {
  neighbours: { least: 150, most: 360 },
  pairs: 4_800_000,
  counted: 12_000,
  ridge: 20,
  imagined: { share: 1 / 6, least: 200, most: 800 },
  lift: 60,
  hidden: { warm: 0.5, cold: 0.88 },
  cosine: 0.1,
};

/** Whether much or little is known of a person. */
export type Profile = "warm" | "cold";

/** Which titles speak for which, and how much: `neighbours` from `starts[t]` to `starts[t + 1]` speak for title t. */
export interface Weights {
  readonly starts: Uint32Array;
  readonly neighbours: Uint16Array;
  readonly warm: Float32Array;
  readonly cold: Float32Array;
  /** The share of people who have each title. */
  readonly rate: Float32Array;
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
  for (let title = 0; title < set.fame.length; title++) {
    const start = starts[title] ?? 0;
    const nearest = together.nearest(title, (starts[title + 1] ?? 0) - start);
    neighbours.set(nearest, start);
    const { square, side } = together.equation(title, nearest);
    for (const profile of ["warm", "cold"] as const) {
      // What is known of a person is a sample: each title stands for those that are hidden as well.
      const growth = 1 / (1 - settings.hidden[profile]);
      const solved = solveRidge(square, side, growth, settings.ridge);
      weights[profile].set(
        solved.map((weight) => weight * growth),
        start,
      );
    }
    for (let at = 0; at < nearest.length; at++) {
      const cosine = together.cosine(title, nearest[at] ?? 0, side[at] ?? 0);
      weights.cold[start + at] = (weights.cold[start + at] ?? 0) + settings.cosine * cosine;
    }
  }
  return { starts, neighbours, ...weights, rate: together.rate };
}

/** Where the neighbours of each title start, for titles that so many lists hold. */
function startsOf(listed: Float64Array, { neighbours, pairs }: TrainingSettings): Uint32Array {
  const { most } = neighbours;
  const least = Math.min(neighbours.least, listed.length - 1);
  const more = listed.map((count) => Math.max(0, Math.min(count, most, listed.length - 1) - least));
  const room = pairs - least * listed.length;
  const wanted = more.reduce((sum, each) => sum + each, 0);
  const share = wanted > room ? Math.max(0, room) / wanted : 1;
  const starts = new Uint32Array(listed.length + 1);
  more.forEach((each, title) => {
    starts[title + 1] = (starts[title] ?? 0) + least + Math.floor(each * share);
  });
  return starts;
}

/** How many people have each two titles, the imagined people included. */
class Together {
  /** How many lists hold each title. */
  readonly listed: Float64Array;
  /** The share of people who have each title. */
  readonly rate: Float32Array;
  readonly #counts: Float64Array;
  readonly #content: SparseRows;
  readonly #titlesOfTrait: SparseRows;
  readonly #imagined: number;
  readonly #shrinkage: number;
  readonly #fame: Float32Array;
  /** How strongly likeness of content brings titles together: as far as fame and reason allow. */
  readonly #pull: Float64Array;
  /** Position of each title among the counted ones, -1 for the others. */
  readonly #slots: Int32Array;
  readonly #counted: number;
  readonly #pairs: Float32Array;
  readonly #likeness: Float64Array;
  readonly #traits: Float64Array;

  constructor({ lists, content, fame }: TrainingSet, settings: TrainingSettings) {
    const { lift } = settings;
    const { share, least, most } = settings.imagined;
    const imagined = Math.min(most, Math.max(least, Math.round(lists.length * share)));
    this.listed = new Float64Array(fame.length);
    for (const list of lists) {
      for (const title of list) this.listed[title] = (this.listed[title] ?? 0) + 1;
    }
    this.#counts = this.listed.map((count, title) => count + imagined * (fame[title] ?? 0));
    this.rate = Float32Array.from(this.#counts, (count) => count / (lists.length + imagined));
    this.#content = content;
    this.#titlesOfTrait = transposed(content);
    this.#imagined = imagined;
    this.#shrinkage = settings.ridge;
    this.#fame = fame;
    this.#pull = Float64Array.from(fame, (known) =>
      Math.min(Math.sqrt(lift) * known, Math.sqrt(known * (1 - known))),
    );
    const { slots, counted } = slotsOf(this.listed, settings.counted);
    this.#slots = slots;
    this.#counted = counted;
    this.#pairs = countPairs(lists, slots, counted);
    this.#likeness = new Float64Array(fame.length);
    this.#traits = new Float64Array(content.width);
  }

  /** The titles whose people are most alike one title's, by position, ascending. */
  nearest(title: number, count: number): Uint32Array {
    this.#fillLikeness(title);
    const best = new Strongest(count);
    for (let other = 0; other < this.#counts.length; other++) {
      if (other === title) continue;
      const both = this.#of(title, other, this.#likeness[other] ?? 0);
      best.offer(other, this.cosine(title, other, both));
    }
    return best.descending().sort();
  }

  /** How much alike the people of two titles are of which so many have both: their cosine, shrunk. */
  cosine(title: number, other: number, both: number): number {
    const product = (this.#counts[title] ?? 0) * (this.#counts[other] ?? 0);
    return both / (Math.sqrt(product) + this.#shrinkage);
  }

  /** How many have each two of the chosen titles, by rows, the lower half only (`square`), and each with `title` (`side`). */
  equation(title: number, chosen: Uint32Array): { square: Float64Array; side: Float64Array } {
    const size = chosen.length;
    const square = new Float64Array(size * size);
    const side = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      const one = chosen[row] ?? 0;
      side[row] = this.#of(title, one, this.#likeness[one] ?? 0);
      this.#spread(one, 1);
      for (let column = 0; column < row; column++) {
        const other = chosen[column] ?? 0;
        square[row * size + column] = this.#of(one, other, this.#likenessTo(other));
      }
      this.#spread(one, 0);
      square[row * size + row] = this.#counts[one] ?? 0;
    }
    return { square, side };
  }

  #of(one: number, other: number, likeness: number): number {
    const slot = this.#slots[one] ?? -1;
    const otherSlot = this.#slots[other] ?? -1;
    const real =
      slot < 0 || otherSlot < 0 ? 0 : (this.#pairs[slot * this.#counted + otherSlot] ?? 0);
    const known = (this.#fame[one] ?? 0) * (this.#fame[other] ?? 0);
    const pull = (this.#pull[one] ?? 0) * (this.#pull[other] ?? 0);
    return real + this.#imagined * (known + pull * likeness);
  }

  #fillLikeness(title: number): void {
    const { starts, columns, values } = this.#content;
    const traits = this.#titlesOfTrait;
    this.#likeness.fill(0);
    for (let at = starts[title] ?? 0; at < (starts[title + 1] ?? 0); at++) {
      const trait = columns[at] ?? 0;
      const value = values[at] ?? 0;
      for (let of = traits.starts[trait] ?? 0; of < (traits.starts[trait + 1] ?? 0); of++) {
        const other = traits.columns[of] ?? 0;
        this.#likeness[other] = (this.#likeness[other] ?? 0) + value * (traits.values[of] ?? 0);
      }
    }
  }

  /** Lays a title's traits out (`factor` 1) or takes them away again (0). */
  #spread(title: number, factor: 0 | 1): void {
    const { starts, columns, values } = this.#content;
    for (let at = starts[title] ?? 0; at < (starts[title + 1] ?? 0); at++) {
      this.#traits[columns[at] ?? 0] = factor * (values[at] ?? 0);
    }
  }

  #likenessTo(title: number): number {
    const { starts, columns, values } = this.#content;
    let sum = 0;
    for (let at = starts[title] ?? 0; at < (starts[title + 1] ?? 0); at++) {
      sum += (this.#traits[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
    }
    return sum;
  }
}

/** Gives the titles that are on any list a place among the counted ones, the most frequent first. */
function slotsOf(counts: Float64Array, most: number): { slots: Int32Array; counted: number } {
  const found = [...counts.keys()].filter((title) => (counts[title] ?? 0) > 0);
  const kept = found.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, most);
  const slots = new Int32Array(counts.length).fill(-1);
  kept.forEach((title, slot) => {
    slots[title] = slot;
  });
  return { slots, counted: kept.length };
}

/** How many people have each two of the counted titles, as a square. */
function countPairs(
  lists: readonly Uint32Array[],
  slots: Int32Array,
  counted: number,
): Float32Array {
  const pairs = new Float32Array(counted * counted);
  for (const list of lists) {
    const places = Int32Array.from(list, (title) => slots[title] ?? -1).filter((slot) => slot >= 0);
    for (const one of places) {
      const row = one * counted;
      for (const other of places) pairs[row + other] = (pairs[row + other] ?? 0) + 1;
    }
  }
  return pairs;
}

/** The same entries by column. */
function transposed({ starts, columns, values, width }: SparseRows): SparseRows {
  const ends = new Uint32Array(width + 1);
  for (const column of columns) ends[column + 1] = (ends[column + 1] ?? 0) + 1;
  for (let column = 0; column < width; column++) {
    ends[column + 1] = (ends[column + 1] ?? 0) + (ends[column] ?? 0);
  }
  const next = ends.slice();
  const rows = new Uint32Array(columns.length);
  const moved = new Float32Array(columns.length);
  for (let row = 0; row + 1 < starts.length; row++) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const column = columns[at] ?? 0;
      const place = next[column] ?? 0;
      next[column] = place + 1;
      rows[place] = row;
      moved[place] = values[at] ?? 0;
    }
  }
  return { starts: ends, columns: rows, values: moved, width: starts.length - 1 };
}
