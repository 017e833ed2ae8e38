import type { SeasonOfYear } from "../../../shared/season.ts";

/** Titles of a season on one page: nearly every season fits. */
export const seasonPageSize = 100;

/** The request for what began in a season. The year and the season may be parts of an address that hold for them. */
export const seasonRequest = (
  { year, season }: { readonly year: SeasonOfYear["year"] | string; readonly season: string },
  page: number,
) => ({
  kind: "anime" as const,
  years: [String(year)],
  seasons: [season],
  page,
  page_size: seasonPageSize,
});
