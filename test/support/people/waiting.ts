import assert from "node:assert/strict";
import { tooManyFor } from "../../../shared/sentences.ts";
import type { Answer } from "../browser.ts";
import { provokes } from "../spec-coverage.ts";

/** Asserts that a call was refused for its rate, in words that fit the wait which it names. */
export async function asksToWait(answering: Answer | Promise<Answer>): Promise<void> {
  const answer = await answering;
  const seconds = Number(answer.headers.get("retry-after"));
  assert.ok(seconds > 0, `${answer.status} ${answer.text}`);
  await provokes(answer, 429, tooManyFor(seconds));
}
