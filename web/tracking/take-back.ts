import { restoreEntry, takeEntryBack, type Send } from "./entry-calls.ts";
import { changeBackTo, standingAfter, type Standing, type TrackedTitle } from "./standing.ts";
import type { Telling } from "./telling.ts";

/** Makes changes of entries, as the tracker does. */
interface Changer {
  change(
    title: TrackedTitle,
    before: Standing | undefined,
    send: Send,
    telling: Telling,
  ): Promise<boolean>;
}

/** Makes an entry what it was before. Returns whether that was done. */
export function takeBack(
  changer: Changer,
  title: TrackedTitle,
  now: Standing,
  before: Standing,
): Promise<boolean> {
  const change = changeBackTo(title, before, now);
  const target = standingAfter(title, change, now);
  return changer.change(title, now, () => takeEntryBack(title.kind, title.id, change), { target });
}

/** Puts a title back that was dropped a moment ago, whole. Returns whether that was done. */
export function restore(changer: Changer, title: TrackedTitle, before: Standing): Promise<boolean> {
  const change = changeBackTo(title, before, before);
  return changer.change(title, undefined, () => restoreEntry(title.kind, title.id, change), {});
}
