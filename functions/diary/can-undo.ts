import * as limits from "../../shared/limits.ts";
import type { DiaryEvent } from "../diary-events/event.ts";
import { statusLetter } from "../table/entry-item.ts";
import { nextEntry } from "../tracking/next-entry.ts";
import { standingWords } from "./told.ts";
import type { Timeline } from "./timelines.ts";

/** Whether an update gives an entry a standing back that it had before; where the total is known the progress alone decides. */
function canStandAgain(
  { kind, entry }: Timeline,
  { from }: NonNullable<DiaryEvent["changes"]["standing"]>,
  total: number | null,
): boolean {
  const { status, progress } = standingWords(kind, from) ?? {};
  if (progress === undefined || (total !== null && progress > total)) return false;
  const next = nextEntry(kind, total, entry, { progress, status });
  return next.progress === progress && next.status === status;
}

/** Whether calls that there are take an event back, which is the latest; not what imports made, which are undone whole. */
function canUndo(
  timeline: Timeline,
  event: DiaryEvent,
  total: number | null,
  nowMs: number,
): boolean {
  const { entry } = timeline;
  const { standing, score, run, repeats } = event.changes;
  if (event.by === "import" || event.by === "undone_import") return false;
  if (standing?.to === null) {
    // A drop can be picked up again at any time; that it was a mistake is soon forgotten.
    const isLate = nowMs - event.atMs > limits.droppedKeptMinutes * 60_000;
    return entry === undefined && (!isLate || event.by === "tap");
  }
  if (entry === undefined) return false;
  if (standing?.from === null) return true;
  if (standing !== undefined) {
    // What went with it an update does not bring back.
    const isAlone = score === undefined && run === undefined && repeats === undefined;
    return isAlone && canStandAgain(timeline, standing, total);
  }
  if (repeats !== undefined && repeats.from > limits.repeatsMaximum) return false;
  return run === undefined || run.from === null || statusLetter(entry.status) === "C";
}

/** The event of a title that can be taken back now: the latest of those that were not undone (`left`), where any can. */
export function eventToUndo(
  timeline: Timeline,
  left: readonly DiaryEvent[],
  total: number | null,
  nowMs: number,
): DiaryEvent | undefined {
  const latest = left.at(-1);
  return latest !== undefined && canUndo(timeline, latest, total, nowMs) ? latest : undefined;
}
