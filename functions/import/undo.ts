import { kinds } from "../../shared/kind.ts";
import { eachPlan } from "../table/import-chunks.ts";
import { getEntry, replaceEntry } from "../table/entries.ts";
import { listNotes, restoreNotes } from "../table/import-notes.ts";
import { forgetLeftover, listLeftovers } from "../table/leftovers.ts";
import type { Work } from "./lease.ts";
import type { Change } from "./plan.ts";
import { checkpoint, persistently, requireAccount } from "./run.ts";
import { writeEach } from "./write-each.ts";

/** Puts one entry back as it was before, if it still is what the import made of it. */
async function putBack({ uid, job }: Work, { id, before, after }: Change): Promise<void> {
  const current = await getEntry(uid, job.kind, id);
  if (current?.changedAtMs !== after.changedAtMs || current.progress !== after.progress) return;
  if (current.status !== after.status) return;
  // Who is faster than this write has changed the entry since, and keeps the change.
  await replaceEntry(uid, job.kind, id, current, before);
}

/**
 * Undoes an import: every entry becomes what it was, the last change first, except those the user changed since.
 * To be killed and begun again does no harm: what is put back is no longer what the import made of it.
 */
export async function undoRows(work: Work): Promise<void> {
  const { uid, job } = work;
  let done = 0;
  for await (const { changes, counts, kept } of eachPlan(uid, job.kind, job.id)) {
    await requireAccount(uid);
    await persistently(() => writeEach(changes, (change) => putBack(work, change)));
    done += counts.added + counts.raised + counts.unchanged + kept.length;
    await checkpoint(work, "undoing", Math.min(done, job.rows));
  }
  await persistently(() => forgetWords(work));
}

/** Takes back notes, tags and rows kept aside. */
async function forgetWords({ uid, job }: Work): Promise<void> {
  // Rows of the other kind were kept aside under their own.
  const [notes, ...leftoversByKind] = await Promise.all([
    listNotes(uid, job.kind),
    ...kinds.map((kind) => listLeftovers(uid, kind)),
  ]);
  const ownNotes = notes.filter((each) => each.job === job.id);
  await writeEach(ownNotes, (each) => restoreNotes(uid, job.kind, each));
  const ownLeftovers = leftoversByKind.flat().filter((each) => each.job === job.id);
  await writeEach(ownLeftovers, (each) => forgetLeftover(uid, each));
}
