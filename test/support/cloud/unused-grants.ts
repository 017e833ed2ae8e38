/** A permission that no test can make a function use, and why the function has it all the same. */
export interface UnusedGrant {
  /** The function's name; `*` for all of them. */
  readonly function: string;
  readonly action: string;
  readonly reason: string;
}

/** The permissions that may stay unused in a run of all tests. */
export const unusedGrants: readonly UnusedGrant[] = [];
