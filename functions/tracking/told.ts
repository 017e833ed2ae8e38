import { notListed, packEvents, timeOf, type By, type DiaryState } from "../diary-events/event.ts";
import type { DiarySetting } from "../table/diary/setting.ts";
import { statusLetter, type Entry, type Told } from "../table/entry-item.ts";
import { unpackExtras } from "./extras.ts";

/** What a diary follows of an entry; of none for a title that is not on the list. */
export function diaryStateOf(entry: Entry | undefined): DiaryState {
  if (entry === undefined) return notListed;
  const { score, repeats, again, listedAs } = unpackExtras(entry.extras);
  return {
    standing: { status: statusLetter(entry.status), progress: entry.progress },
    score: score === null ? null : Math.round(score * 10),
    // How far a run is that a file alone tells of stands elsewhere.
    run: again ?? (listedAs === "repeating" ? 0 : null),
    repeats,
  };
}

/** The time of an entry's next event, which is that of its change unless a clock is behind. */
export function nextEventMs(entry: Entry | undefined, changedAtMs: number): number {
  const last = entry?.events?.at(-1);
  return last === undefined ? changedAtMs : Math.max(changedAtMs, timeOf(last) + 1);
}

/** What the diary is told of a change of an entry; undefined while there is none to be kept. */
export function toldOf(
  { isKept, sinceMs }: Pick<DiarySetting, "isKept" | "sinceMs">,
  by: By,
  changedAtMs: number,
  before: Entry | undefined,
  after: Entry | undefined,
): Told {
  if (!isKept) return undefined;
  const atMs = Math.max(sinceMs, nextEventMs(before, changedAtMs));
  return packEvents(atMs, by, diaryStateOf(before), diaryStateOf(after));
}
