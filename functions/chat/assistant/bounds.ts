import { number, numberIn, numberOf, units } from "./numbers.ts";
import type { Slots } from "./slots.ts";

/** A number of episodes or chapters, also where it stands alone; two seasons and two hours are neither. */
const count = `${number}(?!\\d| ?(?:seasons?|hours?|minutes?|min|years?|staffeln?|stunden?|minuten?|jahre?)\\b) ?${units}?`;

const below = [
  new RegExp(`\\b(?:under|(?<!no )less than|(?<!no )fewer than|below|shorter than) ${count}`),
  new RegExp(`\\b(?:unter|weniger als|kurzer als) ${count}`),
  /(\d+)話?未満/,
];
const atMost = [
  new RegExp(`\\b(?:at most|max(?:imum)?|up to|not more than|no more than|within) ${count}`),
  new RegExp(`\\b(?:hochstens|maximal|max|bis zu|nicht mehr als) ${count}`),
  /(\d+)話?(?:以下|以内|まで)/,
  new RegExp(`${number} ${units} (?:or (?:less|fewer|shorter)|max(?:imum)?|at most|oder weniger)`),
];
const above = [
  new RegExp(`\\b(?:over|(?<!no |not )more than|above|longer than) ${number} ?${units}`),
  new RegExp(`\\b(?:uber|(?<!nicht )mehr als|langer als) ${number} ?${units}`),
  /(\d+)話?(?:超|より(?:多|長))/,
];
const atLeast = [
  new RegExp(`\\b(?:at least|min(?:imum)?|no (?:less|fewer) than) ${number} ?${units}`),
  new RegExp(`\\bmindestens ${number} ?${units}`),
  /(\d+)話?以上/,
  new RegExp(`${number} ${units} (?:or (?:more|longer)|oder mehr)`),
];
const exactly = [
  new RegExp(`\\b(?:with|exactly|mit|genau|has|have) ${number} ${units}`),
  /(?:全)(\d+)話/,
  /\b(\d+) episode (?:anime|series|show)s?\b/,
];

const negation =
  "(?:not|no|never|nothing|nicht|(?:is|are|does|do|did|has|have|should|must)nt|cannot|cant|wont|without)";
const between = "(?: (?:be|have|has|be any|go|going|get|run|take|last|any|much|too|mehr)){0,2}";
const negatedOver = new RegExp(
  `\\b${negation}${between} (?:(?:longer|more|bigger|langer|mehr) (?:than|als)|over|above|uber|exceed(?:s|ing)?)(?= ${number}\\b)`,
  "g",
);
const negatedUnder = new RegExp(
  `\\b${negation}${between} (?:(?:shorter|less|fewer|kurzer|weniger) (?:than|als)|under|below|unter)(?= ${number}\\b)`,
  "g",
);

/** "Isn't longer than 26" and "not over 26" say what "at most 26" says. */
export const boundsStraightened = (plain: string): string =>
  plain.replace(negatedOver, "at most").replace(negatedUnder, "at least");

const volumeUnits = "(?:volumes?|vols?|tankobons?|banden?|bande?|巻)";
const volumesCounted = new RegExp(`${number} ?${volumeUnits}`, "g");

/** Bounds of the volumes that are asked for. */
export function volumeBounds(plain: string): Pick<Slots, "volumesFrom" | "volumesTo"> {
  // They are bounded with the words that bound chapters.
  const asChapters = plain.replace(volumesCounted, "$1 chapters");
  if (asChapters === plain) return { volumesFrom: undefined, volumesTo: undefined };
  const { totalFrom, totalTo } = lengthBounds(asChapters, false);
  return { volumesFrom: totalFrom, volumesTo: totalTo };
}

