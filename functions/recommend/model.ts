import { OpenSections, writeSections, type Sections } from "../catalogue/sections/sections.ts";
import type { Openers } from "../objects/formats.ts";
import type { Weights } from "./train.ts";
import { profiles, type Profile } from "./training.ts";
import { Traits, type Trait } from "./traits.ts";

/** Weights are kept as whole numbers up to this, in units of each title's own. */
const FULL_SCALE = 32_767;
/** How much fame counts to somebody of whom one title is known; it fades with the number of known titles. */
const FAME_WEIGHT = 0.1;
/** With so many known titles or fewer, a profile is cold. */
const COLD_TITLES = 3;

/** What speaks more quietly than this share of the loudest is no reason. */
const AUDIBLE = 0.25;

/**
 * Writes trained weights as one buffer in the format of the catalogue snapshot, turned around: for each title, ascending
 * by id, those it speaks for. `ids` are the titles' ids by position, ascending; `traits` is what they share.
 */
export function writeModel(
  ids: Uint32Array,
  weights: Weights,
  traits: Sections,
): Uint8Array<ArrayBuffer> {
  const { neighbours } = weights;
  const starts = new Uint32Array(ids.length + 1);
  for (const speaker of neighbours) starts[speaker + 1] = (starts[speaker + 1] ?? 0) + 1;
  for (let at = 0; at < ids.length; at++)
    starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const targets = new Uint16Array(neighbours.length);
  const order = new Uint32Array(neighbours.length);
  for (let title = 0; title < ids.length; title++) {
    for (let at = weights.starts[title] ?? 0; at < (weights.starts[title + 1] ?? 0); at++) {
      const speaker = neighbours[at] ?? 0;
      const place = next[speaker] ?? 0;
      next[speaker] = place + 1;
      targets[place] = title;
      order[place] = at;
    }
  }
  const packed = {
    warm: packWeights(weights, "warm", targets, order),
    cold: packWeights(weights, "cold", targets, order),
  };
  return writeSections({
    "model.ids": ids,
    "model.starts": starts,
    "model.targets": targets,
    "model.held": packBits(order, weights.held),
    "model.rate": weights.rate,
    "model.content": Float32Array.of(weights.contentShare),
    ...traits,
    "model.warm": packed.warm.values,
    "model.warm.unit": packed.warm.units,
    "model.cold": packed.cold.values,
    "model.cold.unit": packed.cold.units,
  });
}

/** One bit for each place, the lowest first. */
function packBits(order: Uint32Array, bits: Uint8Array): Uint8Array {
  const packed = new Uint8Array(Math.ceil(order.length / 8));
  order.forEach((at, place) => {
    packed[place >> 3] = (packed[place >> 3] ?? 0) | ((bits[at] ?? 0) << (place & 7));
  });
  return packed;
}

function packWeights(weights: Weights, profile: Profile, targets: Uint16Array, order: Uint32Array) {
  const raw = weights[profile];
  const units = weights.rate.map((_, title) => {
    const own = raw.subarray(weights.starts[title], weights.starts[title + 1]);
    return own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / FULL_SCALE || 1;
  });
  const values = Int16Array.from(order, (at, place) =>
    Math.round((raw[at] ?? 0) / (units[targets[place] ?? 0] ?? 1)),
  );
  return { units, values: new Uint16Array(values.buffer) };
}

/** What there is to be said for a title. */
export interface Grounds {
  /** Known titles that speak for it and that enough lists hold together with it, the loudest first; ids. */
  readonly pairs: readonly number[];
  /** The ids of known titles that are most like it, and what all of them share with it. */
  readonly alike: readonly number[];
  readonly traits: readonly Trait[];
}

/** A trained model, read in place. */
export class Model {
  readonly ids: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #targets: Uint16Array;
  readonly #held: Uint8Array;
  readonly #rate: Float32Array;
  readonly #contentShare: number;
  readonly #traits: Traits;
  readonly #parts: Readonly<
    Record<Profile, { readonly values: Int16Array; readonly units: Float32Array }>
  >;

  /** @throws RangeError when the bytes are no model of this version. */
  constructor(bytes: Uint8Array) {
    const sections = new OpenSections(bytes);
    const part = (profile: Profile) => {
      const { buffer, byteOffset, length } = sections.u16(`model.${profile}`);
      return {
        values: new Int16Array(buffer, byteOffset, length),
        units: sections.f32(`model.${profile}.unit`),
      };
    };
    this.ids = sections.u32("model.ids");
    this.#starts = sections.u32("model.starts");
    this.#targets = sections.u16("model.targets");
    this.#held = sections.u8("model.held");
    this.#rate = sections.f32("model.rate");
    this.#contentShare = sections.f32("model.content")[0] ?? 1;
    this.#traits = new Traits(sections);
    this.#parts = { warm: part("warm"), cold: part("cold") };
  }

