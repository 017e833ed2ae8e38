/** Days and times in words, as `Intl` has them for "en-GB"; by hand, for what its first use costs (decision 0111). */
import { localDayOf, type Day } from "../entries/day.ts";

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

/** "Friday". */
export const weekdayName = (day: Day): string => `${weekdays[new Date(day).getUTCDay()]}day`;

/** "Friday, 27 November 2026". */
export const weekdayAndDay = (day: Day): string => `${weekdayName(day)}, ${longDay(day)}`;

/** "Friday 27 Nov". */
export const weekdayAndShortDay = (day: Day): string =>
  `${weekdayName(day)} ${shortDay(day).slice(0, -5)}`;

/** "21:40" where the viewer is. */
export function clockTime(ms: number): string {
  const at = new Date(ms);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** "27 Nov 2026, 21:40" where the viewer is. */
export const dayAndTime = (ms: number): string => `${shortDay(localDayOf(ms))}, ${clockTime(ms)}`;
