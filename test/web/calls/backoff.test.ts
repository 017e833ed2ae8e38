import { describe, expect, test } from "vitest";
import { CallError } from "../../../web/calls/api.ts";
import { Allowance, mayTryAgain, onceMoreAfterMs, pauseMs } from "../../../web/calls/backoff.ts";

const broken = new CallError(0, undefined, "network");
const throttled = (retryAfterMs?: number) => new CallError(429, undefined, undefined, retryAfterMs);

describe("the pause before another try", () => {
  test("grows with every failure, up to half a minute", () => {
    const wanted = [1000, 3000, 9000, 27_000, 27_000];
    for (const [at, least] of wanted.entries()) {
      const pause = pauseMs(at + 1, broken);
      expect(pause).toBeGreaterThanOrEqual(least);
      expect(pause).toBeLessThanOrEqual(least * 1.25);
    }
  });

  test("is never shorter than the server asked for", () => {
    expect(pauseMs(1, throttled(40_000))).toBe(40_000);
    expect(pauseMs(4, throttled(2000))).toBe(pauseMs(4, broken));
  });

  test("is the same whenever a page asks: timers are set anew with every drawing", () => {
    expect(pauseMs(2, broken)).toBe(pauseMs(2, broken));
  });
});

describe("a read that failed", () => {
  test("is tried again twice where it may pass", () => {
    for (const error of [broken, new CallError(503, undefined), throttled(), new TypeError()]) {
      expect([0, 1, 2].map((failures) => mayTryAgain(failures, error))).toEqual([
        true,
        true,
        false,
      ]);
    }
  });

  test("is not where the server refused it, or led elsewhere", () => {
    const redirect = new CallError(0, undefined, "redirect");
    // Nor where it has taken all of its time.
    const late = new CallError(0, undefined, "time");
    for (const error of [new CallError(404, "No."), new CallError(401, "No."), redirect, late]) {
      expect(mayTryAgain(0, error)).toBe(false);
    }
  });

  test("is not where the server wants a long pause: the failure is shown", () => {
    expect(mayTryAgain(0, throttled(5000))).toBe(true);
    expect(mayTryAgain(0, throttled(60_000))).toBe(false);
  });
});

describe("what was refused as too much", () => {
  test("is tried once more when the server has said, within a minute", () => {
    expect(onceMoreAfterMs(throttled(5000))).toBe(5000);
    expect(onceMoreAfterMs(throttled(60_000))).toBe(60_000);
    expect(onceMoreAfterMs(throttled(0))).toBeGreaterThanOrEqual(1000);
  });

  test("is left to Retry where that is long, or not told", () => {
    for (const error of [throttled(61_000), throttled(), broken, new TypeError()]) {
      expect(onceMoreAfterMs(error)).toBeUndefined();
    }
  });
});

describe("the tries of a page together", () => {
  test("are few at once, and then one now and then", () => {
    const allowance = new Allowance(3, 10_000);
    const takenAt = (...times: readonly number[]) => times.map((time) => allowance.take(time));
    expect(takenAt(0, 1, 2, 3, 9999)).toEqual([true, true, true, false, false]);
    expect(takenAt(10_000, 10_001)).toEqual([true, false]);
    expect(takenAt(20_000, 20_001)).toEqual([true, false]);
  });

  test("come back after a quiet time, never more than at first", () => {
    const allowance = new Allowance(2, 1000);
    for (const time of [0, 0, 0]) allowance.take(time);
    expect([100_000, 100_000, 100_000].map((time) => allowance.take(time))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
