import { dayOf } from "./day.ts";

/** Whether a text names a day of the calendar in the form `YYYY-MM-DD`. */
export function isWholeDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayOf(ms) === text;
}
