import type { Changes, DiaryEvent, DiaryState } from "../diary-events/event.ts";
import { replayed, rolledBack } from "../diary-events/replay.ts";
import type { Timeline } from "../diary/timelines.ts";
import { diaryStateOf } from "../tracking/told.ts";
import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { isUndo, withoutUndone } from "../diary/undone.ts";

/** Episodes or chapters of a title that were seen, told in one step. */
export interface Seen {
  /** In milliseconds since 1970; null where nobody can say when it was. */
  readonly atMs: number | null;
  readonly units: number;
}

/** What was seen of a title for the first time, and again, in the order in which it was told. */
interface Told {
  readonly first: readonly Seen[];
  readonly again: readonly Seen[];
  /** How far it was when it was dropped. */
  readonly left: number;
}

const nothing: Told = { first: [], again: [], left: 0 };

/** Whose own word an event is; files say nothing of when something was seen. */
const isOwn = ({ by }: DiaryEvent): boolean => by === "tap" || by === "chat" || by === "app";

/** Takes so many units off what was told latest. */
function takenBack(seen: readonly Seen[], units: number): Seen[] {
  const left = [...seen];
  let toTake = units;
  while (toTake > 0) {
    const last = left.pop();
    if (last === undefined) break;
    if (last.units > toTake) left.push({ ...last, units: last.units - toTake });
    toTake -= last.units;
  }
  return left;
}

/** Whether somebody who goes back to there begins anew: what was seen stays seen. Other steps back mend a mistake. */
const isRestart = (from: number, to: number): boolean => to <= 1 && from - to > 1;

/** Something that was counted to one number, and is counted to another. */
interface Step {
  readonly from: number;
  readonly to: number;
  /** Whether it is told at once of what was seen before. */
  readonly isAllAtOnce: boolean;
}

/** What was seen after a step. */
function stepped(
  kind: Kind,
  event: DiaryEvent,
  seen: readonly Seen[],
  { from, to, isAllAtOnce }: Step,
): readonly Seen[] {
  const units = to - from;
  if (units > 0) {
    const isDated = isOwn(event) && !isAllAtOnce && units <= limits.seenAtOnce[kind];
    return [...seen, { atMs: isDated ? event.atMs : null, units }];
  }
  if (isUndo(event) || (isOwn(event) && !isRestart(from, to))) return takenBack(seen, -units);
  return seen;
}

/** The step of a first time; `left` is how far the title was when it was dropped. */
function firstStep({ from, to }: NonNullable<Changes["standing"]>, left: number): Step {
  const reached = to?.progress ?? 0;
  const begun = from?.progress ?? 0;
  return {
    // Where it was left is no news of a title that is picked up again.
    from: from === null ? Math.min(left, reached) : begun,
    to: reached,
    isAllAtOnce: begun === 0 && to?.status === "C" && reached > 1,
  };
}

/** The step of a run, which ends with all there is (`whole`) where it is counted. */
function runStep({ run, repeats }: Changes, whole: number): Step | undefined {
  if (run === undefined) return undefined;
  const [from, to] = [run.from ?? 0, run.to ?? 0];
  const counted = (repeats?.to ?? 0) - (repeats?.from ?? 0);
  if (run.to === null && counted > 0) {
    return { from, to: Math.max(from, whole), isAllAtOnce: from === 0 && whole > 1 };
  }
  if (run.from === null && counted < 0)
    return { from: Math.max(to, whole), to, isAllAtOnce: false };
  return { from, to, isAllAtOnce: false };
}

/** What was seen of a title after an event, given how it stood before. */
function after(kind: Kind, event: DiaryEvent, told: Told, before: DiaryState): Told {
  const { standing } = event.changes;
  const reached = before.standing?.progress ?? 0;
  const run = runStep(event.changes, reached);
  // What is dropped, and a run that is given up, were seen so far.
  const isGone = standing?.to === null && !isUndo(event);
  const isGivenUp = event.changes.run?.to === null && (run?.to ?? 0) === 0 && !isUndo(event);
  return {
    first:
      standing === undefined || isGone
        ? told.first
        : stepped(kind, event, told.first, firstStep(standing, told.left)),
    again: run === undefined || isGivenUp ? told.again : stepped(kind, event, told.again, run),
    left: isGone ? reached : told.left,
  };
}

/**
 * What was seen of a title, by all that its diary tells. What an undo takes back is as if it had never been; of what is
 * told at once, and of what files bring, nobody can say when it was.
 */
export function seenOf({ kind, entry, events }: Timeline): readonly Seen[] {
  let state = rolledBack(events, diaryStateOf(entry));
  let told = nothing;
  for (const event of withoutUndone(events)) {
    told = after(kind, event, told, state);
    state = replayed([event], state);
  }
  return [...told.first, ...told.again];
}
