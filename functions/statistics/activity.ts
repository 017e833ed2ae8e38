import { dayAround, dayTeller } from "../airing/day.ts";
import * as limits from "../../shared/limits.ts";
import { currentStreak, dayAfter, daysOf, longestStreak, mondayOf } from "./days.ts";
import type { Lists, ToldTitle } from "./read-lists.ts";
import { seenOf } from "./seen.ts";

/**
 * What the diary tells of somebody's latest weeks in a time zone, day by day, and of their streaks of all times; null where
 * none is kept.
 */
export function activityOf(
  { isKept, titles }: Pick<Lists, "isKept"> & { titles: readonly Pick<ToldTitle, "timeline">[] },
  tz: string | undefined,
  nowMs: number,
) {
  if (!isKept) return null;
  const today = dayAround(nowMs, tz).first;
  const from = dayAfter(mondayOf(today), -7 * (limits.statisticsWeeks - 1));
  const days = daysOf(
    titles.map(({ timeline }) => ({ kind: timeline.kind, seen: seenOf(timeline) })),
    dayTeller(tz),
  );
  return {
    from,
    to: today,
    days: days.filter(({ day }) => day >= from),
    current: currentStreak(days, today),
    longest: longestStreak(days),
  };
}
