import { isScore } from "../../../shared/entries/entry-edit.ts";
import * as limits from "../../../shared/limits.ts";

const half = 0.5;
const steps = (limits.greatestScore - limits.leastScore) / half;

/** Every score that can be given, least first. */
export const givenScores: readonly number[] = Array.from(
  { length: steps + 1 },
  (_, at) => limits.leastScore + at * half,
);

/** The scores to choose from: where a file brought a finer one, that one, too. */
export const scoresWith = (score: number | null): readonly number[] =>
  score === null || isScore(score) ? givenScores : [...givenScores, score].sort((a, b) => a - b);

/** The next score half a point up or down, within what can be given; from a finer one to the half beside it. */
export function steppedScore(score: number, by: 1 | -1): number {
  const next = by === 1 ? Math.floor(score / half) + 1 : Math.ceil(score / half) - 1;
  return Math.min(limits.greatestScore, Math.max(limits.leastScore, next * half));
}

/** A score in words: "8.5 of 10". */
export const scoreWords = (score: number): string => `${score} of ${limits.greatestScore}`;

/** A face, and the score that it gives. */
export interface Face {
  readonly score: number;
  readonly word: string;
}

/** The faces to choose from, least first. */
export const faces: readonly Face[] = [
  { score: 2, word: "Awful" },
  { score: 4, word: "Weak" },
  { score: 6, word: "Fine" },
  { score: 8, word: "Good" },
  { score: 10, word: "Great" },
];

/** The face that comes closest to a score; between two of them the better one. */
export const faceOf = (score: number): Face | undefined =>
  faces.findLast((face) => face.score - 1 <= score) ?? faces[0];

/** What stands beside the faces: the word of one that gives just this score, and the score. */
export function faceWords(score: number): string {
  const face = faces.find((one) => one.score === score);
  return face === undefined ? scoreWords(score) : `${face.word}, ${scoreWords(score)}`;
}
