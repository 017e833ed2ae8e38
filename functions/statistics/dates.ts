import type { Day } from "../../shared/entries/day.ts";
import type { DiaryEvent, Standing } from "../diary-events/event.ts";
import type { Timeline } from "../diary/timelines.ts";
import { datesOf } from "../tracking/extras-after.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { isUndo, withoutUndone } from "../diary/undone.ts";
import type { TitleDates } from "./year-of.ts";

type Turn = Readonly<Record<"from" | "to", Standing | null>>;

const progressOf = (standing: Standing | null): number => standing?.progress ?? 0;

const isFinish = ({ from, to }: Turn): boolean => to?.status === "C" && from?.status !== "C";

/** A title that is told at once was begun before; a film is seen in one step. */
const isBeginning = ({ from, to }: Turn): boolean =>
  progressOf(from) === 0 && progressOf(to) > 0 && (to?.status !== "C" || progressOf(to) === 1);

const isAddition = ({ from, to }: Turn): boolean => from === null && to !== null;

/** The day of the last turn of a kind, where its owner told it; null where a file did, and where there is none. */
function lastOwn(
  events: readonly DiaryEvent[],
  isTurn: (turn: Turn) => boolean,
  dayAt: (atMs: number) => Day,
): Day | null {
  const last = events.findLast((event) => {
    const { standing } = event.changes;
    return !isUndo(event) && standing !== undefined && isTurn(standing);
  });
  return last === undefined || last.by === "import" ? null : dayAt(last.atMs);
}

/**
 * When a title on a list was started, finished and added, `YYYY-MM-DD` with 00 for what is not known; null where nobody
 * says it. What its owner or a file says of the first two comes before what the diary tells.
 */
export function titleDates(timeline: Timeline, dayAt: (atMs: number) => Day): TitleDates {
  const { entry } = timeline;
  if (entry === undefined) return { started: null, finished: null, added: null };
  const { start, finish } = datesOf(entry, unpackExtras(entry.extras));
  const isBegun = entry.progress > 0 || entry.status !== "PLANNED";
  const isFinished = entry.status === "COMPLETED";
  const events = withoutUndone(timeline.events);
  return {
    started: isBegun ? (start ?? lastOwn(events, isBeginning, dayAt)) : null,
    finished: isFinished ? (finish ?? lastOwn(events, isFinish, dayAt)) : null,
    added: lastOwn(events, isAddition, dayAt),
  };
}
