import type { Season } from "../../../../shared/filters.ts";
import { numberOf } from "./numbers.ts";

/** The first and the last year that are asked for. */
export interface Years {
  readonly yearFrom: number | undefined;
  readonly yearTo: number | undefined;
}

const yearPattern = /(?<!\d)(19[1-9]\d|20[0-4]\d)(?!\d)/g;

const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const spelledYear = new RegExp(
  `\\b(nineteen|twenty) (?:(${tens.join("|")})(?: (${small.slice(1, 10).join("|")}))?|(${small.slice(10).join("|")}))\\b`,
  "g",
);

/** "nineteen ninety eight" and "twenty thirteen" in digits. */
export const yearsInDigits = (plain: string): string =>
  plain.replace(spelledYear, (_, century: string, ten?: string, one?: string, teen?: string) => {
    const rest =
      teen === undefined
        ? (tens.indexOf(ten ?? "") + 2) * 10 + Math.max(0, small.indexOf(one ?? ""))
        : small.indexOf(teen);
    return String((century === "twenty" ? 2000 : 1900) + rest);
  });

const decades = ["sixties", "seventies", "eighties", "nineties"];

/** "The eighties" in digits. */
export const decadesInDigits = (plain: string): string =>
  plain.replace(
    /\b(sixties|seventies|eighties|nineties)\b/g,
    (word) => `${String(decades.indexOf(word) + 6)}0s`,
  );

const seasons: readonly Season[] = ["winter", "spring", "summer", "fall"];

const seasonsFromNow: readonly (readonly [number, RegExp])[] = [
  [
    0,
    /\b(?:this|the current|current) season\b|\bdiese[rn]? season\b|\baktuelle[nr]? season\b|今期/,
  ],
  [1, /\b(?:next|the coming|upcoming) season\b|\bnachste[nr]? season\b|来期/],
  [-1, /\b(?:last|the previous|previous) season\b|\bletzte[nr]? season\b|前期/],
];

/** "This season", "next season", as the calendar has them; undefined where a title has the season. */
export function seasonFromNow(
  plain: string,
  nowMs: number,
): { readonly season: Season; readonly year: number } | undefined {
  const found = plain.includes("§")
    ? undefined
    : seasonsFromNow.find(([, said]) => said.test(plain));
  if (found === undefined) return undefined;
  const now = new Date(nowMs);
  const at = now.getUTCFullYear() * seasons.length + Math.floor(now.getUTCMonth() / 3) + found[0];
  const season = seasons[at % seasons.length];
  return season && { season, year: Math.floor(at / seasons.length) };
}

/** Bounds of the years that are asked for. */
export function yearBounds(plain: string, nowMs: number): Years {
  const thisYear = new Date(nowMs).getUTCFullYear();
  const year = seasonFromNow(plain, nowMs)?.year;
  if (year !== undefined) return { yearFrom: year, yearTo: year };
  return (
    decadeIn(plain) ?? yearsFromNow(plain, thisYear) ?? yearsIn(plain) ?? ageIn(plain, thisYear)
  );
}

/** "The nineties", "aus den 80ern". */
function decadeIn(plain: string): Years | undefined {
  const decade =
    /\b(?:the )?(?:(19|20)(\d)0 ?s|(\d)0 ?s|(\d)0ern?(?: jahren?)?)\b|(?:(19|20)(\d)0|(\d)0)年代/.exec(
      plain,
    );
  if (decade === null) return undefined;
  const digit = Number(decade[2] ?? decade[3] ?? decade[4] ?? decade[6] ?? decade[7]);
  const century = Number(decade[1] ?? decade[5] ?? (digit < 4 ? 20 : 19));
  return { yearFrom: century * 100 + digit * 10, yearTo: century * 100 + digit * 10 + 9 };
}

/** "This year", "the last five years". */
function yearsFromNow(plain: string, thisYear: number): Years | undefined {
  if (/\bthis year\b|\bdieses jahr\b|今年/.test(plain)) {
    return { yearFrom: thisYear, yearTo: thisYear };
  }
  const span =
    /\b(?:last|past|letzten|vergangenen) (\d+|few|couple(?: of)?|paar|five|ten|three|two|funf|zehn|drei|zwei) (?:years|jahren?)\b|(?:ここ|最近|過去)(\d+)年/.exec(
      plain,
    );
  if (span !== null) {
    return { yearFrom: thisYear - (numberOf(span[1] ?? span[2]) ?? 3), yearTo: undefined };
  }
  if (/\b(?:this|of the|the current) decade\b|\bdieses jahrzehnts?\b/.test(plain)) {
    return { yearFrom: thisYear - (thisYear % 10), yearTo: thisYear };
  }
  if (/\b(?:this|the (?:21st|twenty first|current)) century\b|21世紀/.test(plain)) {
    return { yearFrom: 2001, yearTo: undefined };
  }
  if (/\b(?:last|the (?:20th|twentieth)) century\b|20世紀/.test(plain)) {
    return { yearFrom: undefined, yearTo: 2000 };
  }
  return /\blast year\b|\bletztes jahr\b|去年|昨年/.test(plain)
    ? { yearFrom: thisYear - 1, yearTo: thisYear - 1 }
    : undefined;
}

/** "2013", "before 1980", "from 1995 to 1999". */
function yearsIn(plain: string): Years | undefined {
  const [first, second] = Array.from(plain.matchAll(yearPattern), ([year]) => Number(year));
  if (first === undefined) return undefined;
  if (second !== undefined) {
    return { yearFrom: Math.min(first, second), yearTo: Math.max(first, second) };
  }
  if (
    /\bthrough\b|\b(?:or|oder) (?:earlier|older|before|fruher|alter)\b|\b(?:until|up to|bis(?: einschliesslich)?|by) (?:the end of |ende )?(?:19|20)|年(?:以前|まで)/.test(
      plain,
    )
  )
    return { yearFrom: undefined, yearTo: first };
  if (/\b(?:or|oder) (?:later|newer|after|more recent|spater|neuer)\b/.test(plain)) {
    return { yearFrom: first, yearTo: undefined };
  }
  if (
    /\b(?:before|older than|earlier than|prior to|vor(?! allem)|alter als)\b|より前/.test(plain)
  ) {
    return { yearFrom: undefined, yearTo: first - 1 };
  }
  if (/\b(?:after|newer than|later than|nach|neuer als)\b|より後/.test(plain)) {
    return { yearFrom: first + 1, yearTo: undefined };
  }
  return /\b(?:since|from .* on|onwards?|seit|ab)\b|以降|から/.test(plain)
    ? { yearFrom: first, yearTo: undefined }
    : { yearFrom: first, yearTo: first };
}

/** "A classic", "recent ones". */
function ageIn(plain: string, thisYear: number): Years {
  const isOld =
    /\b(?:classic|retro|old school|(?<!years? )old (?:\p{L}+ ){0,3}(?:animes?|mangas?|ovas?|movies?|films?|shows?|series)|klassiker|alte[rsn]? (?:anime|serie))\b|昔の|古い/u.test(
      plain,
    );
  const isNew = /(?<!\bmost )\b(?:recent|modern|neuere?[rsn]?)\b|最近の/.test(plain);
  return { yearFrom: isNew ? thisYear - 4 : undefined, yearTo: isOld ? 1999 : undefined };
}
