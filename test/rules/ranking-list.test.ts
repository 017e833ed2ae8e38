import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import * as limits from "../../shared/limits.ts";
import { entryProblem, pictureProblem, rankingProblem, tagsOf } from "../../shared/ranking-list.ts";

const words = { name: "Name", description: "Description", tags: "" };

describe("tags", () => {
  test.each([
    ["", []],
    [" , ,, # ,", []],
    ["slow, #Slow ,SLOW", ["slow"]],
    ["#openings,2020s , no sequels", ["openings", "2020s", "no sequels"]],
  ])("%j are %j", (text, tags) => {
    expect(tagsOf(text)).toEqual(tags);
  });

  test("are read the same when they are written again", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const tags = tagsOf(text);
        expect(tagsOf(tags.join(","))).toEqual(tags);
      }),
    );
  });
});

describe("a ranking list", () => {
  test("can be published exactly between the fewest and the most entries", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (count) => {
        const isRight =
          count >= limits.rankingEntriesMinimum && count <= limits.rankingEntriesMaximum;
        expect(rankingProblem(words, count) === undefined).toBe(isRight);
      }),
    );
  });

  test("hears of its entries first, then of its words", () => {
    expect(rankingProblem({ ...words, name: "" }, 4)).toBe("Please add at least 5 entries.");
    expect(rankingProblem({ ...words, name: "" }, 5)).toBe(
      "Please fill in list name and description.",
    );
  });

  test("counts characters as people do", () => {
    const most = limits.rankingNameCharacters;
    expect(rankingProblem({ ...words, name: "🦊".repeat(most) }, 5)).toBeUndefined();
    expect(rankingProblem({ ...words, name: "🦊".repeat(most + 1) }, 5)).toBeDefined();
  });
});

test("an entry needs a title, a description and an image", () => {
  const entry = { title: "T", description: "D" };
  const incomplete = "Fill all entry fields and add an image.";
  expect(entryProblem(entry, true)).toBeUndefined();
  expect(entryProblem(entry, false)).toBe(incomplete);
  expect(entryProblem({ ...entry, title: " " }, true)).toBe(incomplete);
  expect(entryProblem({ ...entry, description: " " }, true)).toBe(incomplete);
});

test.each([
  ["image/png", limits.imageBytes, undefined],
  ["image/jpeg", 1, undefined],
  ["image/webp", 1, undefined],
  ["image/png", limits.imageBytes + 1, "File is too large. Must be less than 2MB."],
  ["image/gif", 1, "Invalid file type. Only PNG, JPEG, or WEBP allowed."],
  ["image/svg+xml", 1, "Invalid file type. Only PNG, JPEG, or WEBP allowed."],
  ["", limits.imageBytes + 1, "Invalid file type. Only PNG, JPEG, or WEBP allowed."],
])("a file of type %j with %i bytes: %j", (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
