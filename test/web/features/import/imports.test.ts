import { describe, expect, test } from "vitest";
import { importStates, restingStates } from "../../../../shared/imports.ts";
import {
  isRunning,
  nextLookMs,
  type ImportJob,
} from "../../../../web/features/import/use-imports.ts";

describe("a running import", () => {
  test("is looked at every second at first, and later ever less", () => {
    expect([0, 5000, 10_000].map((ageMs) => nextLookMs(ageMs, 0))).toEqual([1000, 1000, 1000]);
    expect(nextLookMs(60_000, 0)).toBe(6000);
    expect(nextLookMs(3_600_000, 0)).toBe(15_000);
    // Clocks differ: the server's may be ahead.
    expect(nextLookMs(-60_000, 0)).toBe(1000);
  });

  test("of which nothing is heard is asked for with growing pauses, and then no more", () => {
    expect(nextLookMs(10_000, 500)).toBe(1000);
    expect(nextLookMs(60_000, 40_000)).toBe(40_000);
    expect(nextLookMs(3_600_000, 700_000)).toBe(false);
  });

  test("is one that goes on by itself", () => {
    const job = (state: ImportJob["state"]) => ({ state }) as ImportJob;
    for (const state of importStates) {
      expect(isRunning(job(state))).toBe(!restingStates.includes(state));
    }
  });
});
