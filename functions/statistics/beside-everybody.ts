import type { Kind } from "../../shared/kind.ts";
import { meanScoreFormats } from "../objects/formats.ts";
import { mayBeMissing, newestObject } from "../objects/newest-object.ts";
import type { MeanScores } from "./mean-scores.ts";
import { meanScoreOpeners } from "./mean-scores.ts";
import { meanOf, type CountedTitle } from "./statistics-of.ts";

const newestMeanScores = newestObject(meanScoreFormats, meanScoreOpeners);

/**
 * The community's mean scores, at most 45 seconds behind the newest; undefined while there are none: before a job has
 * counted them.
 */
export async function currentMeanScores(): Promise<MeanScores | undefined> {
  try {
    return await newestMeanScores();
  } catch (error) {
    if (!mayBeMissing(error)) throw error;
    return undefined;
  }
}

/** Somebody's mean score beside everybody's on the same titles. */
export interface BesideEverybody {
  /** Those that they have scored, and enough others. */
  readonly titles: number;
  readonly own_mean: number | null;
  readonly mean: number | null;
}

/** What somebody scores beside what everybody does, of the titles of a kind that both have scored; null where there is none. */
export function besideEverybody(
  kind: Kind,
  titles: ReadonlyMap<number, Pick<CountedTitle, "score">>,
  means: Pick<MeanScores, "of"> | undefined,
): BesideEverybody | null {
  const both = [...titles].flatMap(([id, { score }]) => {
    const mean = means?.of(kind, id);
    return score === null || mean === undefined ? [] : [{ score, mean }];
  });
  if (both.length === 0) return null;
  return {
    titles: both.length,
    own_mean: meanOf(both.map(({ score }) => score)),
    mean: meanOf(both.map(({ mean }) => mean)),
  };
}
