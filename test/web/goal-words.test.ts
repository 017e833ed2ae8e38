import { describe, expect, test } from "vitest";
import { isGoal } from "../../shared/entries/goal.ts";
import { goalWords, typedGoal } from "../../web/features/statistics/goal-words.ts";
import { fc } from "../support/properties.ts";

const on = (month: number, day: number): number => new Date(2026, month - 1, day, 20).getTime();

describe("the pace to a goal", () => {
  test.each<[number, number, number, string]>([
    [19, 48, on(6, 1), "Five a month and you are there; no hurry."],
    [0, 48, on(1, 1), "Four a month and you are there; no hurry."],
    [9, 12, on(6, 1), "One every two months and you are there; no hurry."],
    [47, 48, on(3, 1), "One more and you are there."],
    [10, 12, on(11, 1), "One a month and you are there; no hurry."],
    [44, 48, on(12, 3), "One a week and you are there."],
    [19, 48, on(11, 27), "Twenty-nine to go. Whatever it comes to, it counts."],
    [46, 48, on(12, 31), "Two to go. Whatever it comes to, it counts."],
    [48, 48, on(3, 1), "You are there."],
    [53, 48, on(3, 1), "You are there, and five beyond."],
  ])("%s of %s", (done, titles, nowMs, words) => {
    expect(goalWords(done, titles, nowMs)).toBe(words.replace("Twenty-nine", "29"));
  });

  const counts = "none one two three four five six seven eight nine ten eleven twelve".split(" ");
  const countIn = (word: string): number =>
    counts.includes(word.toLowerCase())
      ? counts.indexOf(word.toLowerCase())
      : Number(word.replace(",", ""));

  test("is enough where one is told, and at most twice what an even year would have asked", () => {
    fc.assert(
      fc.property(
        fc.nat(1200),
        fc.integer({ min: 1, max: 1000 }),
        fc.nat(364),
        (done, titles, dayOfYear) => {
          const nowMs = new Date(2026, 0, 1 + dayOfYear, 9).getTime();
          const words = goalWords(done, titles, nowMs);
          expect(words).not.toMatch(/NaN|Infinity|undefined|-\d|none/);
          const each = /^One every (\w+) months/.exec(words)?.[1];
          if (each !== undefined) {
            const months = (365 - dayOfYear) / (365 / 12);
            expect(done + Math.floor(months / countIn(each))).toBeGreaterThanOrEqual(titles);
          }
          const [, pace = "", unit] = /^(\S+) a (month|week)/.exec(words) ?? [];
          if (unit === undefined) return;
          const days = unit === "month" ? 365 / 12 : 7;
          const periods = (365 - dayOfYear) / days;
          expect(done + countIn(pace) * periods).toBeGreaterThanOrEqual(titles);
          expect(countIn(pace)).toBeLessThanOrEqual(2 * Math.ceil((titles * days) / 365));
        },
      ),
    );
  });
});

test("a goal is typed as people write numbers, and is from 1 to 1,000", () => {
  expect(["48", " 48 ", "1,000", "４８"].map(typedGoal)).toEqual([48, 48, 1000, 48]);
  for (const text of ["", "0", "-1", "10000", "4.5", "many", "1e2"]) {
    expect(isGoal(typedGoal(text))).toBe(false);
  }
  expect([1, 1000].every(isGoal)).toBe(true);
  expect([0, -1, 1.5, 1001, "48", null, undefined, NaN].some(isGoal)).toBe(false);
});
