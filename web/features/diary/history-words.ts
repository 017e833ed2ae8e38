import { dayOfYear, longDay } from "../../../shared/words/day-words.ts";
import { kindRules } from "../../../shared/kind.ts";
import type { DiaryEvent } from "./event-words.ts";

/** When a title was started and finished, `YYYY-MM-DD` with 00 for what is not known; null where that is not said. */
export interface Span {
  readonly started: string | null;
  readonly finished: string | null;
}

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** "3 May", "3 May 2025" in another year, "May 2025", "2025". */
function dateWords(date: string, thisYear: number): string {
  const isInThisYear = date.startsWith(`${thisYear}-`) && !date.endsWith("-00");
  return isInThisYear ? dayOfYear(date) : longDay(date);
}

const preposition = (date: string): string => (date.endsWith("-00") ? "in" : "on");

const small = ["no", "one", "two", "three", "four", "five", "six"] as const;

const countWords = (count: number): string => small[count] ?? String(count);

/** How fast somebody went on, "two a week"; undefined where that cannot be said. */
function paceWords(events: readonly DiaryEvent[]): string | undefined {
  const steps = events
    .flatMap(({ at, standing }) => {
      const gained = (standing?.to?.progress ?? 0) - (standing?.from?.progress ?? 0);
      return standing !== null && standing.to !== null && gained !== 0 ? [{ at, gained }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const [first] = steps;
  const last = steps.at(-1);
  // What is told at once says nothing of when it was seen.
  if (first === undefined || last === undefined || last.at - first.at < dayMs) return undefined;
  const gained = steps.slice(1).reduce((sum, step) => sum + step.gained, 0);
  if (gained < 2) return undefined;
  const ms = (last.at - first.at) / gained;
  if (ms <= dayMs) return `${countWords(Math.round(dayMs / ms))} a day`;
  if (ms <= weekMs * 1.5) return `${countWords(Math.max(1, Math.round(weekMs / ms)))} a week`;
  return `${countWords(Math.max(1, Math.round((30 * dayMs) / ms)))} a month`;
}

/** "Started on 3 May, two episodes a week, finished on 21 June." Empty where nothing is known. */
export function historyWords(
  { started, finished }: Span,
  events: readonly DiaryEvent[],
  thisYear: number,
): string {
  const pace = paceWords(events);
  const [kind] = events.map((event) => event.kind);
  const [count, ...often] = pace?.split(" ") ?? [];
  const unit = kind === undefined ? "" : kindRules[kind][count === "one" ? "unit" : "units"];
  const parts = [
    started !== null && `started ${preposition(started)} ${dateWords(started, thisYear)}`,
    pace !== undefined && `${count} ${unit} ${often.join(" ")}`,
    finished !== null && `finished ${preposition(finished)} ${dateWords(finished, thisYear)}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return "";
  const text = parts.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
