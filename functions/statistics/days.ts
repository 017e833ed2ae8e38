import type { Day } from "../../shared/entries/day.ts";
import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import type { Seen } from "./seen.ts";

/** What was seen on a day. */
export interface DayCount {
  readonly day: Day;
  readonly episodes: number;
  readonly chapters: number;
}

/** What was seen of a title. */
export interface SeenOfTitle {
  readonly kind: Kind;
  readonly seen: readonly Seen[];
}

const dayMs = 86_400_000;
const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The day so many days after another one, before it where that is less than 0. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day =>
  // 1 January 1970 was a Thursday.
  dayAfter(day, -((numberOf(day) + 3) % 7));

/** How much of each title was seen day by day, oldest first; days without anything are left out. */
export function daysOf(
  titles: readonly SeenOfTitle[],
  dayAt: (atMs: number) => Day,
): readonly DayCount[] {
  const days = new Map<Day, { episodes: number; chapters: number }>();
  for (const { kind, seen } of titles) {
    for (const { atMs, units } of seen) {
      if (atMs === null) continue;
      const day = dayAt(atMs);
      const count = days.get(day) ?? { episodes: 0, chapters: 0 };
      count[kind === "anime" ? "episodes" : "chapters"] += units;
      days.set(day, count);
    }
  }
  return [...days]
    .map(([day, count]) => ({ day, ...count }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Days from the first with something to the last, among which there is never a longer rest than streaks forgive. */
export interface Streak {
  readonly from: Day;
  readonly to: Day;
  /** From the first to the last, rest days among them. */
  readonly days: number;
  /** Those with something. */
  readonly active: number;
}

const isInReach = (last: Day, next: Day): boolean =>
  numberOf(next) - numberOf(last) <= limits.streakRestDays + 1;

/** All streaks of days with something, oldest first. */
function allStreaks(days: readonly DayCount[]): Streak[] {
  const streaks: Streak[] = [];
  for (const { day } of days) {
    const last = streaks.at(-1);
    if (last !== undefined && isInReach(last.to, day)) {
      const length = numberOf(day) - numberOf(last.from) + 1;
      streaks[streaks.length - 1] = { ...last, to: day, days: length, active: last.active + 1 };
    } else {
      streaks.push({ from: day, to: day, days: 1, active: 1 });
    }
  }
  return streaks;
}

/** The first of the longest streaks of days with something; null where there is none. */
export const longestStreak = (days: readonly DayCount[]): Streak | null =>
  allStreaks(days).reduce<Streak | null>(
    (longest, streak) => (streak.days > (longest?.days ?? 0) ? streak : longest),
    null,
  );

/** The streak that somebody can go on with today; null where there is none. */
export function currentStreak(days: readonly DayCount[], today: Day): Streak | null {
  const last = allStreaks(days).at(-1);
  return last !== undefined && isInReach(last.to, today) ? last : null;
}
