/** A question with what its answer must say, and what it must not. */
export interface Asked {
  readonly ask: string;
  /** What was asked before, for a question that goes on. */
  readonly after?: readonly string[];
  readonly says?: readonly (string | RegExp)[];
  readonly never?: readonly (string | RegExp)[];
}

/** A question and what its answer says. */
export const q = (ask: string, ...says: readonly (string | RegExp)[]): Asked => ({ ask, says });
/** A question that goes on from others. */
export const followUp = (
  after: string | readonly string[],
  ask: string,
  ...says: readonly (string | RegExp)[]
): Asked => ({
  ask,
  after: [after].flat(),
  says,
});
