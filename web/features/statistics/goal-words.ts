import type { Kind } from "../../../shared/kind.ts";
import { capitalised } from "../../words/title-words.ts";
import { countWord } from "../../words/count-word.ts";

const dayMs = 86_400_000;
const daysAMonth = 365 / 12;

/** What is told as a pace is at most so many times the pace at which the year would have been even: more would be a reproach. */
const mostTimesEven = 2;

/** Days of the year that are left at a moment, with the one that it is. */
function daysLeft(nowMs: number): number {
  const now = new Date(nowMs);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((new Date(now.getFullYear() + 1, 0, 1).getTime() - today.getTime()) / dayMs);
}

/** How many a period (of so many days) lead to what is left; undefined where that is too many, or hardly a period is left. */
function paceOf(left: number, titles: number, days: number, periodDays: number) {
  const periods = days / periodDays;
  const pace = Math.ceil(left / periods);
  const even = Math.ceil((titles * periodDays) / 365);
  return periods >= 1.5 && pace <= mostTimesEven * even ? pace : undefined;
}

/** By which pace a goal is reached in what is left of the year, in one sentence that leaves everybody in peace. */
export function goalWords(done: number, titles: number, nowMs: number): string {
  const left = titles - done;
  if (left === 0) return "You are there.";
  if (left < 0) return `You are there, and ${countWord(-left)} beyond.`;
  if (left === 1) return "One more and you are there.";
  const days = daysLeft(nowMs);
  const monthsEach = Math.floor(days / daysAMonth / left);
  if (monthsEach > 1) {
    return `One every ${countWord(monthsEach)} months and you are there; no hurry.`;
  }
  const aMonth = paceOf(left, titles, days, daysAMonth);
  if (aMonth !== undefined) {
    return `${capitalised(countWord(aMonth))} a month and you are there; no hurry.`;
  }
  const aWeek = paceOf(left, titles, days, 7);
  if (aWeek !== undefined) return `${capitalised(countWord(aWeek))} a week and you are there.`;
  return `${capitalised(countWord(left))} to go. Whatever it comes to, it counts.`;
}

/** What a number that somebody types stands for; NaN for what is none. */
export function typedGoal(text: string): number {
  const plain = text.normalize("NFKC").replaceAll(/[\s,]/g, "");
  return /^\d+$/.test(plain) ? Number(plain) : NaN;
}

/** What is done with titles of a kind that count. */
export const finishedWord = (kind: Kind): string => (kind === "anime" ? "watched" : "read");
