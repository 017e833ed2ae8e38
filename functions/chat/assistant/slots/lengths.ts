import { number, numberIn, units } from "./numbers.ts";

/** The fewest and the most episodes or chapters that are asked for. */
export interface Lengths {
  readonly totalFrom: number | undefined;
  readonly totalTo: number | undefined;
}

/** The fewest and the most volumes that are asked for. */
export interface Volumes {
  readonly volumesFrom: number | undefined;
  readonly volumesTo: number | undefined;
}

/** The fewest and the most seasons that are asked for. */
export interface Seasons {
  readonly seasonsFrom: number | undefined;
  readonly seasonsTo: number | undefined;
}

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
  new RegExp(
    `${number} ${units} (?:or (?:less|fewer|shorter)|tops|max(?:imum|imal)?|at (?:the )?most|oder weniger|hochstens)\\b`,
  ),
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
  // "A 24 episode thriller": in the singular it tells what kind of title is meant.
  /\b(?!1 )(\d+) (?:episode|ep|chapter)\b(?! (?:of|or|to|and|\d))/,
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

const notLong =
  /\bnot (?:too|so|that|very|super) long\b|\bnicht (?:zu|so|allzu|ganz so) lang(?:e[nrms]?)?\b/g;

const year = "(?= (?:19|20)\\d\\d\\b)";
const notBefore = new RegExp(
  `\\b(?:${negation}|nichts|keine?n?)${between} (?:(?:older|earlier|alter\\w*|fruher) (?:than|als)|before|prior to|vor)${year}`,
  "g",
);
const notAfter = new RegExp(
  `\\b(?:${negation}|nichts|keine?n?)${between} (?:(?:newer|later|more recent|younger|neuer\\w*|spater|junger\\w*) (?:than|als)|after|past|nach)${year}`,
  "g",
);

/** "Isn't longer than 26" and "not over 26" say what "at most 26" says; "nothing older than 2005" what "since 2005" does. */
export const boundsStraightened = (plain: string): string =>
  plain
    .replace(notLong, "short")
    .replace(negatedOver, "at most")
    .replace(negatedUnder, "at least")
    .replace(notBefore, "since")
    .replace(notAfter, "through");

const volumeUnits = "(?:volumes?|vols?|tankobons?|banden?|bande?|巻)";
const volumesCounted = new RegExp(`${number} ?${volumeUnits}`, "g");

/** Bounds of the volumes that are asked for. */
export function volumeBounds(plain: string): Volumes {
  // They are bounded with the words that bound chapters.
  const asChapters = plain.replace(volumesCounted, "$1 chapters");
  if (asChapters === plain) return { volumesFrom: undefined, volumesTo: undefined };
  const { totalFrom, totalTo } = lengthBounds(asChapters, false);
  return { volumesFrom: totalFrom, volumesTo: totalTo };
}

const seasonsCounted = new RegExp(`${number} ?(?:seasons?|staffeln?|期|しーずん)(?![\\w])`, "g");
const oneSeasonOnly =
  /\b(?:only|just|single|nur|bloss) (?:one|a|1|eine[rn]?)?(?: single)? ?(?:season|staffel)\b|\b(?:1|one|a single|eine) (?:season|staffel)$|\bone season (?:only|and done|wonders?)\b/;

const severalSeasons =
  /\b(?:several|multiple|many|more than (?:one|a)|lots of|a few|mehrere[nr]?|viele[nr]?|mehr als eine[rn]?) (?:seasons?|staffeln?)\b/;

/** Bounds of the seasons that are asked for. */
export function seasonBounds(plain: string, hasTitle: boolean): Seasons {
  if (!hasTitle && severalSeasons.test(plain)) return { seasonsFrom: 2, seasonsTo: undefined };
  if (!hasTitle && oneSeasonOnly.test(plain)) return { seasonsFrom: 1, seasonsTo: 1 };
  const asChapters = plain
    .replace(seasonsCounted, "$1 chapters")
    .replace(/\bab (?=\d+ chapters)/, "mindestens ");
  if (hasTitle || asChapters === plain) return { seasonsFrom: undefined, seasonsTo: undefined };
  const { totalFrom, totalTo } = lengthBounds(asChapters, false);
  return { seasonsFrom: totalFrom, seasonsTo: totalTo };
}

/** Bounds of the length that is asked for, in episodes or chapters. */
export function lengthBounds(text: string, hasTitle: boolean): Lengths {
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
    /\bshort\b(?! for)|\bquick\b|\bkurze?[rsnm]?\b|(?<!一番|最も)短い|短め|短く|さくっと/.test(
      plain,
    ) && !hasTitle;
  const isLong =
    /(?<!how )\blong(?:er)? (?:\w+ )?(?:anime|series|show|manga|running|one)\b|\blange?[rsn]? (?:anime|serie|manga)\b|(?<!一番|最も)長い(?!間)|長め/.test(
      plain,
    );
  return {
    totalFrom: exact ?? (least === undefined ? (isLong ? 50 : undefined) : least),
    totalTo: exact ?? most ?? (isShort ? 13 : undefined),
  };
}
