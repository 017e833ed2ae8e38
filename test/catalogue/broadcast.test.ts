import { describe, expect, it } from "vitest";
import { weeklyBroadcast } from "../../catalogue/sources/broadcast.ts";

describe("a weekly slot in Japan", () => {
  it("begins on the first such weekday from the first day on", () => {
    expect(weeklyBroadcast("Friday", "23:00", "2026-10-02")).toEqual({
      start: "2026-10-02T14:00:00.000Z",
      everyDays: 7,
    });
    expect(weeklyBroadcast("Sundays", "09:30", "1999-10-20")?.start).toBe(
      "1999-10-24T00:30:00.000Z",
    );
  });

  it("may be before nine in the morning, which is still the day before in UTC", () => {
    expect(weeklyBroadcast("Sunday", "00:55", "2026-10-04")?.start).toBe(
      "2026-10-03T15:55:00.000Z",
    );
  });

  it("may be after midnight of its day", () => {
    expect(weeklyBroadcast("Monday", "25:30", "2026-10-05")?.start).toBe(
      "2026-10-05T16:30:00.000Z",
    );
  });

  it("is not known without a weekday, a time and a day", () => {
    expect(weeklyBroadcast("Unknown", "23:00", "2026-10-02")).toBeNull();
    expect(weeklyBroadcast("Friday", null, "2026-10-02")).toBeNull();
    expect(weeklyBroadcast("Friday", "23:00", "2026-10")).toBeNull();
    expect(weeklyBroadcast("Friday", "23:00", null)).toBeNull();
  });
});
