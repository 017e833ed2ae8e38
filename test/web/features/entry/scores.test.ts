import { describe, expect, test } from "vitest";
import { isScore } from "../../../../shared/entries/entry-edit.ts";
import {
  faceOf,
  faces,
  faceWords,
  givenScores,
  scoresWith,
  scoreWords,
  steppedScore,
} from "../../../../web/features/entry/scores.ts";

describe("scores to choose from", () => {
  test("are the halves from 1 to 10, all of which the server takes", () => {
    expect(givenScores).toHaveLength(19);
    expect(givenScores.filter(isScore)).toEqual(givenScores);
    expect([givenScores[0], givenScores[1], givenScores.at(-1)]).toEqual([1, 1.5, 10]);
  });

  test("hold a finer one in its place where a file brought it, and no other", () => {
    expect(scoresWith(7.3).slice(12, 15)).toEqual([7, 7.3, 7.5]);
    expect(scoresWith(7.5)).toEqual(givenScores);
    expect(scoresWith(null)).toEqual(givenScores);
  });
});

test("a step goes half a point, from a finer score to the half beside it, and never out of bounds", () => {
  expect([steppedScore(7, 1), steppedScore(7, -1)]).toEqual([7.5, 6.5]);
  expect([steppedScore(7.3, 1), steppedScore(7.3, -1)]).toEqual([7.5, 7]);
  expect([steppedScore(10, 1), steppedScore(1, -1), steppedScore(0.4, -1)]).toEqual([10, 1, 1]);
});

describe("faces", () => {
  test("give scores that the server takes", () => {
    expect(faces.map(({ score }) => score).filter(isScore)).toEqual([2, 4, 6, 8, 10]);
  });

  test("stand for the scores around them, between two the better one", () => {
    const scores = [0.1, 1, 2, 2.9, 3, 7.3, 8.9, 9, 10];
    expect(scores.map((score) => faceOf(score)?.word)).toEqual([
      "Awful",
      "Awful",
      "Awful",
      "Awful",
      "Weak",
      "Good",
      "Good",
      "Great",
      "Great",
    ]);
  });

  test("are named beside their own score alone", () => {
    expect(faceWords(8)).toBe("Good, 8 of 10");
    expect(faceWords(7.3)).toBe("7.3 of 10");
    expect(scoreWords(8.5)).toBe("8.5 of 10");
  });
});
