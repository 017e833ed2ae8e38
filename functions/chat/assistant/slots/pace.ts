import { number, numberIn, units } from "./numbers.ts";

/** How much of a title is watched or read a day. */
export interface Pace {
  readonly perDay: number | undefined;
  readonly minutesPerDay: number | undefined;
}

const aDay = "(?:a|per|each|every|pro|am) (?:day|night|evening|tag)\\b";
const episodes: readonly RegExp[] = [
  new RegExp(
    `${number} ?(?:${units} )?(?:(?:a|per|each|every|pro|am|je) (?:day|night|evening|tag|abend)|daily|taglich)\\b`,
  ),
  new RegExp(`${number} ?${units} (?:day|night|tag)\\b`),
  /(?:1日|一日|毎日)に?(\d+)話/,
];
const hours = new RegExp(`${number} (?:hours?|stunden?) ${aDay}`);
const minutes = new RegExp(`${number} (?:minutes?|min|minuten) ${aDay}`);

/** The pace that a text names: "3 episodes a day", "an hour each evening". */
export function paceIn(plain: string): Pace {
  const hoursPerDay = numberIn(plain, hours);
  const minutesPerDay = hoursPerDay === undefined ? numberIn(plain, minutes) : hoursPerDay * 60;
  return {
    perDay: minutesPerDay === undefined ? numberIn(plain, ...episodes) : undefined,
    minutesPerDay,
  };
}

/** The episode or chapter that the asker says they are at: "I'm on episode 20". */
export const reachedIn = (plain: string): number | undefined =>
  numberIn(
    plain,
    /\b(?:im|i am|i was|currently|now|up to|already|reached) (?:at |on |up to |finished )?(?:episode|ep|chapter|ch) ?(\d+)\b/,
    /\b(?:i|ive|just|already)(?: just| have| already| only)* (?:watched|finished|saw|seen|read|got to|reached|made it to|stopped at|done with) (?:episode|ep|chapter|ch) ?(\d+)\b/,
    /\b(?:bin|stehe|jetzt) (?:ich )?(?:jetzt |gerade |schon )?(?:bei|auf|an) (?:folge|episode|kapitel) (\d+)\b/,
    /(?:今|いま)?(\d+)(?:話|章)まで(?:見|観|読)/,
  );
