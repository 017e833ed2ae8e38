import { createHash, randomInt } from "node:crypto";

/** Fractions of a millisecond that tell calls apart; a number of the table holds them exactly. */
const fractions = 1000;

const fractionOf = (at: number): number => Math.round(at * fractions) % fractions;

/** One call that adds something to a list. */
export interface Addition {
  /** When, in milliseconds since 1970, with a fraction that tells the call. */
  readonly at: number;
  /**
   * Whether what was added at a time was added by this very call: by a try whose answer was lost, or by the call that it
   * repeats, which has the same idempotency key. One other key in a thousand is taken for the same: then somebody
   * hears that what is on their list is on their list.
   */
  readonly isOwn: (at: number | undefined) => boolean;
}

/** The addition that a call makes, with the client's idempotency key for it if there is one. */
export function additionOf(key: string | undefined, nowMs: number): Addition {
  const fraction =
    key === undefined
      ? randomInt(fractions)
      : createHash("sha256").update(key).digest().readUInt32LE() % fractions;
  const at = (Math.floor(nowMs) * fractions + fraction) / fractions;
  return {
    at,
    isOwn: (other) =>
      other !== undefined && (key === undefined ? other === at : fractionOf(other) === fraction),
  };
}
