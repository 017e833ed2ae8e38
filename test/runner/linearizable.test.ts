import { describe, expect, test } from "vitest";
import { isLinearizable, type Call } from "../support/linearizable.ts";

/** A register of one number, as the laws about entries use the check. */
const write = (value: number, from: number, to: number): Call<number> => ({
  from,
  to,
  apply: () => value,
});
const read = (value: number, from: number, to: number): Call<number> => ({
  from,
  to,
  apply: (state) => (state === value ? state : undefined),
});

describe("isLinearizable", () => {
  test("lets calls that overlap happen in either order", () => {
    const both = [write(1, 0, 10), write(2, 5, 15)];
    expect(isLinearizable(both, 0, 1)).toBe(true);
    expect(isLinearizable(both, 0, 2)).toBe(true);
    expect(isLinearizable(both, 0, 0)).toBe(false);
  });

  test("finds a change that was lost although nothing came after it", () => {
    expect(isLinearizable([write(1, 0, 1), write(2, 2, 3)], 0, 2)).toBe(true);
    expect(isLinearizable([write(1, 0, 1), write(2, 2, 3)], 0, 1)).toBe(false);
  });

  test("finds an answer that no order explains", () => {
    const calls = [write(1, 0, 10), read(1, 1, 2), read(0, 3, 4)];
    expect(isLinearizable(calls, 0, 1)).toBe(false);
    expect(isLinearizable([write(1, 0, 10), read(0, 1, 2), read(1, 3, 4)], 0, 1)).toBe(true);
  });
});
