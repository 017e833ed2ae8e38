import { describe, expect, test } from "vitest";
import { isInstanceOf, uncovered } from "./coverage-spec.ts";

describe("what a test met counts for a text of the specification", () => {
  test.each([
    ["Sign In", "Sign In"],
    ["Anime added: {name}", "Anime added: Frieren: Beyond Journey's End"],
    ["#{n} of Viewers", "#12 of Viewers"],
    ["Cannot exceed total episodes ({total})", "Cannot exceed total episodes (28)"],
  ])("%s: %s", (pattern, text) => {
    expect(isInstanceOf(pattern, text)).toBe(true);
  });

  test.each([
    ["Sign In", "Sign In to go on"],
    ["Sign In", "sign in"],
    ["Anime added: {name}", "Anime added: "],
    ["Read more", "Read morX"],
    ["Searching...", "Searching!!!"],
  ])("%s: not %s", (pattern, text) => {
    expect(isInstanceOf(pattern, text)).toBe(false);
  });
});

test("a text counts when it was seen, an error also when it was answered, a constant when it was read", () => {
  const feature = {
    texts: ["Upload", "Cancel"],
    errors: ["Upload failed", "Please select a file."],
    constants: ["importBytes", "imageBytes"],
  } as const;
  const found = [
    { kind: "error", value: "Upload" },
    { kind: "text", value: "Cancel" },
    { kind: "text", value: "Upload failed" },
    { kind: "error", value: "Please select a file." },
    { kind: "constant", value: "imageBytes" },
  ] as const;
  expect(uncovered(feature, found)).toEqual(["text      Upload", "constant  importBytes"]);
  expect(uncovered(feature, [])).toHaveLength(6);
});
