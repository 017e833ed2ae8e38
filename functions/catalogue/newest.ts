import { seasons } from "../../shared/filters.ts";
import type { Title } from "../../catalogue/title.ts";

const DAY_MS = 86_400_000;

/** The first day on which a title may have begun, as far as anybody knows more than its year. */
function begunOn({ from, season, year }: Title): string | undefined {
  if (from !== null && from.length > "2000".length) return from.padEnd("2000-01-01".length, "-01");
  if (season === null || year === null) return undefined;
  const month = seasons.indexOf(season) * 3 + 1;
  return `${year}-${String(month).padStart(2, "0")}-01`;
}

/**
 * The day on which the newest anime began that has begun by now, and how many days ago that was; undefined when of none
 * more than the year is known. In a catalogue that is kept up it is never long ago.
 */
export function newestAnime(
  titles: readonly Title[],
  now: Date,
): { day: string; daysAgo: number } | undefined {
  const today = now.toISOString().slice(0, 10);
  let newest = "";
  for (const title of titles) {
    const day = title.kind === "anime" ? begunOn(title) : undefined;
    if (day !== undefined && day <= today && day > newest) newest = day;
  }
  if (newest === "") return undefined;
  return { day: newest, daysAgo: Math.round((Date.parse(today) - Date.parse(newest)) / DAY_MS) };
}
