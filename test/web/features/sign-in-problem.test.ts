import { expect, it } from "vitest";
import { signInProblem } from "../../../web/features/account/sign-in-problem.ts";

it("has a sentence for each way sign-in can come back, and none for words it does not know", () => {
  expect(signInProblem("cancelled")).toMatch(/cancelled/);
  expect(signInProblem("expired")).toMatch(/start again/);
  expect(signInProblem("too_many")).toMatch(/too fast/);
  expect(signInProblem("<script>")).toBeUndefined();
  expect(signInProblem(null)).toBeUndefined();
});
