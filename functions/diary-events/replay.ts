import { notListed, unpackEvent, type DiaryEvent, type DiaryState } from "./event.ts";

const isBeginning = ({ changes: { standing } }: DiaryEvent): number =>
  standing?.from === null ? 1 : 0;

/** Whether two texts tell of one write: what did not fit into one has its time, too. */
const areOneWrite = (event: DiaryEvent, next: DiaryEvent): boolean =>
  event.atMs === next.atMs &&
  event.by === next.by &&
  Object.keys(event.changes).every((aspect) => !Object.hasOwn(next.changes, aspect));

const isSame = (a: DiaryState["standing"], b: DiaryState["standing"]): boolean =>
  a?.status === b?.status && a?.progress === b?.progress;

/** So far apart are the clocks of functions at the most; so many events of one title lie within that. */
const clocksApartMs = 60_000;
const mostBetween = 4;

/**
 * Events by their times, but for a title that is added right after another function has taken it off: nothing is there
 * whose time the addition could be later than, and it has the earlier one where its clock is behind. A title that is on the
 * list cannot be added: what takes it off comes first.
 */
function additionsLast(sorted: readonly DiaryEvent[]): DiaryEvent[] {
  const events = [...sorted];
  // What was before the first of them nobody tells.
  let standing: DiaryState["standing"] | undefined;
  for (let at = 0; at < events.length; at++) {
    const isAddition = events[at]?.changes.standing?.from === null;
    const removal = isAddition && standing !== null ? removalBehind(events, at, standing) : -1;
    if (removal > 0) events.splice(at, 0, ...events.splice(removal, 1));
    const change = events[at]?.changes.standing;
    if (change !== undefined) standing = change.to;
  }
  return events;
}

/** Where, near behind an addition, the title is taken off that stood there before it; -1 where it is not. */
function removalBehind(
  events: readonly DiaryEvent[],
  addition: number,
  before: DiaryState["standing"] | undefined,
): number {
  const added = events[addition];
  let now = added?.changes.standing?.to ?? null;
  for (let at = addition + 1; at <= addition + mostBetween; at++) {
    const event = events[at];
    if (event === undefined || event.atMs - (added?.atMs ?? 0) > clocksApartMs) return -1;
    const change = event.changes.standing;
    if (change === undefined) continue;
    // What was before that one is told.
    if (before === undefined && change.from === null) return -1;
    const isOfBefore =
      before === undefined ? !isSame(change.from, now) : isSame(change.from, before);
    if (change.to === null && isOfBefore) return at;
    now = change.to;
  }
  return -1;
}

/**
 * The events of one title in their order, from texts that may come twice: what was moved off its entry may still be there.
 */
export function inOrder(packed: Iterable<string>): DiaryEvent[] {
  const sorted = [...new Set(packed)]
    .map(unpackEvent)
    .filter((event) => event !== undefined)
    .sort((a, b) => a.atMs - b.atMs || isBeginning(a) - isBeginning(b));
  const events: DiaryEvent[] = [];
  for (const event of sorted) {
    const last = events.at(-1);
    if (last !== undefined && areOneWrite(last, event)) {
      events[events.length - 1] = { ...last, changes: { ...last.changes, ...event.changes } };
    } else {
      events.push(event);
    }
  }
  return additionsLast(events);
}

/** What a state becomes by an event, or was before it. */
function turned(state: DiaryState, { changes }: DiaryEvent, side: "from" | "to"): DiaryState {
  const { standing, score, run, repeats } = changes;
  return {
    standing: standing ? standing[side] : state.standing,
    score: score ? score[side] : state.score,
    run: run ? run[side] : state.run,
    repeats: repeats ? repeats[side] : state.repeats,
  };
}

/** What events make of a title in their order, of one that was not on the list where nothing else is said. */
export const replayed = (
  events: readonly DiaryEvent[],
  before: DiaryState = notListed,
): DiaryState => events.reduce((state, event) => turned(state, event, "to"), before);

/** What a title was before events that made it what it is. */
export const rolledBack = (events: readonly DiaryEvent[], now: DiaryState): DiaryState =>
  events.reduceRight((state, event) => turned(state, event, "from"), now);

/** Whether packed events say that a title was not there before imports, and that nobody else has changed it since. */
export function areOfImportsAlone(packed: readonly string[]): boolean {
  const events = inOrder(packed);
  return (
    events[0]?.changes.standing?.from === null &&
    events.every(({ by }) => by === "import" || by === "undone_import")
  );
}
