import { expect, test } from "vitest";
import { noCatalogue, tooMany } from "../../../shared/sentences.ts";
import { CallError } from "../../../web/calls/api.ts";
import { whyMissing } from "../../../web/calls/why-missing.ts";

test("a server that is not ready says itself what is waited for", () => {
  expect(whyMissing(new CallError(503, noCatalogue), "No list.")).toBe(noCatalogue);
});

test("a server that was asked too often says itself how long to wait", () => {
  expect(whyMissing(new CallError(429, tooMany), "No list.")).toBe(tooMany);
});

test.each([
  new CallError(429, undefined),
  new CallError(503, undefined),
  new CallError(500, "Something went wrong on our side."),
  new CallError(0, undefined, "network"),
  new TypeError("Failed to fetch"),
  null,
])("of %s a page says what is missing", (error) => {
  expect(whyMissing(error, "No list.")).toBe("No list.");
});
