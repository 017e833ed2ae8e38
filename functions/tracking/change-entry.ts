import type { AchievementToast } from "../../shared/achievements.ts";
import { ApiError, unknownTitle } from "../../shared/errors.ts";
import type { Day } from "../../shared/entries/day.ts";
import type { Kind } from "../../shared/kind.ts";
import { countedProgress } from "../achievements/counters.ts";
import { earn, standingOf, type Standing } from "../achievements/earn.ts";
import type { Step } from "../achievements/progress-sums.ts";
import { airedEpisodes } from "../airing/aired.ts";
import type { By } from "../diary-events/event.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { countAddition } from "../table/activity.ts";
import { getDiarySetting } from "../table/diary/setting.ts";
import { getRealDrop } from "../table/dropped-entries.ts";
import { getEntry, putEntry } from "../table/entries.ts";
import type { Entry } from "../table/entry-item.ts";
import { takeNotesBack } from "../table/imports/import-notes.ts";
import { getDatedTitle, type DatedTitle } from "../table/titles.ts";
import { extrasAfter } from "./extras-after.ts";
import { betterKnown, totalWith, unpackTitle } from "./imported-title.ts";
import type { EntryState } from "./next-entry.ts";
import type { TitleLength } from "./title-length.ts";
import { toldOf } from "./told.ts";

/**
 * A title's length and what an entry keeps of it, by the catalogue and by the file that the entry was imported from.
 * Throws ApiError 400 for a title that neither knows.
 */
function requireKnown(
  kind: Kind,
  id: number,
  known: DatedTitle | undefined,
  packed: string | undefined,
): TitleLength & { readonly title: string | undefined } {
  if (known === undefined) {
    if (packed === undefined) throw new ApiError("bad_request", unknownTitle(kind));
    return { total: unpackTitle(packed).total, aired: null, title: packed };
  }
  const imported = packed === undefined ? undefined : unpackTitle(packed);
  const total = totalWith(known, imported?.total ?? null);
  return {
    total,
    aired: airedEpisodes({ ...known, id, total }, Date.now()),
    // What the catalogue knows by now the file has said for long enough.
    title: imported && betterKnown(known, imported),
  };
}

/** Counts an addition. Trending can bear a lost one; a saved entry must not fail for it. */
async function countForTrending(uid: string, id: number): Promise<void> {
  await countAddition(uid, id).catch((error: unknown) => {
    log("error", "an addition was not counted", { id, ...errorFields(error) });
  });
}

/** What a call made of an entry, and what was earned by it. */
export interface Change {
  readonly entry: EntryState;
  /** The entry as it was; null for a title that was not on the list. */
  readonly before: EntryState | null;
  /** False when the entry was as it was asked to be, or further. */
  readonly changed: boolean;
  readonly new_achievements: AchievementToast[];
}

const isSame = (a: EntryState, b: EntryState | undefined): boolean =>
  a.status === b?.status && a.progress === b.progress;

/** A change that leaves the status as it is. */
const stepOf = (id: number, current: EntryState | undefined, next: EntryState): Step | undefined =>
  current?.status === next.status ? { id, from: current.progress, to: next.progress } : undefined;

/** What one try wrote, or may have written, and what that is measured by. */
interface Written {
  readonly entry: Entry;
  readonly before: Entry | undefined;
  /** How much of its progress counts for achievements. */
  readonly counted: number;
  /** Undefined when it could not be read: what the change earned is left to the next one. */
  readonly standing: Standing | undefined;
}

/**
 * Whether an entry is what a try wrote: its time is its mark, by which a write is known whose answer was lost. Another
 * call that makes the same of the entry within the same millisecond is told, truly enough, that it did.
 */
const isWritten = ({ entry }: Written, current: Entry | undefined): boolean =>
  isSame(entry, current) && entry.changedAtMs === current?.changedAtMs;

/** How an entry is changed. */
export interface HowChanged {
  /** The day it is for whoever changes it; undefined where the change says nothing of when it was seen. */
  readonly day?: Day | undefined;
  /** What changes it, as its diary tells: a tap where nothing else is said. */
  readonly by?: By | undefined;
}

/**
 * Changes one entry by a rule over the title's length and the entry as it is now, and tells its diary. Idempotent: a rule
 * that changes nothing writes nothing. A title that was dropped and is added anew keeps what its owner said of it. Two
 * round trips when nobody else writes the same entry, and more where a title is added, where a status changes, which may
 * earn more than a step does, where a large shelf is met for the first time, or where the entry has no room for one more
 * event.
 */
export async function changeEntry(
  uid: string,
  kind: Kind,
  id: number,
  rule: (title: TitleLength, current: Entry | undefined) => EntryState,
  { day, by = "tap" }: HowChanged = {},
): Promise<Change> {
  let tried: Written | undefined;
  const { next, before, written } = await untilWon(async () => {
    const [known, current, diary] = await sideBySide([
      getDatedTitle(kind, id),
      getEntry(uid, kind, id),
      getDiarySetting(uid),
    ]);
    // The SDK repeats a write whose answer is lost, and loses the race against itself.
    if (tried !== undefined && isWritten(tried, current)) {
      return { next: tried.entry, before: tried.before, written: tried };
    }
    const { title, ...length } = requireKnown(kind, id, known, current?.title);
    const next = rule(length, current);
    if (isSame(next, current)) return { next, before: current, written: undefined };
    const dropped = current === undefined ? await getRealDrop(uid, kind, id) : undefined;
    const counted = countedProgress(next.progress, length.aired);
    const nowMs = Date.now();
    const turn = { before: current, dropped, next, total: length.total, day, nowMs };
    const entry = { ...next, changedAtMs: nowMs, extras: extrasAfter(turn), title };
    const [isStored, standing] = await sideBySide([
      putEntry(uid, kind, id, current, entry, toldOf(diary, by, nowMs, current, entry)),
      // Beside the write, not after it: a lost race reads once more, and counts one addition too many.
      standingOf(uid, kind, stepOf(id, current, next)),
      kind === "anime" && current === undefined ? countForTrending(uid, id) : undefined,
      dropped && takeNotesBack(uid, kind, id, dropped.keptUntil),
    ]);
    tried = { entry, before: current, counted, standing };
    return isStored ? { next, before: current, written: tried } : lost;
  });
  const standing = written?.standing;
  const earned = standing && (await earn(uid, kind, written.counted, standing));
  return {
    entry: next,
    before: before === undefined ? null : { status: before.status, progress: before.progress },
    changed: written !== undefined,
    new_achievements: earned ?? [],
  };
}
