import type { AnswerOf, RequestOf } from "../../shared/endpoint.ts";
import type { shelf_on } from "../../shared/api/diary.ts";
import type { Day } from "../../shared/entries/day.ts";
import { daysFrom } from "../airing/day.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { rolledBack } from "../diary-events/replay.ts";
import { kindRules, type Kind } from "../../shared/kind.ts";
import { titleFields } from "../catalogue/named-title.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listArchivedEvents } from "../table/diary/archived-events.ts";
import { getDiarySetting } from "../table/diary/setting.ts";
import type { Entry } from "../table/entry-item.ts";
import { datesOf } from "../tracking/extras-after.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { diaryStateOf } from "../tracking/told.ts";
import { namesOf } from "./names.ts";
import { stateOf } from "./state.ts";
import { readShelves, timelinesOf, type Timeline } from "./timelines.ts";
import { standingWords } from "./told.ts";

type Row = AnswerOf<typeof shelf_on>["titles"][number];
type Stood = Pick<Row, "status" | "progress">;

/** Whether a date is no later than a day, as far as it is known. */
function isBy(date: string | null, day: Day): boolean {
  const known = date?.replace(/(-00)+$/, "");
  return known !== undefined && known <= day.slice(0, known.length);
}

/** What its own dates say of an entry on a day; undefined where they say nothing of it. */
function stoodByDates(kind: Kind, entry: Entry, day: Day): Stood | null | undefined {
  const { start, finish } = datesOf(entry, unpackExtras(entry.extras));
  if (isBy(finish, day)) {
    const progress = entry.status === "COMPLETED" ? entry.progress : null;
    return { status: "COMPLETED", progress };
  }
  if (isBy(start, day)) return { status: kindRules[kind].active, progress: null };
  return start === null && finish === null ? undefined : null;
}

/**
 * How a title stood at the end of a day; null where it was not on the list. From its first event on that is known, and where
 * it has none since it was last changed. Before that its dates speak; where they say nothing, it was as it was at first, as
 * far back as the diary is kept.
 */
export function stoodOn(
  timeline: Timeline,
  day: Day,
  endMs: number,
  sinceMs: number,
): Stood | null {
  const { kind, entry, events } = timeline;
  const later = events.filter(({ atMs }) => atMs >= endMs);
  const then = standingWords(kind, rolledBack(later, diaryStateOf(entry)).standing);
  const knownSinceMs = events[0]?.atMs ?? entry?.changedAtMs ?? Infinity;
  if (endMs > knownSinceMs) return then;
  const byDates = entry && stoodByDates(kind, entry, day);
  if (byDates !== undefined) return byDates;
  return endMs < sinceMs ? null : then;
}

/** A user's list of a kind as it was at the end of a day, by what the diary and the titles' dates tell. */
export async function shelfOn(
  uid: string,
  { kind, day, tz }: RequestOf<typeof shelf_on>,
): Promise<AnswerOf<typeof shelf_on>> {
  const setting = await getDiarySetting(uid, { isConsistent: true });
  const { toMs } = daysFrom(day, 1, Date.now(), tz);
  const [catalogue, shelves, archived] = await sideBySide([
    currentCatalogue(),
    readShelves(uid, [kind]),
    // All of it: before the first event of all that a title has, its dates speak.
    setting.isKept ? listArchivedEvents(uid) : [],
  ]);
  const stood = timelinesOf(setting, shelves, archived).flatMap((timeline) => {
    const standing = stoodOn(timeline, day, toMs, setting.sinceMs);
    return standing === null ? [] : [{ timeline, standing }];
  });
  const names = await namesOf(
    uid,
    catalogue,
    stood.map(({ timeline }) => timeline),
  );
  const titles = names.map(({ id, card }, at): Row => {
    const { status = "PLANNED", progress = null } = stood[at]?.standing ?? {};
    return {
      id,
      ...titleFields(card),
      total: card.total,
      status,
      progress,
    };
  });
  return { state: stateOf(setting), titles };
}
