/** A condition is not met; the message is a sentence that says what was found, and where to look. */
export class Broken extends Error {}

/** Why a condition could not be asked where the smoke test ran. */
export interface NotAsked {
  readonly notAsked: string;
}

export const notAsked = (why: string): NotAsked => ({ notAsked: why });

/** One thing that has to be true of a deployment. */
export interface Condition<Place> {
  readonly name: string;
  /** What is proved when it is met. */
  readonly proves: string;
  /** Rejects with Broken where it is not met. */
  readonly check: (place: Place) => Promise<NotAsked | undefined>;
}

/** What became of a condition. */
export interface Verdict {
  readonly name: string;
  readonly is: "met" | "broken" | "not asked";
  readonly sentence: string;
}

/** Asks one condition after the other, and tells each verdict when it is known. */
export async function judge<Place>(
  conditions: readonly Condition<Place>[],
  place: Place,
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const condition of conditions) {
    const verdict = await judgeOne(condition, place);
    tell(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

async function judgeOne<Place>(
  { name, proves, check }: Condition<Place>,
  place: Place,
): Promise<Verdict> {
  try {
    const skipped = await check(place);
    return skipped === undefined
      ? { name, is: "met", sentence: proves }
      : { name, is: "not asked", sentence: skipped.notAsked };
  } catch (error) {
    return { name, is: "broken", sentence: error instanceof Error ? error.message : String(error) };
  }
}

const marks = { met: "✓", broken: "✗", "not asked": "–" } as const;

/** A verdict as a line. */
export const lineOf = ({ name, is, sentence }: Verdict): string =>
  `${marks[is]} ${name}: ${is === "not asked" ? "not asked here, " : ""}${sentence}`;
