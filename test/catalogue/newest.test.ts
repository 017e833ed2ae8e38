import { describe, expect, test } from "vitest";
import { blankTitle, type Title } from "../../catalogue/title.ts";
import { newestAnime } from "../../functions/catalogue/newest.ts";

const now = new Date("2026-11-25T23:00:00Z");
const anime = (more: Partial<Title>): Title => ({ ...blankTitle("anime", 1, "Umi"), ...more });
const newest = (...titles: Partial<Title>[]) => newestAnime(titles.map(anime), now);

describe("the newest anime", () => {
  test("is the last that has begun, of whatever is announced", () => {
    expect(newest({ from: "2026-09-26" }, { from: "2026-11-26" }, { from: "2026-01-01" })).toEqual({
      day: "2026-09-26",
      daysAgo: 60,
    });
    expect(newest({ from: "2026-11-25" })).toEqual({ day: "2026-11-25", daysAgo: 0 });
  });

  test("began on the first day of its month or season where no day is known", () => {
    expect(newest({ from: "2026-10" })).toMatchObject({ day: "2026-10-01" });
    expect(newest({ season: "fall", year: 2026 })).toMatchObject({ day: "2026-10-01" });
    expect(newest({ season: "winter", year: 2026 })).toMatchObject({ day: "2026-01-01" });
  });

  test("is none of those of which only the year is known, and no manga", () => {
    expect(newest({ from: "2026", year: 2026 }, { season: "fall" }, {})).toBeUndefined();
    expect(newest({ kind: "manga", from: "2026-10-01" })).toBeUndefined();
  });
});
