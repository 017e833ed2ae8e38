import { OpenSections, writeSections } from "../catalogue/sections.ts";
import type { Profile, Weights } from "./train.ts";

/** Weights are kept as whole numbers up to this, in units of each title's own. */
const FULL_SCALE = 32_767;
/** Fame alone only decides where nothing else speaks. */
const FAME_SHARE = 0.001;
/** With so many known titles or fewer, a profile is cold. */
const COLD_TITLES = 3;

const profiles = ["warm", "cold"] as const satisfies readonly Profile[];

/**
 * Writes trained weights as one buffer in the format of the catalogue snapshot, turned around: for each title, ascending
 * by id, those it speaks for. `ids` are the titles' ids by position, ascending.
 */
export function writeModel(ids: Uint32Array, weights: Weights): Uint8Array<ArrayBuffer> {
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
    "model.rate": weights.rate,
    "model.warm": packed.warm.values,
    "model.warm.unit": packed.warm.units,
    "model.cold": packed.cold.values,
    "model.cold.unit": packed.cold.units,
  });
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

/** A title that speaks for another, and how much. */
export interface Voice {
  /** The id of the title that speaks. */
  readonly id: number;
  readonly weight: number;
}

/** A trained model, read in place. */
export class Model {
  readonly ids: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #targets: Uint16Array;
  readonly #rate: Float32Array;
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
    this.#rate = sections.f32("model.rate");
    this.#parts = { warm: part("warm"), cold: part("cold") };
  }

  /** How much the model expects somebody with these titles to have each of its titles, by position in `ids`. */
  scores(known: readonly number[]): Float64Array {
    const positions = known.flatMap((id) => this.position(id) ?? []);
    const shares = sharesOf(positions.length);
    const scores = Float64Array.from(this.#rate, (rate) => FAME_SHARE * rate);
    for (const profile of profiles) {
      if (shares[profile] === 0) continue;
      const { values, units } = this.#parts[profile];
      const sums = this.#sums(positions, values);
      for (let at = 0; at < scores.length; at++) {
        const score = (units[at] ?? 0) * (sums[at] ?? 0);
        scores[at] = (scores[at] ?? 0) + shares[profile] * score;
      }
    }
    return scores;
  }

  /** For each of some titles, by id, which of the known ones speak for it, the loudest first. */
  voices(ids: readonly number[], known: readonly number[]): ReadonlyMap<number, readonly Voice[]> {
    const positions = known.flatMap((id) => this.position(id) ?? []);
    const shares = sharesOf(positions.length);
    const voices = new Map<number, Voice[]>(ids.map((id) => [id, []]));
    const isWanted = new Uint8Array(this.ids.length);
    for (const at of ids.flatMap((id) => this.position(id) ?? [])) isWanted[at] = 1;
    for (const speaker of positions) {
      const end = this.#starts[speaker + 1] ?? 0;
      for (let at = this.#starts[speaker] ?? 0; at < end; at++) {
        const target = this.#targets[at] ?? 0;
        if (isWanted[target] !== 1) continue;
        const weight = this.#weight(at, target, shares);
        if (weight > 0)
          voices.get(this.ids[target] ?? 0)?.push({ id: this.ids[speaker] ?? 0, weight });
      }
    }
    for (const found of voices.values()) found.sort((a, b) => b.weight - a.weight);
    return voices;
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

type Shares = Readonly<Record<Profile, number>>;

/** What titles explain away in each other grows with their pairs: the weights for nearly empty profiles fade by the square. */
function sharesOf(known: number): Shares {
  const cold = Math.min(1, (COLD_TITLES / Math.max(1, known)) ** 2);
  return { warm: 1 - cold, cold };
}
