import { notListed, unpackEvent, type DiaryEvent, type DiaryState } from "./event.ts";

const isBeginning = ({ changes: { standing } }: DiaryEvent): number =>
  standing?.from === null ? 1 : 0;

/** Whether two texts tell of one write: what did not fit into one has its time, too. */
const areOneWrite = (event: DiaryEvent, next: DiaryEvent): boolean =>
  event.atMs === next.atMs &&
  event.by === next.by &&
  Object.keys(event.changes).every((aspect) => !Object.hasOwn(next.changes, aspect));

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
  return events;
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
