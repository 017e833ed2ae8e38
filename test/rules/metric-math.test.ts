import { expect, test } from "vitest";
import { valueOf } from "../support/watching/metric-math.ts";

test.each([
  ["m", { m: 3 }, 3],
  ["FILL(a, 0) + FILL(b, 0)", { a: undefined, b: 2 }, 2],
  ["a + b * 2", { a: 1, b: 2 }, 5],
  ["(a + b) * 2", { a: 1, b: 2 }, 6],
  ["a * (a * 100 >= 2 * b)", { a: 5, b: 200 }, 5],
  ["a * (a * 100 >= 2 * b)", { a: 5, b: 300 }, 0],
  ["a + b", { a: 1, b: undefined }, undefined],
])("%s of %j is %j", (expression, named, value) => {
  expect(valueOf(expression, named)).toBe(value);
});

test.each(["c", "a +", "a b", "IF(a, b, a)", "(a"])("%s is refused", (expression) => {
  expect(() => valueOf(expression, { a: 1, b: 2 })).toThrow();
});
