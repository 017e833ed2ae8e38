import { fc } from "../../support/properties.ts";
import { describe, expect, it } from "vitest";
import { generatedTitles } from "../../../scripts/bench/search/generated-titles.ts";
import { seededRandom } from "../../../scripts/bench/random.ts";
import {
  absentNames,
  inventedWords,
  searchQueries,
} from "../../../scripts/bench/search/search-queries.ts";
import { withTypo } from "../../../scripts/bench/search/typos.ts";

describe("the search benchmark", () => {
  it("asks the same queries on every run", () => {
    const titles = generatedTitles(50, 50);
    expect(generatedTitles(50, 50)).toEqual(titles);
    expect(searchQueries(titles)).toEqual(searchQueries(titles.toReversed()));
  });

  it("asks for names of titles that the catalogue does not have", () => {
    const titles = generatedTitles(60, 60);
    const names = absentNames(titles, titles.slice(0, 40));
    expect(names.length).toBeGreaterThan(60);
    expect(absentNames(titles, titles)).toEqual([]);
    expect(inventedWords()).toEqual(inventedWords());
  });

  it("makes typos that change a text by one letter at most in length", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 5 }), fc.integer(), (text, seed) => {
        const typo = withTypo(text, seededRandom(seed));
        expect(typo).not.toBe(text);
        expect(Math.abs(Array.from(typo).length - Array.from(text).length)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
