import { describe, expect, test } from "vitest";
import { blankTitle, type Title } from "../../catalogue/title.ts";
import { newestAnime } from "../../functions/catalogue/newest.ts";

const now = new Date("2026-11-25T23:00:00Z");
const anime = (more: Partial<Title>): Title => ({
  ...blankTitle("anime", 1, "Umi"),
  sources: ["csv"],
  ...more,
});
/** The newest of some anime, of which a source speaks as of a day. */
const newestAsOf = (asOf: string, ...titles: Partial<Title>[]) =>
  newestAnime(titles.map(anime), new Map([["csv", { asOf }]]), now);
const newest = (...titles: Partial<Title>[]) => newestAsOf("2026-11-25", ...titles);

describe("the newest anime", () => {
  test("is the last that has begun, of whatever is announced", () => {
    expect(newest({ from: "2026-09-26" }, { from: "2026-11-26" }, { from: "2026-01-01" })).toEqual({
      day: "2026-09-26",
      daysAgo: 60,
    });
    expect(newest({ from: "2026-11-25" })).toEqual({ day: "2026-11-25", daysAgo: 0 });
  });

  test("is told by the first day of its month or season where no day is known", () => {
    expect(newest({ from: "2026-10" })).toMatchObject({ day: "2026-10-01" });
    expect(newest({ season: "fall", year: 2026 })).toMatchObject({ day: "2026-10-01" });
    expect(newest({ season: "winter", year: 2026 })).toMatchObject({ day: "2026-01-01" });
    const known = { from: "2026-11-20" };
    expect(newest(known, { season: "fall", year: 2026 })).toEqual({
      day: "2026-11-20",
      daysAgo: 0,
    });
  });

  test("may have begun until its month or season is over, and until today in one that goes on", () => {
    expect(newest({ season: "fall", year: 2026 })).toMatchObject({ daysAgo: 0 });
    expect(newest({ from: "2026-11" })).toMatchObject({ daysAgo: 0 });
    expect(newest({ from: "2026-10" })).toMatchObject({ daysAgo: 25 });
    // From September 30 on.
    expect(newest({ season: "summer", year: 2026 })).toMatchObject({ daysAgo: 56 });
    expect(newest({ season: "fall", year: 2025 })).toMatchObject({ daysAgo: 329 });
    expect(newest({ season: "summer", year: 2026 }, { from: "2026-11-05" })).toEqual({
      day: "2026-11-05",
      daysAgo: 20,
    });
  });

  test("may not have begun after the day as of which its sources speak, where they know its season alone", () => {
    const [summer, fall] = [
      { season: "summer", year: 2026 } as const,
      { season: "fall", year: 2026 } as const,
    ];
    expect(newestAsOf("2026-07-04", summer, fall, { from: "2026-07-03" })).toMatchObject({
      daysAgo: 144,
    });
    expect(newestAsOf("2026-11-04", summer, fall)).toMatchObject({ daysAgo: 21 });
    // Of no source that names a day more is known than when the season began.
    expect(newest({ ...fall, sources: ["own"] })).toMatchObject({ daysAgo: 55 });
    expect(newest({ ...fall, sources: ["own", "csv"] })).toMatchObject({ daysAgo: 0 });
    expect(newestAsOf("2026-07-04", { from: "2026-11-20" })).toMatchObject({ daysAgo: 5 });
  });

  test("is none that is announced for a month or season to come", () => {
    expect(newest({ season: "winter", year: 2027 }, { from: "2026-12" })).toBeUndefined();
    expect(newest({ season: "fall", year: 2027 }, { from: "2026-06-01" })).toEqual({
      day: "2026-06-01",
      daysAgo: 177,
    });
  });

  test("is none of those of which only the year is known, and no manga", () => {
    expect(newest({ from: "2026", year: 2026 }, { season: "fall" }, {})).toBeUndefined();
    expect(
      newest({ season: "fall", year: 10_000 }, { season: "fall", year: 1e15 }),
    ).toBeUndefined();
    expect(newest({ kind: "manga", from: "2026-10-01" })).toBeUndefined();
  });
});
