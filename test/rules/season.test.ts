import { expect, test } from "vitest";
import { seasons } from "../../shared/filters.ts";
import { seasonAfter, seasonAt, seasonNamed } from "../../shared/season.ts";
import { fc } from "../support/properties.ts";

test.each([
  ["2024-01-01", 2024, "winter"],
  ["2024-03-31", 2024, "winter"],
  ["2024-04-01", 2024, "spring"],
  ["2024-09-30", 2024, "summer"],
  ["2024-12-31", 2024, "fall"],
] as const)("%s lies in the season of its quarter", (day, year, season) => {
  expect(seasonAt(new Date(day))).toEqual({ year, season });
});

test("seasons follow one another over the turn of a year, and back", () => {
  expect(seasonAfter({ year: 2023, season: "fall" }, 1)).toEqual({ year: 2024, season: "winter" });
  const season = fc.record({
    year: fc.integer({ min: 1000, max: 9999 }),
    season: fc.constantFrom(...seasons),
  });
  fc.assert(
    fc.property(season, fc.integer({ min: -99, max: 99 }), (one, by) => {
      expect(seasonAfter(seasonAfter(one, by), -by)).toEqual(one);
    }),
  );
});

test("an address names a season by four digits and one of four words, in any case", () => {
  expect(seasonNamed("2023", "Fall")).toEqual({ year: 2023, season: "fall" });
  for (const [year, season] of [
    ["0", "fall"],
    ["20233", "fall"],
    ["2023", "autumn"],
    ["-202", "fall"],
    ["", ""],
  ] as const) {
    expect(seasonNamed(year, season)).toBe(undefined);
  }
});
