import { numberIn } from "./numbers.ts";

const ordinals: readonly RegExp[] = [
  /\bfirst(?: one)?\b|\berste[rsnm]?\b|最初|一つ目|1つ目|一番目|\b1st\b/,
  /\bsecond(?: one)?\b|\bzweite[rsnm]?\b|二つ目|2つ目|二番目|\b2nd\b/,
  /\bthird(?: one)?\b|\bdritte[rsnm]?\b|三つ目|3つ目|三番目|\b3rd\b/,
  /\bfourth(?: one)?\b|\bvierte[rsnm]?\b|四つ目|\b4th\b/,
  /\bfifth(?: one)?\b|\bfunfte[rsnm]?\b|五つ目|\b5th\b/,
];

/** The place in the last answer that a text points at: 0 for "the first one". */
export function ordinalIn(plain: string): number | undefined {
  const ordinal = ordinals.findIndex((pattern) => pattern.test(plain));
  return ordinal < 0 ? undefined : ordinal;
}

/** A season of a title, and a half of that season. */
export interface Part {
  readonly part: number | undefined;
  readonly cour: number | undefined;
}

/** The season that is asked about and its half; "part 2" alone is a season, too. */
export function partsIn(plain: string): Part {
  const season = numberIn(
    plain,
    /\b(?:seasons?|staffel) (\d+|one|two|three|four|five)\b/,
    /\bs ?(\d)(?= |$|p)/,
    /\b(?:(second)|(third)|(fourth)) season\b/,
    /\b(?:(zweite)|(dritte)|(vierte))[nrs]? staffel\b/,
    /\b(\d+)(?:st|nd|rd|th|te|ten)? (?:season|staffel)\b/,
    /(\d+|[二三四五])期/,
    /しーずん ?(\d+)/,
  );
  const half = numberIn(
    plain,
    /\b(?:part|cour|teil|pt) (\d+|two|three|four|five)\b/,
    /(?:\b|\d)p ?(\d)\b/,
    /第(\d+|[二三四五])(?:くーる|部)/,
  );
  return season === undefined ? { part: half, cour: undefined } : { part: season, cour: half };
}
