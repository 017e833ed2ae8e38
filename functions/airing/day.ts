import { dayOf } from "../../shared/entries/day.ts";
import { isWholeDay } from "../../shared/entries/whole-day.ts";

const dayMs = 86_400_000;

/** Writes moments as a zone's clock shows them. */
const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetMs(timeZone: string, atMs: number, clock = clockOf(timeZone)): number {
  const parts = clock.formatToParts(atMs);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 0);
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return local - Math.floor(atMs / 1000) * 1000;
}

/** A time zone as it is named, or UTC for one that does not exist. */
export function knownTimeZone(name: string | undefined): string {
  if (name === undefined) return "UTC";
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return name;
  } catch {
    return "UTC";
  }
}

/** Where midnight of a local day lies, also on days when the clock is changed. */
function midnightMs(timeZone: string, localMidnight: number): number {
  const guess = localMidnight - offsetMs(timeZone, localMidnight);
  return localMidnight - offsetMs(timeZone, guess);
}

/** Whole days of a time zone. */
export interface Days {
  /** The first day, `YYYY-MM-DD` in the zone. */
  readonly first: string;
  /** Inclusive. */
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
}

/**
 * So many days of a time zone (UTC for one that does not exist) from `first` on, or from the day around `nowMs` on where
 * that is no day of any calendar.
 */
export function daysFrom(
  first: string | undefined,
  count: number,
  nowMs: number,
  timeZone: string | undefined,
): Days {
  const zone = knownTimeZone(timeZone);
  const localMidnight =
    first !== undefined && isWholeDay(first)
      ? Date.parse(first)
      : Math.floor((nowMs + offsetMs(zone, nowMs)) / dayMs) * dayMs;
  return {
    first: dayOf(localMidnight),
    fromMs: midnightMs(zone, localMidnight),
    toMs: midnightMs(zone, localMidnight + count * dayMs),
  };
}

/** The bounds of the day around `nowMs` in a time zone (UTC for one that does not exist), from inclusive to exclusive. */
export const dayAround = (nowMs: number, timeZone: string | undefined): Days =>
  daysFrom(undefined, 1, nowMs, timeZone);

/** Where the day is furthest ahead of UTC. */
const furthestMs = 14 * 3_600_000;

/** The year that it is at a moment in a time zone; where none is named, the latest that it is anywhere. */
export function latestYear(nowMs: number, timeZone: string | undefined): number {
  const atMs = timeZone === undefined ? nowMs + furthestMs : nowMs;
  return Number(dayAround(atMs, timeZone).first.slice(0, 4));
}

const quarterMs = 15 * 60_000;

/**
 * Tells the day (`YYYY-MM-DD`) of moments in a time zone (UTC for one that does not exist), each quarter of an hour but
 * once: with one of these the days of all time zones begin.
 */
export function dayTeller(timeZone: string | undefined): (atMs: number) => string {
  const zone = knownTimeZone(timeZone);
  const clock = clockOf(zone);
  const known = new Map<number, string>();
  return (atMs) => {
    const quarter = Math.floor(atMs / quarterMs);
    const found = known.get(quarter);
    if (found !== undefined) return found;
    const day = dayOf(atMs + offsetMs(zone, atMs, clock));
    known.set(quarter, day);
    return day;
  };
}
