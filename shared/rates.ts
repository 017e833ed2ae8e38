import * as limits from "./limits.ts";

/** At most `count` calls within `seconds`. */
export interface RateWindow {
  readonly count: number;
  readonly seconds: number;
}

/**
 * The windows of one kind of call, by who calls: a visitor (counted by address) or a signed-in user. Those of `newcomer`
 * stand in place of a user's on the first day of their account: accounts are free to make, and what they keep with us is not.
 */
export interface Rate {
  readonly visitor?: readonly RateWindow[];
  readonly user?: readonly RateWindow[];
  readonly newcomer?: readonly RateWindow[];
}

/**
 * What one household may ask of one warm function, whoever it is and whatever it asks: far above what people do, at any
 * row. Counted in the function's memory, it costs nothing, so that a flood is refused before anything is read for it
 * (decision 0088).
 */
export const flood: RateWindow = { count: 150, seconds: 10 };

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Rate limits by kind of call; rows of the endpoint table name one of these. */
export const rates = {
  /** What is read for less than counting it in the table would cost: {@link flood} alone bounds it. */
  reads: {},
  /** Reads of somebody's whole shelf, of however many titles. */
  shelves: {
    visitor: [{ count: 120, seconds: MINUTE }],
    user: [{ count: 300, seconds: MINUTE }],
  },
  search: {
    visitor: [{ count: 60, seconds: MINUTE }],
    user: [{ count: 300, seconds: MINUTE }],
  },
  /** What people made, for everybody to wander through. */
  community: {
    visitor: [{ count: 60, seconds: MINUTE }],
    user: [{ count: 300, seconds: MINUTE }],
  },
  writes: { user: [{ count: 300, seconds: MINUTE }] },
  /** Writes that bring pictures along. */
  pictures: {
    user: [{ count: 300, seconds: MINUTE }],
    newcomer: [{ count: 60, seconds: HOUR }],
  },
  chat: {
    user: [
      { count: 10, seconds: MINUTE },
      { count: 200, seconds: DAY },
    ],
  },
  exports: { user: [{ count: 60, seconds: HOUR }] },
  /** Pictures to share, drawn anew for whoever asks: a page shows one at a time, and programs that show links ask for one. */
  cards: {
    visitor: [{ count: 60, seconds: MINUTE }],
    user: [{ count: 120, seconds: MINUTE }],
  },
  /** Programs that ask for calendars, by address: those of a household, or of a provider who asks for many. */
  calendars: { visitor: [{ count: 60, seconds: MINUTE }] },
  /** Imports that begin: a list that was split is one. */
  imports: { user: [{ count: 10, seconds: DAY }] },
  /**
   * Files of imports: as many as ten imports of as many parts as a list may have. Each may bring some thousand titles that
   * nobody knows, for which covers are drawn. Newcomers bring their anime, their manga, and one of them once more.
   */
  importFiles: {
    user: [{ count: 10 * limits.importParts, seconds: DAY }],
    newcomer: [{ count: 3 * limits.importParts, seconds: DAY }],
  },
  fetchImage: {
    user: [{ count: 30, seconds: HOUR }],
    newcomer: [{ count: 10, seconds: HOUR }],
  },
  signIn: { visitor: [{ count: 60, seconds: MINUTE }] },
  /** Ways back from the provider, which is asked about each: as many as ways to it. */
  signInReturn: { visitor: [{ count: 60, seconds: MINUTE }] },
  /** Violations of the security policy, which browsers report by themselves. */
  violations: { visitor: [{ count: 20, seconds: MINUTE }] },
  /** Reports that people make of what others have made; a household of visitors is counted as one person. */
  reports: {
    visitor: [
      { count: 5, seconds: MINUTE },
      { count: 20, seconds: DAY },
    ],
    user: [
      { count: 5, seconds: MINUTE },
      { count: 50, seconds: DAY },
    ],
  },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
