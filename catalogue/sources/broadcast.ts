import type { BroadcastRule, PartialDate } from "../title.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const DAY_MS = 86_400_000;
/** Japan is nine hours ahead of UTC all year. */
export const JAPAN_AHEAD_MS = 9 * 3_600_000;

/**
 * The rule of a weekly slot in Japan: `weekday` is an English name, also in the plural, `time` is
 * `HH:mm` (25:30 is half past one on the next day), and the first episode is the first one in the
 * slot from the day `from` on. Null when one of them is not known exactly.
 */
export function weeklyBroadcast(
  weekday: string | null | undefined,
  time: string | null | undefined,
  from: PartialDate | null,
): BroadcastRule | null {
  const wanted = weekdays.indexOf(weekday?.toLowerCase().replace(/s$/, "") ?? "");
  const clock = /^(\d{1,2}):(\d{2})$/.exec(time ?? "");
  const firstDayMs = Date.parse(from?.length === 10 ? from : "");
  if (wanted < 0 || clock === null || Number.isNaN(firstDayMs)) return null;
  const daysToSlot = (wanted - new Date(firstDayMs).getUTCDay() + 7) % 7;
  const minutes = Number(clock[1]) * 60 + Number(clock[2]);
  const startMs = firstDayMs + daysToSlot * DAY_MS + minutes * 60_000 - JAPAN_AHEAD_MS;
  return { start: new Date(startMs).toISOString(), everyDays: 7 };
}
