import type { Kind } from "../../shared/kind.ts";

/*
 * The formats of what the catalogue and recommend jobs leave for everybody. Each has a key of its own, so that what one
 * release writes stands beside what another reads: jobs write the first of a list and leave the others alone, functions
 * open the first that is there. CONTRIBUTING.md says how a format is changed.
 */

/** A format of an object: its number, and the key of the newest object of it. */
export interface Format<Number extends number = number> {
  readonly number: Number;
  readonly key: string;
}

/** Formats of one object, the one that is written first; those behind it are the last release's, and read. */
export type Formats<Number extends number = number> = readonly [
  Format<Number>,
  ...(readonly Format<Number>[]),
];

/** What opens the bytes of each format. */
export type Openers<Number extends number, Opened> = Readonly<
  Record<Number, (bytes: Uint8Array) => Opened>
>;

/** The snapshot of the catalogue; before it had a number there was 1. */
export const snapshotFormats: Formats<1 | 2> = [
  { number: 2, key: "catalogue/snapshot-2.bin" },
  { number: 1, key: "catalogue/snapshot.bin" },
];

/** The models for recommendations. */
export const modelFormats: Readonly<Record<Kind, Formats<2>>> = {
  anime: [{ number: 2, key: "catalogue/model-2.bin" }],
  manga: [{ number: 2, key: "catalogue/manga-model-2.bin" }],
};

/** The mean scores of the community. */
export const meanScoreFormats: Formats<1> = [{ number: 1, key: "catalogue/mean-scores-1.bin" }];

/** Objects of formats that not even the last release reads; the catalogue job removes them. */
export const endedKeys: readonly string[] = ["catalogue/model.bin"];
