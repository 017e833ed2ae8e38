import { expect, test } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import { CallError } from "../../../web/calls/api.ts";
import { quickAddProblem } from "../../../web/features/search/quick-add-problem.ts";

test("a failed quick add shows the server's own sentence", () => {
  expect(quickAddProblem(new CallError(400, "We do not know this anime."))).toBe(
    "We do not know this anime.",
  );
});

test("without one it shows ours", () => {
  expect(quickAddProblem(new CallError(500, undefined))).toBe("Error quick adding item");
  expect(quickAddProblem(new Error("anything"))).toBe("Error quick adding item");
});

test("a failed network is told with its reason", () => {
  expect(quickAddProblem(new CallError(0, undefined, "network"))).toBe(
    `Error in quick add: ${sentences.unreachable}`,
  );
});
