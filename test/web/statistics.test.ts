import { expect, test } from "vitest";
import {
  barsOf,
  besideBars,
  besideWords,
  completion,
  inDays,
  inHours,
  scoreBars,
  type ListStatistics,
} from "../../web/features/statistics/statistics-words.ts";

const numbers = (fields: Partial<ListStatistics>): ListStatistics => ({
  titles: 0,
  statuses: [],
  seen: 0,
  minutes: 0,
  untimed: 0,
  repeats: 0,
  scored: 0,
  mean_score: null,
  scores: [],
  genres: [],
  makers: [],
  years: [],
  formats: [],
  finished: [],
  community: null,
  goal: null,
  ...fields,
});

test("time is told in the unit that one reads", () => {
  expect(inDays(0)).toBe("0.0");
  expect(inDays(1440 * 12 + 720)).toBe("12.5");
  expect(inHours(45)).toBe("45 min");
  expect(inHours(2160)).toBe("36 h");
});

test("of manga no time is told", () => {
  const drama = { name: "Drama", titles: 1200, minutes: 90, mean_score: 7.5 };
  expect(barsOf([drama], true)).toEqual([
    { name: "Drama", value: 1200, cells: ["1,200", "2 h", "7.50"] },
  ]);
  expect(barsOf([{ ...drama, mean_score: null }], false)[0]?.cells).toEqual(["1,200", "–"]);
});

test("scores stand from the best to the worst, with their share, where there are any", () => {
  const scores = [
    { score: 1, titles: 0 },
    { score: 2, titles: 3 },
  ];
  expect(scoreBars(numbers({ scores }))).toEqual([]);
  const bars = scoreBars(numbers({ scores, scored: 3 }));
  expect(bars.map(({ name, cells }) => [name, ...cells])).toEqual([
    ["2", "3", "100 %"],
    ["1", "0", "0 %"],
  ]);
});

test("plans are not what was begun", () => {
  const statuses = [
    { status: "PLANNED", titles: 90 },
    { status: "WATCHING", titles: 1 },
    { status: "COMPLETED", titles: 3 },
  ];
  expect(completion(numbers({ statuses }))).toBe(75);
  expect(completion(numbers({ statuses: statuses.slice(0, 1) }))).toBeNull();
});

test("a mean stands beside everybody's", () => {
  const community = { titles: 143, own_mean: 7.8, mean: 7.4 };
  expect(besideWords(community, "You")).toBe(
    "Your mean is 7.80, everybody's on the same 143 titles 7.40.",
  );
  expect(besideWords({ ...community, titles: 1 }, "hana")).toBe(
    "The mean of hana is 7.80, everybody's on the same 1 title 7.40.",
  );
  expect(besideBars(community, "You").map(({ name, cells }) => [name, ...cells])).toEqual([
    ["You", "7.80"],
    ["Everybody", "7.40"],
  ]);
});
