import type { SparseRows } from "./content.ts";
import { Strongest } from "./strongest.ts";
import type { TrainingSet, TrainingSettings } from "./training.ts";

/** How many people have each two of some titles, and each of them together with one more. */
export interface Equation {
  /** By rows, the lower half only. */
  readonly square: Float64Array;
  readonly side: Float64Array;
  /** How much alike the people of each and of the one more are. */
  readonly cosines: Float64Array;
}

/** How many people have each two titles, the imagined people included. */
export class Together {
  /** How many lists hold each title. */
  readonly listed: Float64Array;
  /** The share of people who have each title. */
  readonly rate: Float32Array;
  readonly contentShare: number;
  /** How many people have each title, and how many of them are imagined. */
  readonly #counts: Float64Array;
  readonly #imagined: Float64Array;
  readonly #content: SparseRows;
  readonly #titlesOfTrait: SparseRows;
  /** How many people are imagined. */
  readonly #people: number;
  readonly #shrinkage: number;
  readonly #fame: Float32Array;
  /** How strongly likeness of content brings titles together: as far as fame and reason allow. */
  readonly #pull: Float64Array;
  /** Position of each title among the counted ones, -1 for the others. */
  readonly #slots: Int32Array;
  readonly #counted: number;
  readonly #pairs: Float32Array;
  readonly #believed: number;
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
    this.#imagined = Float64Array.from(fame, (known) => imagined * known);
    this.#counts = this.listed.map((count, title) => count + (this.#imagined[title] ?? 0));
    this.rate = Float32Array.from(this.#counts, (count) => count / (lists.length + imagined));
    this.contentShare = imagined / (lists.length + imagined);
    this.#content = content;
    this.#titlesOfTrait = transposed(content);
    this.#people = imagined;
    this.#shrinkage = settings.ridge;
    this.#fame = fame;
    this.#pull = Float64Array.from(fame, (known) =>
      Math.min(Math.sqrt(lift) * known, Math.sqrt(known * (1 - known))),
    );
    const { slots, counted } = slotsOf(this.listed, settings.counted);
    this.#slots = slots;
    this.#counted = counted;
    this.#believed = settings.believed;
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
      const imagined = this.#imaginedBoth(title, other, this.#likeness[other] ?? 0);
      const cosine = this.isHeld(title, other)
        ? this.#cosine(this.#counts, title, other, imagined + this.#listedBoth(title, other))
        : this.#cosine(this.#imagined, title, other, imagined);
      best.offer(other, cosine);
    }
    return best.descending().sort();
  }

  /** Whether enough lists hold both titles. */
  isHeld(one: number, other: number): boolean {
    return this.#listedBoth(one, other) >= this.#believed;
  }

  /**
   * What all people say of the titles nearest to one, which `nearest` has just found, and what the imagined ones say
   * alone.
   */
  equations(title: number, chosen: Uint32Array): { all: Equation; content: Equation } {
    const size = chosen.length;
    const [square, imaginedSquare] = [new Float64Array(size ** 2), new Float64Array(size ** 2)];
    for (let row = 0; row < size; row++) {
      const one = chosen[row] ?? 0;
      this.#spread(one, 1);
      for (let column = 0; column < row; column++) {
        const other = chosen[column] ?? 0;
        const imagined = this.#imaginedBoth(one, other, this.#likenessTo(other));
        imaginedSquare[row * size + column] = imagined;
        square[row * size + column] = imagined + this.#listedBoth(one, other);
      }
      this.#spread(one, 0);
      imaginedSquare[row * size + row] = this.#imagined[one] ?? 0;
      square[row * size + row] = this.#counts[one] ?? 0;
    }
    const imaginedSide = Float64Array.from(chosen, (other) =>
      this.#imaginedBoth(title, other, this.#likeness[other] ?? 0),
    );
    const side = imaginedSide.map((both, at) => both + this.#listedBoth(title, chosen[at] ?? 0));
    const cosines = (counts: Float64Array, both: Float64Array) =>
      both.map((count, at) => this.#cosine(counts, title, chosen[at] ?? 0, count));
    return {
      all: { square, side, cosines: cosines(this.#counts, side) },
      content: {
        square: imaginedSquare,
        side: imaginedSide,
        cosines: cosines(this.#imagined, imaginedSide),
      },
    };
  }

  /** How much alike the people of two titles are of which so many have both: their cosine, shrunk. */
  #cosine(counts: Float64Array, title: number, other: number, both: number): number {
    const product = (counts[title] ?? 0) * (counts[other] ?? 0);
    return both / (Math.sqrt(product) + this.#shrinkage);
  }

  #listedBoth(one: number, other: number): number {
    const slot = this.#slots[one] ?? -1;
    const otherSlot = this.#slots[other] ?? -1;
    if (slot < 0 || otherSlot < 0) return 0;
    return this.#pairs[slot * this.#counted + otherSlot] ?? 0;
  }

  #imaginedBoth(one: number, other: number, likeness: number): number {
    const known = (this.#fame[one] ?? 0) * (this.#fame[other] ?? 0);
    const pull = (this.#pull[one] ?? 0) * (this.#pull[other] ?? 0);
    return this.#people * (known + pull * likeness);
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
