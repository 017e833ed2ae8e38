import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { readAddress, writeAddress } from "../../web/features/recommend/recommend-address.ts";
import { truncated } from "../../web/features/recommend/truncated.ts";

const read = (search: string) => readAddress(new URLSearchParams(search));

describe("the recommendation page's address", () => {
  test("without a query asks nothing", () => {
    expect(read("")).toEqual({ source: undefined, picks: [] });
  });

  test("names a list, or the picks", () => {
    expect(read("from=completed")).toEqual({ source: "COMPLETED", picks: [] });
    expect(read("from=picks&picks=1-5-30")).toEqual({ source: "CUSTOM", picks: [1, 5, 30] });
  });

  test("passes over what makes no sense", () => {
    expect(read("from=dropped&picks=1--x-1--4-2.5-6-7-8")).toEqual({
      source: undefined,
      picks: [1, 4, 6],
    });
  });

  test("comes back as it was written, beside a title's dialog", () => {
    const addresses = fc.record({
      source: fc.constantFrom(undefined, "COMPLETED", "WATCHING", "PLANNED", "CUSTOM"),
      picks: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(addresses, (address) => {
        const before = new URLSearchParams("anime=21&from=watching&picks=4-5");
        const written = writeAddress(before, address);
        expect(readAddress(written)).toEqual(address);
        expect(written.get("anime")).toBe("21");
      }),
    );
  });
});

test("a text is cut after so many characters, not within one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 30 }), (text, most) => {
      const cut = truncated(text, most);
      expect(Array.from(cut).length).toBeLessThanOrEqual(most + 1);
      expect(cut === text || cut.endsWith("…")).toBe(true);
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
  expect(truncated("a quiet town", 7)).toBe("a quiet…");
});
