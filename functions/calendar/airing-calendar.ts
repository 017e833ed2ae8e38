import { brand } from "../../shared/brand.ts";
import * as limits from "../../shared/limits.ts";
import { broadcastOf, episodesBetween } from "../airing/episodes.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { calendarText, type CalendarEvent } from "./icalendar.ts";

const dayMs = 86_400_000;
/** What most episodes take, where nobody knows better. */
const usualMinutes = 24;

/** The episodes of what somebody is watching, some days back and some weeks ahead, as iCalendar text. */
export function airingCalendar(
  catalogue: Catalogue,
  entries: readonly ShelfEntry[],
  origin: string,
  nowMs: number,
): string {
  const [fromMs, toMs] = [
    nowMs - limits.calendarDaysBack * dayMs,
    nowMs + limits.calendarDaysAhead * dayMs,
  ];
  const events: CalendarEvent[] = [];
  for (const { id, status } of entries) {
    const row = status === "WATCHING" ? catalogue.find("anime", id) : undefined;
    if (row === undefined || catalogue.broadcast(row) === null) continue;
    const { title, english, total, minutes, ...card } = catalogue.card(row);
    const broadcast = broadcastOf({ ...card, total });
    if (broadcast === null) continue;
    for (const { episode, atMs } of episodesBetween(broadcast, fromMs, toMs)) {
      events.push({
        uid: `anime-${id}-episode-${episode}@${brand.shortName}`,
        startMs: atMs,
        minutes: minutes ?? usualMinutes,
        summary: `${english ?? title} · Episode ${episode}`,
        description: total === null ? title : `${title}, episode ${episode} of ${total}`,
        url: `${origin}/?anime=${id}`,
      });
    }
  }
  events.sort((a, b) => a.startMs - b.startMs);
  return calendarText(`${brand.name}: what I am watching`, brand.name, events, nowMs);
}
