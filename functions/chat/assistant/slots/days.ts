import type { Desk } from "../../tools/desk.ts";
import type { Since } from "../languages/phrases.ts";

/** Days of the asker's calendar: so many, from the first one on; 0 is today. */
export interface Days {
  readonly first: number;
  readonly days: number;
  /** Whether only its evening is meant. */
  readonly isEvening: boolean;
}

/** Sunday first, as the clock counts them. */
const weekdays: readonly RegExp[] = [
  /\bsundays?\b|\bsonntag(?:s|abends?)?\b|日曜/,
  /\bmondays?\b|\bmontag(?:s|abends?)?\b|月曜/,
  /\btuesdays?\b|\bdienstag(?:s|abends?)?\b|火曜/,
  /\bwednesdays?\b|\bmittwoch(?:s|abends?)?\b|水曜/,
  /\bthursdays?\b|\bdonnerstag(?:s|abends?)?\b|木曜/,
  /\bfridays?\b|\bfreitag(?:s|abends?)?\b|金曜/,
  /\bsaturdays?\b|\bsamstag(?:s|abends?)?\b|\bsonnabend(?:s|abends?)?\b|土曜/,
];

/** The next day of that name on the asker's calendar; today counts. */
function weekdayIn(plain: string, { nowMs, timeZone }: Desk): Omit<Days, "isEvening"> | undefined {
  const wanted = weekdays.findIndex((name) => name.test(plain));
  if (wanted < 0) return undefined;
  const date = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(nowMs);
  const today = new Date(`${date}T00:00:00Z`).getUTCDay();
  return { first: (wanted - today + 7) % 7, days: 1 };
}

/** The days that a text names: "tomorrow", "this week", "on Friday". */
export function daysIn(plain: string, desk: Desk): Days | undefined {
  const days = wholeDaysIn(plain, desk);
  const isEvening = days?.days === 1 && evening.test(plain);
  return days && { ...days, isEvening };
}

const evening =
  /\b(?:tonights?|evenings?|nights?|\w*abends?|heute nacht)\b(?<!sonnabends?)|今夜|今晩|夜に|の夜/;

function wholeDaysIn(plain: string, desk: Desk): Omit<Days, "isEvening"> | undefined {
  if (/\b(?:this|next|the) week(?:end)?\b|\bdiese woche\b|\bwochenende\b|今週/.test(plain))
    return { first: 0, days: 7 };
  if (/\bday after tomorrow\b|\bubermorgen\b|明後日|あさって/.test(plain))
    return { first: 2, days: 1 };
  if (
    /\btomorrows?\b|\bmorgen\b(?! abend$)|明日|あした/.test(plain) &&
    !/\bguten morgen\b/.test(plain)
  )
    return { first: 1, days: 1 };
  if (/\byesterday\b|\bgestern\b|昨日/.test(plain)) return { first: -1, days: 1 };
  if (
    /\btoday\b|\btonights?\b|\bthis (?:evening|night)\b|\bheute\b|今日|本日|今夜|今晩|きょう/.test(
      plain,
    )
  )
    return { first: 0, days: 1 };
  return weekdayIn(plain, desk);
}

/** From when on the asker's own doings are asked for: "this month". */
export function sinceIn(plain: string): Since | undefined {
  if (/\bthis week\b|\bdiese woche\b|今週/.test(plain)) return "week";
  if (/\bthis month\b|\bdiesen monat\b|\bin diesem monat\b|今月/.test(plain)) return "month";
  if (/\bthis year\b|\bso far this year\b|\bdieses jahr\b|\bin diesem jahr\b|今年/.test(plain))
    return "year";
  return undefined;
}
