import { spelledIn, typeSpellings } from "../vocabulary.ts";
import { lengthBounds } from "./lengths.ts";
import { number, numberOf } from "./numbers.ts";

/** Bounds of the time that titles may take. */
export interface Times {
  /** The fewest and the most minutes that an episode or a film may last. */
  readonly minutesFrom: number | undefined;
  readonly minutesTo: number | undefined;
  /** The most minutes that the whole of it may take. */
  readonly minutesInAllTo: number | undefined;
}

const timeCounted = new RegExp(
  `${number}(?: and a)?( half)? ?(hours?|hrs?|stunden?|std|時間|minutes?|mins?|minuten?|分)(?![\\w])(?! (?:a|per|each|every|pro|am) (?:day|night|evening|week|tag|woche))`,
  "g",
);

/** "In five hours", "on a ten hour flight": no more than that. */
const within =
  /\b(?:in|inside|for|on|over|innerhalb von|binnen|fur|auf)(?= (?:an? |eine[nrm]? )?\d+(?:\.\d+)? chapters)/g;

const under =
  /\b(?:in )?(?:under|less than|fewer than|below|shorter than|unter|weniger als|kurzer als)(?= \d+(?:\.\d+)? chapters)/g;

/** A text whose hours and minutes are counted as chapters are, so that they are bounded with the same words. */
const timeAsChapters = (plain: string): string =>
  plain
    .replace(timeCounted, (_, count: string, half: string | undefined, unit: string) => {
      const inHours = (numberOf(count) ?? 0) + (half === undefined ? 0 : 0.5);
      const inMinutes = /^(?:h|st|時)/.test(unit) ? inHours * 60 : inHours;
      return `${inMinutes}${/[時分]/.test(unit) ? "話" : " chapters"}`;
    })
    .replace(/(\d+)話(?=で)/g, "$1話以内");

/** How many minutes there are to watch in a stretch of time that has a name. */
const stretches: readonly (readonly [number, RegExp])[] = [
  [240, /\b(?:evening|sitting|afternoon|morning|abend|nachmittag|rutsch|sitzung)\b|一晩|一気/],
  [360, /\b(?:night|nacht)\b/],
  [720, /\b(?:day|tag)\b|一日|1日/],
  [1200, /\b(?:weekend|wochenende)\b|週末/],
  [2400, /\b(?:week|woche)\b|一週間|1週間/],
];
const inStretch =
  /\b(?:in|within|over|on|during|for|an|ubers?)(?: (?:an?|one|the|this|single|just|only|eine[mnr]?|dem|einzigen|only))* (?:evening|sitting|afternoon|morning|night|day|weekend|week|abend|nachmittag|nacht|tag|wochenende|woche|rutsch|sitzung)\b|(?:一晩|一日|1日|週末|一週間|1週間)(?:で|に)|一気に?見/;
/** Words for watching the whole of something. */
const wholly =
  /\b(?:finish\w*|binge\w*|watch(?:able|ed)?|complete|get through|done|read|schaff\w*|durch\w*|fertig|(?:an|weg|zu ende )?(?:schauen|gucken|sehen)|lesen)\b|見終|観終|見られ|見れ|見切|一気/;

function minutesInAll(plain: string): number | undefined {
  // Of hours, "under two" is as good as "at most two".
  const asChapters = timeAsChapters(plain);
  if (asChapters !== plain) {
    const bounded = asChapters.replace(within, "at most").replace(under, "at most");
    return lengthBounds(bounded, false).totalTo;
  }
  if (!inStretch.test(plain) || !wholly.test(plain)) return undefined;
  return stretches.find(([, name]) => name.test(plain))?.[0];
}

const ofEpisodes =
  /\b(?:episodes?|eps?|folgen?)\b(?: \S+){0,5} (?:minutes?|mins?|minuten?)\b|\b(?:minutes?|mins?|minuten?|minutige\w*) (?:long |lange |an? |per |pro |each )?(?:episodes?|eps?|folgen?)\b|1話.{0,6}分/;
const shortEpisodes = /\b(?:short|kurze[nr]?) (?:episodes?|eps?|folgen?)\b/;

/** So many minutes an episode that is called short has at the most. */
const shortEpisode = 15;

/** Bounds of the time that titles may take: of a film or an episode, or of the whole of a series. */
export function timeBounds(plain: string, hasTitle: boolean): Times {
  const none = { minutesFrom: undefined, minutesTo: undefined, minutesInAllTo: undefined };
  if (hasTitle) return none;
  const isOfOne = ofEpisodes.test(plain) || spelledIn(typeSpellings, plain).includes("movie");
  if (!isOfOne) {
    return shortEpisodes.test(plain)
      ? { ...none, minutesTo: shortEpisode }
      : { ...none, minutesInAllTo: minutesInAll(plain) };
  }
  const asChapters = timeAsChapters(plain);
  if (asChapters === plain) return none;
  const { totalFrom, totalTo } = lengthBounds(asChapters, false);
  return { ...none, minutesFrom: totalFrom, minutesTo: totalTo };
}
