import { describe, expect, test } from "vitest";
import { importStates, restingStates } from "../../shared/imports.ts";
import { isRunning, nextLookMs, type ImportJob } from "../../web/features/import/use-imports.ts";

describe("a running import", () => {
  test("is looked at every second at first, and later ever less", () => {
    expect([0, 5000, 10_000].map(nextLookMs)).toEqual([1000, 1000, 1000]);
    expect(nextLookMs(60_000)).toBe(6000);
    expect(nextLookMs(3_600_000)).toBe(15_000);
    // Clocks differ: the server's may be ahead.
    expect(nextLookMs(-60_000)).toBe(1000);
  });

  test("is one that goes on by itself", () => {
    const job = (state: ImportJob["state"]) => ({ state }) as ImportJob;
    for (const state of importStates) {
      expect(isRunning(job(state))).toBe(!restingStates.includes(state));
    }
  });
});
