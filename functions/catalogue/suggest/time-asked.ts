import type { Season } from "../../../shared/filters.ts";
import { seasonAfter, seasonAt, type SeasonOfYear } from "../../../shared/season.ts";
import { plainForm } from "../../../shared/search/normalise.ts";

/** A season, or a year or decade as filters name them, that a query asks for. */
export type TimeAsked =
  | { readonly kind: "season"; readonly season: SeasonOfYear }
  | { readonly kind: "year"; readonly value: string };

/** What seasons are called, in plain form. */
const seasonWords: ReadonlyMap<string, Season> = new Map(
  Object.entries({
    ...({ winter: "winter", spring: "spring", summer: "summer" } as const),
    ...({ fall: "fall", autumn: "fall" } as const),
    ...({ 冬: "winter", 春: "spring", 夏: "summer", 秋: "fall" } as const),
  }),
);

/** Steps from the present, in seasons or years. */
const steps: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ this: 0, current: 0, now: 0, next: 1, upcoming: 1, coming: 1, last: -1, previous: -1 },
    ...{ 今: 0, 来: 1, 前: -1 },
  }),
);

/** Words around a season or a year that change nothing. */
const around = new Set(
  "anime manga season seasons seasonal the of in from series shows あにめ".split(" "),
);

/**
 * The season or the year that a query asks for: "winter 2024", "2024 winter", "fall 23", "冬 2024", "2024年冬アニメ",
 * "spring season" of this year, "next season", "last summer", "2019", "the 90s". Undefined for all others.
 */
export function timeAsked(query: string, now: Date): TimeAsked | undefined {
  const plain = plainForm(query)
    .replace(/(?<=\d)年/g, " ")
    .replace(/([冬春夏秋今来前])(?:期|季)?/g, " $1 ");
  const words = plain.split(/\s+/).filter((word) => word !== "");
  const telling = words.filter((word) => !around.has(word));
  const [first = "", second = ""] = telling;
  if (telling.length > 2) return undefined;
  const season = seasonWords.get(first) ?? seasonWords.get(second);
  if (telling.length === 1) {
    if (season !== undefined) return seasonOf({ ...seasonAt(now), season });
    const step = steps.get(first);
    // "this season", and not every "this".
    const isAsked = words.length > 1 || /^[今来前]$/.test(first);
    return step !== undefined && isAsked && /season|期|季|あにめ/.test(plainForm(query))
      ? seasonOf(seasonAfter(seasonAt(now), step))
      : yearOf(first);
  }
  const other = !seasonWords.has(first) ? first : second;
  if (season === undefined) return undefined;
  const step = steps.get(other);
  if (step !== undefined) return seasonOf(seasonBeside(season, step, now));
  const year = yearIn(other);
  return year === undefined ? undefined : seasonOf({ year, season });
}

const seasonOf = (season: SeasonOfYear): TimeAsked => ({ kind: "season", season });

/** The season of this year, or the nearest one of that name behind or before the present one. */
function seasonBeside(season: Season, step: number, now: Date): SeasonOfYear {
  const present = seasonAt(now);
  if (step === 0) return { ...present, season };
  let at = seasonAfter(present, step);
  while (at.season !== season) at = seasonAfter(at, step);
  return at;
}

/** Years of two digits are of the century in which anime of them can be. */
const FIRST_OF_LAST_CENTURY = 60;

function yearIn(word: string): number | undefined {
  if (/^(?:19|20)\d\d$/.test(word)) return Number(word);
  if (!/^\d\d$/.test(word)) return undefined;
  return Number(word) + (Number(word) < FIRST_OF_LAST_CENTURY ? 2000 : 1900);
}

function yearOf(word: string): TimeAsked | undefined {
  const [, digits] = /^((?:19|20)?\d0)s$/.exec(word) ?? [];
  if (digits !== undefined) return { kind: "year", value: `${String(yearIn(digits))}s` };
  return /^(?:19|20)\d\d$/.test(word) ? { kind: "year", value: word } : undefined;
}
