import { describe, expect, test } from "vitest";
import { heat } from "../../functions/trending/heat.ts";

describe("heat", () => {
  test("an addition counts half after two days", () => {
    const cold = { popularity: 0, isAiring: false };
    expect(heat({ ...cold, additions: [1] })).toBe(1);
    expect(heat({ ...cold, additions: [0, 0, 1] })).toBe(0.5);
  });

  test("without any activity the better known title is hotter, and airing doubles its fame", () => {
    const quiet = { additions: [] };
    expect(heat({ ...quiet, popularity: 90, isAiring: false })).toBeGreaterThan(
      heat({ ...quiet, popularity: 80, isAiring: false }),
    );
    expect(heat({ ...quiet, popularity: 80, isAiring: true })).toBe(
      2 * heat({ ...quiet, popularity: 80, isAiring: false }),
    );
  });
});
