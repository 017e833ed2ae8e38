import { expect, test } from "vitest";
import { beyondWords } from "../../web/tracking/beyond/beyond-words.ts";
import { progressWords } from "../../web/words/progress-words.ts";

test.each([
  [5, 12, null, "5 of 12"],
  [1150, null, 1189, "1150 of 1189 out, 39 behind"],
  [1189, null, 1189, "1189 of 1189 out"],
  // Who has not begun is not behind.
  [0, null, 1189, "0 of 1189 out"],
  [8, 26, 20, "8 of 26, 20 out, 12 behind"],
  [1150, null, null, "1150 of ?"],
])("%s watched of %s, %s of them out, reads %j", (value, total, aired, words) => {
  expect(progressWords(value, total, aired)).toBe(words);
});

test("the question names what has aired, and what is to be saved", () => {
  expect(beyondWords(8, 80)).toBe("Only 8 episodes seem to have aired. Save 80 all the same?");
  expect(beyondWords(1, 2)).toBe("Only 1 episode seems to have aired. Save 2 all the same?");
});
