import { seasons, type Season } from "./filters.ts";

/** A quarter of a year in which anime begin. */
export interface SeasonOfYear {
  readonly year: number;
  readonly season: Season;
}

/** The season in which a moment lies: winter from January on, spring from April, summer from July, fall from October. */
export function seasonAt(date: Date): SeasonOfYear {
  const season = seasons[Math.floor(date.getUTCMonth() / 3)] ?? "winter";
  return { year: date.getUTCFullYear(), season };
}

/** The season that it is now. */
export const thisSeason = (): SeasonOfYear => seasonAt(new Date());

/** The season so many later, or earlier for a negative number. */
export function seasonAfter({ year, season }: SeasonOfYear, by: number): SeasonOfYear {
  const at = year * seasons.length + seasons.indexOf(season) + by;
  return {
    year: Math.floor(at / seasons.length),
    season: seasons[at % seasons.length] ?? "winter",
  };
}

/** The season that an address names; undefined where it names none. Years have four digits, as those of dates have. */
export function seasonNamed(year: string, season: string): SeasonOfYear | undefined {
  const named = seasons.find((each) => each === season.toLowerCase());
  return named === undefined || !/^\d{4}$/.test(year)
    ? undefined
    : { year: Number(year), season: named };
}
