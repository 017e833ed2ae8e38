import type { Day } from "../../shared/entries/day.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { daysOf, longestStreak, type DayCount } from "./days.ts";
import type { Seen } from "./seen.ts";

/** When a title was started, finished and added, `YYYY-MM-DD` with 00 for what is not known; null where nobody says it. */
export interface TitleDates {
  readonly started: string | null;
  readonly finished: string | null;
  readonly added: Day | null;
}

/** A title as a year names it. */
export interface NamedTitle {
  readonly kind: Kind;
  readonly id: number;
  readonly title: string;
  readonly title_english: string | null;
  readonly title_japanese: string | null;
  readonly image_url: string;
  /** 0.1 to 10; null when not scored. */
  readonly score: number | null;
}

/** What a year counts of a title. */
export interface TitleOfYears {
  readonly named: NamedTitle;
  readonly dates: TitleDates;
  readonly seen: readonly Seen[];
  /** Of one episode; null when not known, and for all that is read. */
  readonly minutes: number | null;
  readonly genres: readonly string[];
  /** Studios or authors. */
  readonly makers: readonly string[];
}

/** A title with the day on which the year names it. */
interface Dated extends NamedTitle {
  readonly day: string;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By day, and what is known to the month alone at its end. */
const firstFirst = (a: Dated, b: Dated): number =>
  byText(a.day.replaceAll("00", "99"), b.day.replaceAll("00", "99")) ||
  byText(a.title, b.title) ||
  a.id - b.id;

const isWholeDay = ({ day }: Dated): boolean => !day.endsWith("-00");

const bestFirst = (a: Dated, b: Dated): number =>
  (b.score ?? 0) - (a.score ?? 0) || firstFirst(a, b);

/** How many there are of each kind, and the first of them. */
function group(titles: readonly Dated[]) {
  const [anime = 0, manga = 0] = kinds.map(
    (kind) => titles.filter((title) => title.kind === kind).length,
  );
  return { anime, manga, titles: titles.slice(0, limits.yearTitles) };
}

/** How many titles bear each name, most first. */
function sharesOf(named: readonly (readonly string[])[]): { name: string; titles: number }[] {
  const counts = new Map<string, number>();
  for (const name of named.flatMap((names) => [...new Set(names)])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, titles]) => ({ name, titles }))
    .sort((a, b) => b.titles - a.titles || byText(a.name, b.name))
    .slice(0, limits.yearShares);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function monthsOf(year: string, days: readonly DayCount[], finished: readonly Dated[]) {
  return Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, "0")}`;
    const those = days.filter(({ day }) => day.startsWith(month));
    return {
      month,
      episodes: sumOf(those.map(({ episodes }) => episodes)),
      chapters: sumOf(those.map(({ chapters }) => chapters)),
      finished: finished.filter(({ day }) => day.startsWith(month)).length,
    };
  });
}

const busiestOf = (days: readonly DayCount[]): DayCount | null =>
  days.reduce<DayCount | null>((most, day) => {
    const isMore = day.episodes + day.chapters > (most?.episodes ?? 0) + (most?.chapters ?? 0);
    return isMore ? day : most;
  }, null);

/**
 * A year (`YYYY`) of somebody's: what their diary tells of its days, and of its titles what their dates and the diary do.
 * Days, streak and the busiest day are those of the diary alone.
 */
export function yearOf(
  year: string,
  titles: readonly TitleOfYears[],
  dayAt: (atMs: number) => Day,
) {
  const isThen = (day: string | null): day is string => day?.startsWith(`${year}-`) === true;
  const then = titles.map((title) => ({
    ...title,
    seen: title.seen.filter(({ atMs }) => atMs !== null && isThen(dayAt(atMs))),
  }));
  const dated = (date: keyof TitleDates): Dated[] =>
    titles
      .flatMap(({ named, dates }) => (isThen(dates[date]) ? [{ ...named, day: dates[date] }] : []))
      .sort(firstFirst);
  const days = daysOf(
    then.map(({ named, seen }) => ({ kind: named.kind, seen })),
    dayAt,
  );
  const [finished, started] = [dated("finished"), dated("started")];
  const wholeDays = finished.filter(isWholeDay);
  const ofTheYear = then.filter(
    ({ seen, dates }) => seen.length > 0 || isThen(dates.finished) || isThen(dates.started),
  );
  const unitsOf = ({ seen }: TitleOfYears): number => sumOf(seen.map(({ units }) => units));
  const added = group(dated("added"));
  return {
    days,
    months: monthsOf(year, days, finished),
    episodes: sumOf(days.map(({ episodes }) => episodes)),
    chapters: sumOf(days.map(({ chapters }) => chapters)),
    minutes: sumOf(then.map((title) => unitsOf(title) * (title.minutes ?? 0))),
    finished: group(finished),
    started: group(started),
    added: { anime: added.anime, manga: added.manga },
    first: wholeDays[0] ?? null,
    last: wholeDays.at(-1) ?? null,
    best: finished
      .filter(({ score }) => score !== null)
      .sort(bestFirst)
      .slice(0, limits.yearBest),
    genres: sharesOf(ofTheYear.map(({ genres }) => genres)),
    makers: sharesOf(ofTheYear.map(({ makers }) => makers)),
    busiest: busiestOf(days),
    streak: longestStreak(days),
  };
}
