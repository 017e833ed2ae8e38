import { expect, test } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import { CallError } from "../../../web/calls/api.ts";
import { recommendFailure } from "../../../web/features/recommend/use-recommend-page.ts";

test.each([
  ["anime", "WATCHING", "This list is empty. Add an anime to it first."],
  ["manga", "READING", "This list is empty. Add a manga to it first."],
] as const)("a list without %s says so, and leads to some", (kind, source, text) => {
  const refused = new CallError(400, sentences.nothingToRecommendFrom(kind));
  expect(recommendFailure(refused, source)).toEqual({ text, help: "search" });
});

test("picks that are refused are mended where they were picked", () => {
  expect(recommendFailure(new CallError(400, "At least 3."), "CUSTOM")).toEqual({
    text: "At least 3.",
    help: "none",
  });
});

test("while recommendations are prepared, the page says so as the server does", () => {
  const answer = new CallError(503, sentences.noModel);
  expect(recommendFailure(answer, "PLANNED")).toEqual({ text: sentences.noModel, help: "retry" });
});

test.each([new CallError(0, undefined, "network"), new CallError(503, "Busy."), new TypeError()])(
  "only what may pass is tried again: %s",
  (error) => {
    expect(recommendFailure(error, "COMPLETED").help).toBe("retry");
  },
);
