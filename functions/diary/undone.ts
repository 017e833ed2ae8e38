import type { DiaryEvent } from "../diary-events/event.ts";

/** Whether an event takes something back. */
export const isUndo = ({ by }: DiaryEvent): boolean => by === "undo" || by === "undone_import";

const aspects = ["standing", "score", "run", "repeats"] as const;

const swapped = ({ from, to }: { readonly from: unknown; readonly to: unknown }) => ({
  from: to,
  to: from,
});

/** Whether all that an event changed is what another one had changed, back again. */
const reverts = (event: DiaryEvent, earlier: DiaryEvent): boolean =>
  aspects.every((aspect) => {
    const [change, other] = [event.changes[aspect], earlier.changes[aspect]];
    return JSON.stringify(change) === JSON.stringify(other && swapped(other));
  });

/**
 * The events of a title in their order without those that were undone, and without their undoing, step by step back; what
 * was undone and then done again is there. An undo that takes back something else is there, too.
 */
export function withoutUndone(events: readonly DiaryEvent[]): readonly DiaryEvent[] {
  let left: readonly DiaryEvent[] = [];
  let before = left;
  let last: DiaryEvent | undefined;
  for (const event of events) {
    const latest = left.at(-1);
    let next = [...left, event];
    if (isUndo(event)) {
      if (last !== undefined && reverts(event, last)) next = [...before];
      else if (latest !== undefined && reverts(event, latest)) next = left.slice(0, -1);
    }
    before = left;
    left = next;
    last = event;
  }
  return left;
}
