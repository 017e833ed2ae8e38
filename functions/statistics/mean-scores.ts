import { kinds, type Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { OpenSections, writeSections, type Sections } from "../catalogue/sections/sections.ts";
import type { Openers } from "../objects/formats.ts";

/** Means are kept as whole hundredths. */
const parts = 100;

interface Sum {
  sum: number;
  scores: number;
}

/** Adds up what people score, title by title. */
export class ScoreSums {
  readonly #sums: Readonly<Record<Kind, Map<number, Sum>>> = { anime: new Map(), manga: new Map() };

  add(kind: Kind, id: number, score: number): void {
    const before = this.#sums[kind].get(id);
    if (before === undefined) {
      this.#sums[kind].set(id, { sum: score, scores: 1 });
    } else {
      before.sum += score;
      before.scores++;
    }
  }

  /** The means of titles that enough people have scored, as one buffer in the format of the catalogue snapshot. */
  written(): Uint8Array<ArrayBuffer> {
    const sections = kinds.map((kind): Sections => {
      const told = [...this.#sums[kind]]
        .filter(([, { scores }]) => scores >= limits.meanScores)
        .sort(([a], [b]) => a - b);
      return {
        [`${kind}.ids`]: Uint32Array.from(told, ([id]) => id),
        [`${kind}.means`]: Uint16Array.from(told, ([, { sum, scores }]) =>
          Math.round((sum / scores) * parts),
        ),
        [`${kind}.scores`]: Uint32Array.from(told, ([, { scores }]) => scores),
      };
    });
    return writeSections(Object.assign({}, ...sections) as Sections);
  }
}

/** The mean scores of the community. */
export class MeanScores {
  readonly #means: ReadonlyMap<Kind, ReadonlyMap<number, number>>;

  /** @throws RangeError when the bytes are none of this format. */
  constructor(bytes: Uint8Array) {
    const sections = new OpenSections(bytes);
    this.#means = new Map(
      kinds.map((kind) => {
        const means = sections.u16(`${kind}.means`);
        const ids = sections.u32(`${kind}.ids`);
        return [kind, new Map(Array.from(ids, (id, at) => [id, (means[at] ?? 0) / parts]))];
      }),
    );
  }

  /** The mean score of a title, to two decimals; undefined where too few have scored it. */
  of(kind: Kind, id: number): number | undefined {
    return this.#means.get(kind)?.get(id);
  }
}

/** What opens each format of the community's mean scores. */
export const meanScoreOpeners: Openers<1, MeanScores> = { 1: (bytes) => new MeanScores(bytes) };
