import { airingAtMs } from "../home/countdown.ts";

const dayMs = 86_400_000;
export const daysShown = 7;

/** A day as addresses and the server write it, so many days later. */
export const dayAfter = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);

/** The first day that a calendar's address asks for; undefined, which is today, for none and for what is no day. */
export function firstDay(query: URLSearchParams): string | undefined {
  const from = query.get("from") ?? "";
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(from)) return undefined;
  return Number.isNaN(Date.parse(from)) || dayAfter(from, 0) !== from ? undefined : from;
}

/** The day of an instant where the viewer is. */
function localDay(ms: number): string {
  const at = new Date(ms);
  return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()))
    .toISOString()
    .slice(0, 10);
}

interface Airing {
  readonly airingAt: string;
  readonly status?: string | null | undefined;
}

/** Whether an episode is of what the viewer has on their list. */
export const isMine = ({ status }: Airing): boolean => (status ?? null) !== null;

/** One day of the calendar: the viewer's own shows first, each part by time. */
export interface CalendarDay<Episode> {
  readonly day: string;
  /** Where the viewer is. */
  readonly isToday: boolean;
  readonly episodes: readonly Episode[];
}

/** The days of a week from `first` on, each with its episodes, which come by time. */
export function calendarDays<Episode extends Airing>(
  first: string,
  episodes: readonly Episode[],
  nowMs: number,
): CalendarDay<Episode>[] {
  const byDay = new Map<string, Episode[]>();
  for (const episode of episodes) {
    const day = localDay(airingAtMs(episode.airingAt));
    byDay.set(day, [...(byDay.get(day) ?? []), episode]);
  }
  return Array.from({ length: daysShown }, (_, at) => {
    const day = dayAfter(first, at);
    const all = byDay.get(day) ?? [];
    const isToday = day === localDay(nowMs);
    return {
      day,
      isToday,
      episodes: [...all.filter(isMine), ...all.filter((each) => !isMine(each))],
    };
  });
}
