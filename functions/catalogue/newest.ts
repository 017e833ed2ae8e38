import type { Title } from "../../catalogue/title.ts";
import { seasons } from "../../shared/filters.ts";
import type { Origin } from "./sources.ts";

const DAY_MS = 86_400_000;
const monthsPerSeason = 3;

/** The days on which a title may have begun, as far as anybody knows more than its year. */
interface Beginning {
  readonly first: string;
  readonly last: string;
}

function beginningOf({ from, season, year }: Title): Beginning | undefined {
  const [ofYear, month, day] = (from ?? "").split("-").map(Number);
  if (from !== null && day !== undefined) return { first: from, last: from };
  if (ofYear !== undefined && month !== undefined) return monthsFrom(ofYear, month - 1, 1);
  if (season === null || year === null) return undefined;
  return monthsFrom(year, seasons.indexOf(season) * monthsPerSeason, monthsPerSeason);
}

function monthsFrom(year: number, month: number, count: number): Beginning | undefined {
  // Sources write years that no date has.
  if (year > 9999) return undefined;
  const day = (months: number, date: number) =>
    new Date(Date.UTC(year, month + months, date)).toISOString().slice(0, 10);
  return { first: day(0, 1), last: day(count, 0) };
}

const earliest = (...days: readonly string[]): string => days.reduce((a, b) => (b < a ? b : a));

/**
 * The last day on which a title may have begun, as far as its sources can tell: one that knows no more than its season
 * tells nothing of what came after the day as of which it speaks; where no source names such a day, the first counts.
 */
function begunBy(
  { first, last }: Beginning,
  { sources }: Title,
  origins: ReadonlyMap<string, Origin>,
): string {
  if (first === last) return first;
  const asOf = sources.flatMap((source) => origins.get(source)?.asOf ?? []).toSorted();
  return earliest(last, asOf.at(-1) ?? first);
}

/**
 * The day since which the newest anime may have begun that has begun by now, and how many days ago one may have begun at
 * the latest; undefined when of none more than the year is known. In a catalogue that is kept up that is never long ago.
 * Some sources know no more than seasons: one that goes on may have brought a title today, and one that is over brought
 * its last on its last day. What was announced by a source that has come to an end does not count later.
 */
export function newestAnime(
  titles: readonly Title[],
  origins: ReadonlyMap<string, Origin>,
  now: Date,
): { day: string; daysAgo: number } | undefined {
  const today = now.toISOString().slice(0, 10);
  let [day, latest] = ["", ""];
  for (const title of titles) {
    const beginning = title.kind === "anime" ? beginningOf(title) : undefined;
    if (beginning === undefined || beginning.first > today) continue;
    const last = earliest(begunBy(beginning, title, origins), today);
    if (beginning.first > day) day = beginning.first;
    if (last > latest) latest = last;
  }
  if (day === "") return undefined;
  return { day, daysAgo: Math.round((Date.parse(today) - Date.parse(latest)) / DAY_MS) };
}
