import { longDay } from "../../../shared/words/day-words.ts";
import type { Day } from "../../../shared/entries/day.ts";
import { grouped } from "../../../shared/words/grouped.ts";

/** What was seen on a day. */
export interface DayCount {
  readonly day: Day;
  readonly episodes: number;
  readonly chapters: number;
}

const dayMs = 86_400_000;

const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayAt = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

/** Monday is 0; 1 January 1970 was a Thursday. */
const weekdayOf = (number: number): number => (number + 3) % 7;

const counted = (count: number, unit: string): string[] =>
  count === 0 ? [] : [`${grouped(count)} ${unit}${count === 1 ? "" : "s"}`];

/** "12 episodes and 3 chapters", "nothing". */
export const seenWords = ({ episodes, chapters }: Omit<DayCount, "day">): string =>
  [...counted(episodes, "episode"), ...counted(chapters, "chapter")].join(" and ") || "nothing";

const all = ({ episodes, chapters }: DayCount): number => episodes + chapters;

const sumOf = (days: readonly DayCount[]) => ({
  episodes: days.reduce((sum, { episodes }) => sum + episodes, 0),
  chapters: days.reduce((sum, { chapters }) => sum + chapters, 0),
});

/** Levels above nothing; the highest is that of days with more than nearly all others. */
export const levels = 4;

/** Says of a day how much it has beside the others: 1 to the highest level, of which a tenth of the days are. */
export function leveller(days: readonly DayCount[]): (day: DayCount) => number {
  const sorted = days.map(all).sort((a, b) => a - b);
  const much = Math.max(levels, sorted[Math.floor(sorted.length * 0.9)] ?? 0);
  return (day) => Math.min(levels, Math.ceil((all(day) / much) * levels));
}

/** A day in the picture: a week is a column, a weekday a row. */
export interface Square extends DayCount {
  readonly week: number;
  readonly weekday: number;
  /** 0 for nothing. */
  readonly level: number;
}

/** All days from one to another, as they stand in the picture. */
export function squaresOf(from: Day, to: Day, days: readonly DayCount[]): Square[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const levelOf = leveller(days);
  const first = numberOf(from);
  const monday = first - weekdayOf(first);
  return Array.from({ length: numberOf(to) - first + 1 }, (_, at) => {
    const number = first + at;
    const day = dayAt(number);
    const count = known.get(day);
    return {
      day,
      episodes: count?.episodes ?? 0,
      chapters: count?.chapters ?? 0,
      week: Math.floor((number - monday) / 7),
      weekday: weekdayOf(number),
      level: count === undefined ? 0 : levelOf(count),
    };
  });
}

/** What the picture shows, for those who do not see it. */
export function essence(from: Day, to: Day, days: readonly DayCount[]): string {
  const span = `from ${longDay(from)} to ${longDay(to)}`;
  const [first, ...others] = days;
  if (first === undefined) return `Nothing ${span}.`;
  const most = others.reduce((best, day) => (all(day) > all(best) ? day : best), first);
  const on = `on ${days.length === 1 ? "one day" : `${days.length} days`}`;
  return `${seenWords(sumOf(days))} ${on} ${span}, most on ${longDay(most.day)}: ${seenWords(most)}.`;
}

/** The days with something, by month, as rows of a table: each month, and below it its days. */
export function heatRows(days: readonly DayCount[]) {
  const row = (name: string, count: Omit<DayCount, "day">) => ({
    name,
    cells: [grouped(count.episodes), grouped(count.chapters)],
  });
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  return months.flatMap((month) => {
    const those = days.filter(({ day }) => day.startsWith(month));
    return [
      row(
        `${longDay(`${month}-00`)}, ${those.length === 1 ? "1 day" : `${those.length} days`}`,
        sumOf(those),
      ),
      ...those.map((day) => row(longDay(day.day), day)),
    ];
  });
}
