import { fc } from "../support/properties.ts";
import { describe, expect, it } from "vitest";
import { pageSlots } from "../../web/ui/controls/page-numbers.ts";

describe("pageSlots", () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, "gap", 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
    [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
    [9, 9, [1, "gap", 8, 9]],
  ] as const)("shows page %i of %i as %j", (current, count, slots) => {
    expect(pageSlots(current, count)).toEqual(slots);
  });

  it("shows first, current and last page, in order, and never hides a single page", () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([current, count]) => {
        const slots = pageSlots(current, count);
        const numbers = slots.filter((slot) => slot !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, count]));
        slots.forEach((slot, at) => {
          if (slot !== "gap") return;
          expect(Number(slots[at + 1]) - Number(slots[at - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
