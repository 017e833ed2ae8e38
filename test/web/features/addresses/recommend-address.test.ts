import { fc } from "../../../support/properties.ts";
import { describe, expect, test } from "vitest";
import { kindRules, kinds } from "../../../../shared/kind.ts";
import { readAddress, writeAddress } from "../../../../web/features/recommend/recommend-address.ts";
import { truncated } from "../../../../web/features/recommend/truncated.ts";

const read = (search: string) => readAddress(new URLSearchParams(search));

describe("the recommendation page's address", () => {
  test("without a query asks nothing", () => {
    expect(read("")).toEqual({ kind: "anime", source: undefined, picks: [] });
  });

  test("names a list, or the picks", () => {
    expect(read("from=completed")).toEqual({ kind: "anime", source: "COMPLETED", picks: [] });
    expect(read("from=picks&picks=1-5-30")).toEqual({
      kind: "anime",
      source: "CUSTOM",
      picks: [1, 5, 30],
    });
  });

  test("names manga, which have lists of their own", () => {
    const reading = { kind: "manga", source: "READING", picks: [2] };
    expect(read("kind=manga&from=reading&picks=2")).toEqual(reading);
    expect(read("kind=manga&from=watching").source).toBeUndefined();
    expect(read("from=reading").source).toBeUndefined();
  });

  test("says nothing of anime, which it means anyway", () => {
    const anime = { kind: "anime", source: undefined, picks: [] } as const;
    expect(writeAddress(new URLSearchParams("kind=manga"), anime).toString()).toBe("");
  });

  test("passes over what makes no sense", () => {
    expect(read("kind=novel&from=dropped&picks=1--x-1--4-2.5-6-7-8")).toEqual({
      kind: "anime",
      source: undefined,
      picks: [1, 4, 6],
    });
  });

  test("comes back as it was written, beside a title's dialog", () => {
    const addresses = fc.constantFrom(...kinds).chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        source: fc.constantFrom(undefined, "CUSTOM" as const, ...kindRules[kind].statuses),
        picks: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 3 }),
      }),
    );
    fc.assert(
      fc.property(addresses, (address) => {
        const before = new URLSearchParams("anime=21&kind=manga&from=watching&picks=4-5");
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
