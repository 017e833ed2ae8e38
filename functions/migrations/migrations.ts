import { makeFindable } from "../community/findable.ts";

/** What an upgrade does once to what is stored of everybody. */
export interface Migration {
  /** Under which its progress is kept. To do one anew, give it another name. */
  readonly name: string;
  /**
   * Brings what is stored of one user up to date. It may be applied again, and to somebody who has left; it never takes
   * away what the last release reads.
   */
  readonly apply: (uid: string) => Promise<void>;
}

/**
 * Every migration, in the order in which they are done. A line stays for as long as somebody may upgrade from a release
 * before it.
 */
export const migrations: readonly Migration[] = [
  // Decision 0066: names and lists from before one could look for them.
  { name: "findable", apply: makeFindable },
];
