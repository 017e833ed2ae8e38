/**
 * Days and times in words, as `Intl` has them for "en-GB". By hand: its first use in a browser reads the ways of all
 * languages, which takes a phone a quarter of a second before a page is drawn, and each further word costs, too.
 */
import type { Day } from "../entries/day.ts";

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const shortMonths = months.map((name) => name.slice(0, name.startsWith("Sept") ? 4 : 3));
const weekdays = "Sun Mon Tues Wednes Thurs Fri Satur".split(" ");

const monthIn = (names: readonly string[], day: Day): string | undefined =>
  names[Number(day.slice(5, 7)) - 1];

/** A day with a month of these names, as far as it is known: `2026-05-00` has no day, `2026-00-00` no month. */
const written = (names: readonly string[], day: Day): string =>
  [Number(day.slice(8, 10)) || undefined, monthIn(names, day), day.slice(0, 4)]
    .filter((part) => part !== undefined)
    .join(" ");

/** "27 November 2026"; "November 2026" or "2026" where `00` stands for what is not known. */
export const longDay = (day: Day): string => written(months, day);

/** "27 Nov 2026"; "Nov 2026" or "2026" where `00` stands for what is not known. */
export const shortDay = (day: Day): string => written(shortMonths, day);

/** "November" of a day in it. */
export const monthName = (day: Day): string => monthIn(months, day) ?? "";

/** "Nov" of a day in it. */
export const shortMonthName = (day: Day): string => monthIn(shortMonths, day) ?? "";

/** "27 November", without its year. */
export const dayOfYear = (day: Day): string => longDay(day).slice(0, -5);

/** "27 Nov", without its year. */
export const shortDayOfYear = (day: Day): string => shortDay(day).slice(0, -5);

/** "Friday". */
export const weekdayName = (day: Day): string => `${weekdays[new Date(day).getUTCDay()]}day`;

/** "Friday, 27 November 2026". */
export const weekdayAndDay = (day: Day): string => `${weekdayName(day)}, ${longDay(day)}`;

/** "21:40" where the viewer is. */
export function clockTime(ms: number): string {
  const at = new Date(ms);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
