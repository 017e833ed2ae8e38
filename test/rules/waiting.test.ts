import { expect, test } from "vitest";
import { tooManyFor } from "../../shared/sentences.ts";

test.each([
  [1, "That was a little too fast. Please wait a moment and try again."],
  [60, "That was a little too fast. Please wait a moment and try again."],
  [61, "That was a lot in a short time. Please try again in 2 minutes."],
  [3600, "That was a lot in a short time. Please try again in 60 minutes."],
  [5401, "That was a lot in a short time. Please try again in 2 hours."],
  [86_400, "That was a lot in a short time. Please try again in 24 hours."],
])("whoever has to wait %d seconds reads for how long", (seconds, sentence) => {
  expect(tooManyFor(seconds)).toBe(sentence);
});
