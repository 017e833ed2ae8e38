import { kinds } from "../../../shared/kind.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import { areOfImportsAlone } from "../../diary-events/replay.ts";
import { getDiarySetting, type DiarySetting } from "../../table/diary/setting.ts";
import { listDropped } from "../../table/dropped-entries.ts";
import { getEntry, removeEntry, replaceEntry } from "../../table/entries.ts";
import { eachPlan } from "../../table/imports/import-chunks.ts";
import { getAnyNotes, listAnyNotes, putNotesBack } from "../../table/imports/import-notes.ts";
import { placedRows } from "../../table/imports/import-plan.ts";
import { forgetLeftover, listLeftovers } from "../../table/imports/leftovers.ts";
import { toldOf } from "../../tracking/told.ts";
import type { Work } from "../work.ts";
import { checkpoint, persistently, requireAccount } from "../work.ts";
import { writeEach } from "../write-each.ts";
import { EntriesBefore, notesBefore, undoneImports, type Undone } from "./entries-before.ts";

/** Puts one entry back as it was, if it still is what this or another undone import made of it. */
async function putBack(
  { uid, kind }: Undone,
  id: number,
  entries: EntriesBefore,
  diary: DiarySetting,
): Promise<void> {
  await untilWon(async () => {
    const current = await getEntry(uid, kind, id);
    if (current === undefined) return true;
    const before = await entries.find(id, current);
    if (before === current) return true;
    const told = toldOf(diary, "undone_import", Date.now(), current, before);
    // Who is faster is its owner, who keeps the change, or another undo, which may not know of this one.
    if (before !== undefined) {
      return (await replaceEntry(uid, kind, id, current, before, told)) || lost;
    }
    // What nobody but imports had to do with leaves nothing behind.
    const isNobodys = areOfImportsAlone(current.events ?? []);
    return (await removeEntry(uid, kind, id, current, isNobodys ? undefined : told)) || lost;
  });
}

/**
 * Undoes an import: every entry becomes what it was, except those the user, or an import that stays, changed since.
 * To be killed and begun again does no harm: what is put back is no longer what the import made of it.
 */
export async function undoRows(work: Work): Promise<void> {
  const { uid, job } = work;
  const undone = await persistently(() => undoneImports(uid, job.kind));
  let done = 0;
  for await (const { changes, counts, kept } of eachPlan(uid, job.kind, job.id)) {
    await requireAccount(uid);
    await persistently(async () => {
      const entries = new EntriesBefore(undone);
      const diary = await getDiarySetting(uid);
      await writeEach(changes, ({ id }) => putBack(undone, id, entries, diary));
    });
    done += placedRows(counts) + kept.length;
    await checkpoint(work, "putBack", Math.min(done, job.rows));
  }
  await persistently(() => takeWordsBack(undone));
  await persistently(() => forgetLeftovers(work));
}

/**
 * Takes back the notes and tags that undone imports wrote, but for those of titles that have been changed since; to drop
 * what an import wrote is a change, too.
 */
async function takeWordsBack(undone: Undone): Promise<void> {
  const { uid, kind, jobs } = undone;
  const theirs = (await listAnyNotes(uid, kind)).filter(({ job }) => jobs.has(job));
  const entries = new EntriesBefore(undone);
  const areDropped = theirs.some(({ keptUntil }) => keptUntil !== undefined);
  const drops = areDropped ? await listDropped(uid, kind) : [];
  const droppedSince = new Set(drops.filter((drop) => entries.isTheirs(drop)).map(({ id }) => id));
  await writeEach(theirs, ({ id }) =>
    untilWon(async () => {
      const [current, entry] = await sideBySide([
        getAnyNotes(uid, kind, id),
        getEntry(uid, kind, id),
      ]);
      if (current === undefined || !jobs.has(current.job)) return true;
      if (entry === undefined && droppedSince.has(id)) return true;
      if (entry !== undefined && (await entries.isChangedSince(id, entry))) return true;
      const before = await notesBefore(undone, id, current);
      return (await putNotesBack(uid, kind, id, current, before)) || lost;
    }),
  );
}

/** Forgets the rows that an import kept aside; those of the other kind it kept under theirs. */
async function forgetLeftovers({ uid, job }: Work): Promise<void> {
  const leftovers = await sideBySide(
    kinds.map((kind) => listLeftovers(uid, kind, { isConsistent: true })),
  );
  const own = leftovers.flat().filter((each) => each.job === job.id);
  await writeEach(own, (each) => forgetLeftover(uid, each));
}