/** Bounds of the length that is asked for, in episodes or chapters. */
export function lengthBounds(
  text: string,
  hasTitle: boolean,
): Pick<Slots, "totalFrom" | "totalTo"> {
  const plain = text.replace(volumesCounted, " ");
  const under = numberIn(plain, ...below);
  const over = numberIn(plain, ...above);
  const most = under === undefined ? numberIn(plain, ...atMost) : under - 1;
  const least = over === undefined ? numberIn(plain, ...atLeast) : over + 1;
  const between = new RegExp(`(\\d+) (?:or|to|bis|oder) (\\d+) ${units}`).exec(plain);
  if (between !== null && !hasTitle) {
    return { totalFrom: Number(between[1]), totalTo: Number(between[2]) };
  }
  const exact = hasTitle ? undefined : numberIn(plain, ...exactly);
  const isShort =
    /\bshort\b(?! for)|\bquick\b|\bkurze?[rsnm]?\b|短い|短め|さくっと/.test(plain) && !hasTitle;
  const isLong =
    /(?<!how )\blong(?:er)? (?:\w+ )?(?:anime|series|show|manga|running|one)\b|\blange?[rsn]? (?:anime|serie|manga)\b|長い(?!間)|長め/.test(
      plain,
    );
  return {
    totalFrom: exact ?? (least === undefined ? (isLong ? 50 : undefined) : least),
    totalTo: exact ?? most ?? (isShort ? 13 : undefined),
  };
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

/** Bounds of the years that are asked for. */
export function yearBounds(plain: string, nowMs: number): Pick<Slots, "yearFrom" | "yearTo"> {
  const thisYear = new Date(nowMs).getUTCFullYear();
  const decade =
    /\b(?:the )?(?:(19|20)(\d)0 ?s|(\d)0 ?s|(\d)0ern?(?: jahren?)?)\b|(?:(19|20)(\d)0|(\d)0)年代/.exec(
      plain,
    );
  if (decade !== null) {
    const digit = Number(decade[2] ?? decade[3] ?? decade[4] ?? decade[6] ?? decade[7]);
    const century = Number(decade[1] ?? decade[5] ?? (digit < 4 ? 20 : 19));
    return { yearFrom: century * 100 + digit * 10, yearTo: century * 100 + digit * 10 + 9 };
  }
  if (/\bthis (?:year|season)\b|\bdieses jahr\b|\bdiese season\b|今年|今期/.test(plain)) {
    return { yearFrom: thisYear, yearTo: thisYear };
  }
  const span =
    /\b(?:last|past|letzten|vergangenen) (\d+|few|couple(?: of)?|paar|five|ten|three|two|funf|zehn|drei|zwei) (?:years|jahren?)\b|(?:ここ|最近|過去)(\d+)年/.exec(
      plain,
    );
  if (span !== null) {
    return { yearFrom: thisYear - (numberOf(span[1] ?? span[2]) ?? 3), yearTo: undefined };
  }
  if (/\blast year\b|\bletztes jahr\b|去年|昨年/.test(plain)) {
    return { yearFrom: thisYear - 1, yearTo: thisYear - 1 };
  }
  const years = Array.from(plain.matchAll(yearPattern), ([year]) => Number(year));
  const [first, second] = years;
  if (first === undefined) {
    const isOld =
      /\b(?:classic|retro|old school|klassiker|alte[rsn]? (?:anime|serie))\b|昔の|古い/.test(plain);
    const isNew = /\b(?:recent|modern|neuere?[rsn]?)\b|最近の/.test(plain);
    return {
      yearFrom: isNew ? thisYear - 4 : undefined,
      yearTo: isOld ? 1999 : undefined,
    };
  }
  if (second !== undefined)
    return { yearFrom: Math.min(first, second), yearTo: Math.max(first, second) };
  if (/\b(?:before|older than|prior to|until|vor|bis)\b|以前|より前/.test(plain)) {
    return { yearFrom: undefined, yearTo: first - 1 };
  }
  if (/\b(?:after|newer than|nach)\b|より後/.test(plain))
    return { yearFrom: first + 1, yearTo: undefined };
  if (/\b(?:since|from .* on|seit|ab)\b|以降|から/.test(plain))
    return { yearFrom: first, yearTo: undefined };
  return { yearFrom: first, yearTo: first };
}
