import { dayAround, daysFrom } from "../airing/day.ts";
import { timeOf } from "../diary-events/event.ts";
import { monthAfter, monthOf } from "../diary-events/room.ts";
import * as limits from "../../shared/limits.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import {
  latestArchivedMonth,
  listArchivedEvents,
  type TitleEvents,
} from "../table/diary/archived-events.ts";
import type { DiarySetting } from "../table/diary/setting.ts";
import { isOf, readShelves, timelinesOf, type Shelves, type Timeline } from "./timelines.ts";

/** A month (`YYYY-MM`) of a time zone, from inclusive to exclusive. */
interface Bounds {
  readonly month: string;
  readonly fromMs: number;
  readonly toMs: number;
}

function boundsOf(month: string, timeZone: string | undefined): Bounds {
  const beginning = (of: string): number => daysFrom(`${of}-01`, 1, 0, timeZone).fromMs;
  return { month, fromMs: beginning(month), toMs: beginning(monthAfter(month, 1)) };
}

/** The time of the latest event before a moment; undefined where nothing is told. */
function latestBefore(
  setting: DiarySetting,
  beforeMs: number,
  shelves: Shelves,
  archived: readonly TitleEvents[],
): number | undefined {
  const riding = [...shelves.values()].flat().map(({ events = [] }) => events);
  let latest = -Infinity;
  for (const packed of [...riding, ...archived.map(({ events }) => events)].flat()) {
    const atMs = timeOf(packed);
    if (atMs < beforeMs && atMs > latest && isOf(setting, atMs)) latest = atMs;
  }
  return latest === -Infinity ? undefined : latest;
}

/** The archived events from the latest before a moment on, and perhaps some before these, to another moment. */
async function archivedAround(uid: string, fromMs: number, toMs: number): Promise<TitleEvents[]> {
  const begun = monthOf(fromMs);
  const latest = await latestArchivedMonth(uid, begun);
  // What lies under a month reaches into a few later ones, and none lies between the latest one and this.
  const from = monthAfter(latest ?? begun, -limits.diaryMonthsTogether);
  return listArchivedEvents(uid, { from, to: monthOf(toMs) });
}

/** A month of a diary. */
export interface Month {
  /** Undefined where nothing at all is told. */
  readonly bounds: Bounds | undefined;
  /** The titles of which something is told then, and perhaps others. */
  readonly timelines: readonly Timeline[];
  /** The latest month before it in which something is told. */
  readonly earlier: string | undefined;
}

/** What a user's diary tells of a month (`YYYY-MM`) where they are, or of the latest in which it tells anything. */
export async function readMonth(
  uid: string,
  setting: DiarySetting,
  { month: wanted, tz }: { readonly month?: string | undefined; readonly tz?: string | undefined },
): Promise<Month> {
  const monthAt = (ms: number | undefined): string | undefined =>
    ms === undefined ? undefined : dayAround(ms, tz).first.slice(0, 7);
  const nowMs = Date.now();
  // Clocks that are ahead of ours are no reason to hide what they said.
  const endMs = nowMs + 86_400_000;
  const asked = wanted === undefined ? undefined : boundsOf(wanted, tz);
  const [shelves, archived] = await sideBySide([
    readShelves(uid),
    archivedAround(uid, asked?.fromMs ?? nowMs, asked?.toMs ?? endMs),
  ]);
  const latest = wanted ?? monthAt(latestBefore(setting, endMs, shelves, archived));
  if (latest === undefined) return { bounds: undefined, timelines: [], earlier: undefined };
  const bounds = asked ?? boundsOf(latest, tz);
  const isKnown = asked !== undefined || monthOf(bounds.fromMs) >= monthOf(nowMs);
  const known = isKnown ? archived : await archivedAround(uid, bounds.fromMs, bounds.toMs);
  return {
    bounds,
    timelines: timelinesOf(setting, shelves, known),
    earlier: monthAt(latestBefore(setting, bounds.fromMs, shelves, known)),
  };
}
