import { fc } from "../../support/properties.ts";
import { describe, expect, it } from "vitest";
import { airingAtMs, countdownText, firstAhead } from "../../../web/features/home/countdown.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe("airingAtMs", () => {
  it("reads the server's time as UTC, whatever the time zone here", () => {
    expect(airingAtMs("2026-11-21 14:00:05")).toBe(Date.UTC(2026, 10, 21, 14, 0, 5));
  });
});

describe("countdownText", () => {
  it("counts hours, minutes and seconds", () => {
    expect(countdownText(hour + 2 * minute + 3 * second)).toBe("Airing in: 1h 2m 3s");
    expect(countdownText(59 * second)).toBe("Airing in: 0h 0m 59s");
    expect(countdownText(26 * hour)).toBe("Airing in: 26h 0m 0s");
  });

  it("says that an episode has aired at zero, and not a moment earlier", () => {
    expect(countdownText(1)).toBe("Airing in: 0h 0m 1s");
    expect(countdownText(0)).toBe("Already aired");
    expect(countdownText(-hour)).toBe("Already aired");
  });

  it("never shows a part that is below zero or carries over", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 48 * hour }), (remainingMs) => {
        const parts = /^Airing in: (\d+)h (\d+)m (\d+)s$/.exec(countdownText(remainingMs));
        const [hours = -1, minutes = -1, seconds = -1] = (parts ?? []).slice(1).map(Number);
        expect(minutes).toBeLessThan(60);
        expect(seconds).toBeLessThan(60);
        const shownMs = hours * hour + minutes * minute + seconds * second;
        expect(shownMs - remainingMs).toBeGreaterThanOrEqual(0);
        expect(shownMs - remainingMs).toBeLessThan(second);
      }),
    );
  });
});

describe("firstAhead", () => {
  const day = [
    { airingAt: "2026-11-21 08:00:00" },
    { airingAt: "2026-11-21 12:00:00" },
    { airingAt: "2026-11-21 18:00:00" },
  ];

  it("finds the episode that comes next", () => {
    expect(firstAhead(day, Date.UTC(2026, 10, 21, 7))).toBe(0);
    expect(firstAhead(day, Date.UTC(2026, 10, 21, 12))).toBe(2);
  });

  it("begins at the beginning when the day is over, and when there is nothing", () => {
    expect(firstAhead(day, Date.UTC(2026, 10, 21, 23))).toBe(0);
    expect(firstAhead([], 0)).toBe(0);
  });
});
