import * as limits from "../../shared/limits.ts";
import { timeOf } from "./event.ts";

/** The month of a moment in UTC, `YYYY-MM`. */
export const monthOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7);

/** The month so many months after another one, before it where that is less than 0. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(Date.UTC(year, number - 1 + months, 1));
}

/** Whether two packed events are so near in time that they may be kept together. */
const areNear = (first: string, last: string): boolean =>
  monthOf(timeOf(last)) <= monthAfter(monthOf(timeOf(first)), limits.diaryMonthsTogether);

/**
 * Whether there is room for further packed events beside those that ride on an entry: they are few, and none is much older
 * than another, so that whoever reads a month knows how far back to look.
 */
export function hasRoom(riding: readonly string[], further: readonly string[]): boolean {
  const [first] = riding;
  const last = further.at(-1);
  if (first === undefined || last === undefined) return true;
  return riding.length + further.length <= limits.diaryEventsOnEntry && areNear(first, last);
}

/** The packed events that ride on an entry once it has been told further ones; undefined: it forgets those it has. */
export function ridingAfter(
  riding: readonly string[],
  further: readonly string[] | undefined,
): readonly string[] {
  if (further === undefined) return [];
  return hasRoom(riding, further) ? [...riding, ...further] : further;
}

/** Packed events in their order, in parts that may be kept together. */
export function nearParts(events: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const event of events) {
    const part = parts.at(-1);
    if (part?.[0] !== undefined && areNear(part[0], event)) part.push(event);
    else parts.push([event]);
  }
  return parts;
}
