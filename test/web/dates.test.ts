import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  clockTime,
  dayOfYear,
  longDay,
  monthName,
  shortDay,
  shortDayOfYear,
  shortMonthName,
  weekdayAndDay,
  weekdayName,
} from "../../shared/words/day-words.ts";
import { dayOf } from "../../shared/entries/day.ts";
import { grouped } from "../../shared/words/grouped.ts";
import { fc } from "../support/properties.ts";

const web = join(import.meta.dirname, "../../web");

test("days, times and counts are written one way by every page, without what the browser reads for all languages", () => {
  const askers = globSync("**/*.{ts,tsx}", { cwd: web }).filter((file) =>
    /DateTimeFormat|NumberFormat|PluralRules|toLocale(?:Date|Time)?String/.test(
      readFileSync(join(web, file), "utf8"),
    ),
  );
  // A browser that does not know Temporal tells its time zone in no other way.
  expect(askers).toEqual(["browser/time-zone.ts"]);
});

describe("words", () => {
  const anyMs = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
  const inBritish = (ms: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options }).format(ms);

  test("name days as the language does", () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        const day = dayOf(ms);
        const date = { day: "numeric", month: "long" } as const;
        expect(longDay(day)).toBe(inBritish(ms, { dateStyle: "long" }));
        expect(shortDay(day)).toBe(inBritish(ms, { dateStyle: "medium" }));
        expect(dayOfYear(day)).toBe(inBritish(ms, date));
        expect(shortDayOfYear(day)).toBe(inBritish(ms, { ...date, month: "short" }));
        expect(monthName(day)).toBe(inBritish(ms, { month: "long" }));
        expect(shortMonthName(day)).toBe(inBritish(ms, { month: "short" }));
        expect(weekdayName(day)).toBe(inBritish(ms, { weekday: "long" }));
        expect(weekdayAndDay(day)).toBe(
          inBritish(ms, { ...date, weekday: "long", year: "numeric" }),
        );
      }),
    );
  });

  test("name what is known of a day, and no more", () => {
    expect(longDay("2026-05-00")).toBe("May 2026");
    expect(longDay("2026-00-00")).toBe("2026");
    expect(shortDay("2026-09-00")).toBe("Sept 2026");
    expect(shortDay("2026-00-00")).toBe("2026");
  });

  test("tell the time of the device's own clock", () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        expect(clockTime(ms)).toBe(
          new Date(ms).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" }),
        );
      }),
    );
  });

  test("group what is counted", () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(grouped(count)).toBe(count.toLocaleString("en"));
      }),
    );
  });
});
