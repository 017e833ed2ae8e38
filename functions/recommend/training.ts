import * as limits from "../../shared/limits.ts";
import type { SparseRows } from "./content.ts";

/** What a model learns from. Titles are known by their position. */
export interface TrainingSet {
  /** The titles of each person, by position, without repetition. */
  readonly lists: readonly Uint32Array[];
  readonly content: SparseRows;
  /** The share of people expected to have each title before any list is read, 0 to 1. */
  readonly fame: Float32Array;
}

export interface TrainingSettings {
  /** How many titles may speak for each title: as many as lists hold it, within bounds; fewer for one that is on no list. */
  readonly neighbours: { readonly unlisted: number; readonly least: number; readonly most: number };
  /** Weights of all titles together, of 6 bytes each: when they would be more, every title beyond the least has fewer. */
  readonly pairs: number;
  /** Titles that are counted together; the best known ones when there are more. Memory grows with its square. */
  readonly counted: number;
  /** What lists say of two titles counts where so many lists hold both. */
  readonly believed: number;
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
  neighbours: { unlisted: 80, least: 150, most: 360 },
  pairs: 4_800_000,
  counted: 12_000,
  believed: limits.pairLists,
  ridge: 20,
  imagined: { share: 1 / 6, least: 200, most: 800 },
  lift: 60,
  hidden: { warm: 0.5, cold: 0.88 },
  cosine: 0.1,
};

/** Whether much or little is known of a person. */
export const profiles = ["warm", "cold"] as const;
export type Profile = (typeof profiles)[number];