  /** How much the model expects somebody with these titles to have each of its titles, by position in `ids`. */
  scores(known: readonly number[]): Float64Array {
    const positions = this.#positions(known);
    const shares = sharesOf(positions.length);
    const fame = FAME_WEIGHT / Math.max(1, positions.length);
    const scores = Float64Array.from(this.#rate, (rate) => fame * rate);
    for (const profile of profiles) {
      if (shares[profile] === 0) continue;
      const { values, units } = this.#parts[profile];
      const sums = this.#sums(positions, values);
      for (let at = 0; at < scores.length; at++) {
        const score = (units[at] ?? 0) * (sums[at] ?? 0);
        scores[at] = (scores[at] ?? 0) + shares[profile] * score;
      }
    }
    const welcome = this.#traits.welcome(positions, this.#contentShare);
    return scores.map((score, at) => (score > 0 ? score * (welcome[at] ?? 1) : score));
  }

  /** What there is to be said for each title, to somebody with the known ones; all of them by id. */
  grounds(known: readonly number[]): (id: number) => Grounds {
    const positions = this.#positions(known);
    const shares = sharesOf(positions.length);
    const idOf = (position: number) => this.ids[position] ?? 0;
    return (id) => {
      const target = this.position(id);
      if (target === undefined) return { pairs: [], alike: [], traits: [] };
      const likeness = this.#traits.likeness(target, positions);
      return {
        pairs: this.#pairs(target, positions, shares).map(idOf),
        alike: likeness.positions.map(idOf),
        traits: likeness.traits,
      };
    };
  }

  /** Which of some titles speak for another and are held together with it by enough lists, the loudest first. */
  #pairs(target: number, speakers: readonly number[], shares: Shares): number[] {
    const voices: { readonly speaker: number; readonly weight: number }[] = [];
    for (const speaker of speakers) {
      const at = this.#place(speaker, target);
      if (at === undefined || !this.#isHeld(at)) continue;
      const weight = this.#weight(at, target, shares);
      if (weight > 0) voices.push({ speaker, weight });
    }
    const loudest = voices.sort((a, b) => b.weight - a.weight);
    const least = AUDIBLE * (loudest[0]?.weight ?? 0);
    return loudest.filter(({ weight }) => weight >= least).map(({ speaker }) => speaker);
  }

  /** Where a title is in `ids`, by binary search; undefined for one that the model does not know. */
  position(id: number): number | undefined {
    let [low, high] = [0, this.ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return this.ids[low] === id ? low : undefined;
  }

  #weight(at: number, target: number, shares: Shares): number {
    return profiles.reduce((sum, profile) => {
      const { values, units } = this.#parts[profile];
      return sum + shares[profile] * (values[at] ?? 0) * (units[target] ?? 0);
    }, 0);
  }

  #positions(ids: readonly number[]): number[] {
    return ids.flatMap((id) => this.position(id) ?? []);
  }

  /** Where one title's voice for another is, by binary search; undefined when it has none. */
  #place(speaker: number, target: number): number | undefined {
    let [low, high] = [this.#starts[speaker] ?? 0, this.#starts[speaker + 1] ?? 0];
    const end = high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#targets[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low < end && this.#targets[low] === target ? low : undefined;
  }

  /** Whether enough lists hold both titles of a voice. */
  #isHeld(at: number): boolean {
    return (((this.#held[at >> 3] ?? 0) >> (at & 7)) & 1) === 1;
  }

  /** What all known titles together say for each title, in its own units. */
  #sums(positions: readonly number[], values: Int16Array): Float64Array {
    const sums = new Float64Array(this.ids.length);
    for (const position of positions) {
      const end = this.#starts[position + 1] ?? 0;
      for (let at = this.#starts[position] ?? 0; at < end; at++) {
        const target = this.#targets[at] ?? 0;
        sums[target] = (sums[target] ?? 0) + (values[at] ?? 0);
      }
    }
    return sums;
  }
}

/** What opens each format of a model. */
export const modelOpeners: Openers<2, Model> = { 2: (bytes) => new Model(bytes) };

type Shares = Readonly<Record<Profile, number>>;

/** What titles explain away in each other grows with their pairs: the weights for nearly empty profiles fade by the square. */
function sharesOf(known: number): Shares {
  const cold = Math.min(1, (COLD_TITLES / Math.max(1, known)) ** 2);
  return { warm: 1 - cold, cold };
}
