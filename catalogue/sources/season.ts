import { seasons, type Season } from "../../shared/filters.ts";
import type { PartialDate } from "../title.ts";

const DAY_MS = 86_400_000;
/** Shows of a season may begin some days before it. */
const EARLY_MS = 10 * DAY_MS;

/** The season that a show belongs to by the Japanese date of its first episode; null without a month. */
export function seasonOf(begin: PartialDate | null): { season: Season; year: number } | null {
  if (begin === null || begin.length < 7) return null;
  const early = begin.length === 7 ? 0 : EARLY_MS;
  const date = new Date(Date.parse(begin) + early);
  const season = seasons[Math.floor(date.getUTCMonth() / 3)];
  return season === undefined ? null : { season, year: date.getUTCFullYear() };
}
