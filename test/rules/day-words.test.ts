import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { dayOf } from "../../shared/entries/day.ts";
import {
  dayOfYear,
  longDay,
  monthName,
  shortDay,
  shortMonthName,
  weekdayAndDay,
  weekdayAndShortDay,
  weekdayName,
} from "../../shared/words/day-words.ts";
import { grouped } from "../../shared/words/grouped.ts";
import { fc } from "../support/properties.ts";

const inBritish = (ms: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options }).format(ms);

describe("days and counts are put into words by hand as Intl has them", () => {
  test("a day", () => {
    const anyMs = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2100, 0) });
    const date = { day: "numeric", month: "long" } as const;
    fc.assert(
      fc.property(anyMs, (ms) => {
        const day = dayOf(ms);
        expect(longDay(day)).toBe(inBritish(ms, { dateStyle: "long" }));
        expect(shortDay(day)).toBe(inBritish(ms, { dateStyle: "medium" }));
        expect(dayOfYear(day)).toBe(inBritish(ms, date));
        expect(monthName(day)).toBe(inBritish(ms, { month: "long" }));
        expect(shortMonthName(day)).toBe(inBritish(ms, { month: "short" }));
        expect(weekdayName(day)).toBe(inBritish(ms, { weekday: "long" }));
        const [weekday, year] = [{ weekday: "long" }, { year: "numeric" }] as const;
        expect(weekdayAndDay(day)).toBe(inBritish(ms, { ...date, ...weekday, ...year }));
        expect(weekdayAndShortDay(day)).toBe(
          inBritish(ms, { ...date, ...weekday, month: "short" }),
        );
      }),
    );
  });

  test("a count", () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(grouped(count)).toBe(count.toLocaleString("en"));
      }),
    );
  });
});

test("what is known of a day is said, and no more", () => {
  expect(longDay("2026-05-00")).toBe("May 2026");
  expect(longDay("2026-00-00")).toBe("2026");
  expect(shortDay("2026-09-00")).toBe("Sept 2026");
  expect(shortDay("2026-00-00")).toBe("2026");
});

/** Compares what the device's own clock tells of some moments, by hand and by Intl, and prints those that differ. */
const compareHere = `
  import { localDayOf } from ${JSON.stringify(import.meta.resolve("../../shared/entries/day.ts"))};
  import { clockTime, dayAndTime, longDay } from ${JSON.stringify(import.meta.resolve("../../shared/words/day-words.ts"))};
  const [day, time, both] = [
    { dateStyle: "long" },
    { hour: "2-digit", minute: "2-digit" },
    { dateStyle: "medium", timeStyle: "short" },
  ].map((options) => new Intl.DateTimeFormat("en-GB", options));
  for (let ms = Date.UTC(1965, 0); ms < Date.UTC(2040, 0); ms += 1e9 + 7e6) {
    const byHand = [longDay(localDayOf(ms)), clockTime(ms), dayAndTime(ms)].join(" | ");
    const byIntl = [day, time, both].map((format) => format.format(ms)).join(" | ");
    if (byHand !== byIntl) console.log(byHand, byIntl);
  }
`;

test.each(["UTC", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu"])(
  "a device in %s tells the day and the time of its own clock",
  (zone) => {
    const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", compareHere], {
      encoding: "utf8",
      env: { ...process.env, TZ: zone },
    });
    expect(printed).toBe("");
  },
);
