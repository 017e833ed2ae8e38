import { timeOf } from "../diary/event.ts";
import { monthAfter, monthOf } from "../diary/room.ts";
import * as limits from "../../shared/limits.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import {
  latestArchivedMonth,
  listArchivedEvents,
  type TitleEvents,
} from "../table/diary/archived-events.ts";
import type { DiarySetting } from "../table/diary/setting.ts";
import { isOf, readShelves, timelinesOf, type Shelves, type Timeline } from "./timelines.ts";

/** No month is later. */
const endOfTime = "9999-12";

/** The latest month before another one in which something is told; undefined when nothing is. */
function latestOf(
  setting: DiarySetting,
  before: string,
  shelves: Shelves,
  archived: readonly TitleEvents[],
): string | undefined {
  const riding = [...shelves.values()].flat().map(({ events = [] }) => events);
  const months = [...riding, ...archived.map(({ events }) => events)]
    .flat()
    .map(timeOf)
    .filter((atMs) => isOf(setting, atMs))
    .map(monthOf)
    .filter((month) => month < before);
  return months.reduce<string | undefined>(
    (latest, month) => (latest === undefined || month > latest ? month : latest),
    undefined,
  );
}

/** The archived events that the months before another one, as far back as to the latest of these, and it itself need. */
async function archivedUntil(uid: string, month: string): Promise<TitleEvents[]> {
  const latest = await latestArchivedMonth(uid, month);
  // What lies under a month reaches into a few later ones, and none lies between the latest one and this.
  const from = monthAfter(latest ?? month, -limits.diaryMonthsTogether);
  return listArchivedEvents(uid, { from, to: month });
}

/** A month of a diary. */
export interface Month {
  /** `YYYY-MM` in UTC; undefined where nothing at all is told. */
  readonly month: string | undefined;
  /** The titles of which something is told then, and perhaps others. */
  readonly timelines: readonly Timeline[];
  /** The latest month before it in which something is told. */
  readonly earlier: string | undefined;
}

/** What a user's diary tells of a month (`YYYY-MM`), or of the latest in which it tells anything. */
export async function readMonth(
  uid: string,
  setting: DiarySetting,
  wanted: string | undefined,
): Promise<Month> {
  if (!setting.isKept) return { month: undefined, timelines: [], earlier: undefined };
  const [shelves, archived] = await sideBySide([
    readShelves(uid),
    archivedUntil(uid, wanted ?? endOfTime),
  ]);
  const month = wanted ?? latestOf(setting, endOfTime, shelves, archived);
  if (month === undefined) return { month, timelines: [], earlier: undefined };
  const known = wanted === undefined ? await archivedUntil(uid, month) : archived;
  return {
    month,
    timelines: timelinesOf(setting, shelves, known),
    earlier: latestOf(setting, month, shelves, known),
  };
}
