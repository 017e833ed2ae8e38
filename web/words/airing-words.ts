import { localDayOf } from "../../shared/entries/day.ts";
import { dayOfYear, weekdayName } from "../../shared/words/day-words.ts";
import { hasNewEpisode, type AiringEntry } from "../../shared/entries/new-episode.ts";
import { countWord } from "./count-word.ts";

/** How far somebody is with what airs, and when it goes on. */
export interface Airing extends AiringEntry {
  /** In milliseconds since 1970; null where nothing more airs, or nobody knows when. */
  readonly nextAiringAt: number | null;
}

/** Marks a title of which an episode came out in the last days. */
export const newEpisode = "New episode";

/** More than so many a day are no pace that anybody should be told of. */
const mostADay = 3;

const midnight = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** How many nights are between two moments where the viewer is. */
const nightsBetween = (fromMs: number, toMs: number): number =>
  Math.round((midnight(toMs) - midnight(fromMs)) / 86_400_000);

/** How many nights it is until a title goes on; undefined where that is not known. What has aired since is no longer to come. */
const nightsUntilNext = ({ nextAiringAt }: Pick<Airing, "nextAiringAt">, nowMs: number) =>
  nextAiringAt === null || nextAiringAt <= nowMs ? undefined : nightsBetween(nowMs, nextAiringAt);

const inNights = (nights: number): string =>
  nights === 0 ? "today" : nights === 1 ? "tomorrow" : `in ${nights} days`;

/**
 * What a card says of a title that airs, a few words each: what waits, and when it goes on. Nothing of what is on hold or
 * not being watched, and where nobody knows what is out.
 */
export function airingMarks(entry: Airing, nowMs: number): string[] {
  const { status, isOnHold, progress, aired } = entry;
  if (aired === null || status !== "WATCHING" || isOnHold) return [];
  const nights = nightsUntilNext(entry, nowMs);
  const next = (word: string) => (nights === undefined ? [] : [`${word} ${inNights(nights)}`]);
  if (aired === 0) return next("Begins");
  const unseen = Math.max(0, aired - progress);
  if (hasNewEpisode(entry, nowMs)) {
    return [newEpisode, ...(unseen > 1 ? [`${unseen} behind`] : next("next"))];
  }
  if (unseen === 0) return ["Caught up", ...next("next")];
  return [progress === 0 ? `${aired} out` : `${unseen} behind`, ...next("next")];
}

/** The day after so many nights, as a sentence goes on with it, and an episode of that day. */
function dayWords(nights: number, atMs: number): { on: string; episode: string } {
  if (nights === 0) return { on: "today", episode: "today's episode" };
  if (nights === 1) return { on: "tomorrow", episode: "tomorrow's episode" };
  const day = localDayOf(atMs);
  if (nights < 7) {
    const name = weekdayName(day);
    return { on: `on ${name}`, episode: `${name}'s episode` };
  }
  const name = dayOfYear(day);
  return { on: `on ${name}`, episode: `the episode of ${name}` };
}

/**
 * How far somebody is with what airs, in one sentence, and by which pace they are caught up before it goes on, where that
 * takes a few episodes a day and no more. Needs a title of which something is out.
 */
export function paceWords(
  { progress, aired, nextAiringAt }: Pick<Airing, "progress" | "nextAiringAt"> & { aired: number },
  nowMs: number,
): string {
  const nights = nightsUntilNext({ nextAiringAt }, nowMs);
  const day = nights === undefined ? undefined : dayWords(nights, nextAiringAt ?? nowMs);
  const unseen = Math.max(0, aired - progress);
  if (unseen === 0) {
    return day === undefined
      ? "You are caught up."
      : `You are caught up: the next episode airs ${day.on}.`;
  }
  const behind = unseen === 1 ? "1 episode behind" : `${unseen} episodes behind`;
  if (nights === undefined || day === undefined) return `${behind}.`;
  const aDay = Math.ceil(unseen / nights);
  return unseen > 1 && aDay <= mostADay
    ? `${behind}: ${countWord(aDay)} a day and you are caught up before ${day.episode}.`
    : `${behind}; the next one airs ${day.on}.`;
}
