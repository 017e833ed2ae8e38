import { grouped } from "../words/grouped.ts";
import * as limits from "../limits.ts";

/** How many titles of a kind a user would like to finish in a year. */
export interface Goal {
  readonly year: number;
  readonly titles: number;
}

/** Whether a goal can be so many titles. */
export const isGoal = (titles: unknown): titles is number =>
  Number.isInteger(titles) && Number(titles) >= 1 && Number(titles) <= limits.goalMaximum;

/** What is said of a number that is no goal. */
export const goalRange = `A goal is a whole number of titles from 1 to ${grouped(limits.goalMaximum)}.`;
