import { expect, test } from "vitest";
import { ordinal } from "../../web/words/ordinal.ts";

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [198, "198th"],
  [1003, "1,003rd"],
  [1111, "1,111th"],
])("%i is the %s", (count, words) => {
  expect(ordinal(count)).toBe(words);
});
