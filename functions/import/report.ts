import type { KeptReason } from "../../shared/imports.ts";
import * as limits from "../../shared/limits.ts";
import { listEntries } from "../table/entries.ts";
import type { Entry } from "../table/entry-item.ts";
import { eachPlan } from "../table/imports/import-chunks.ts";
import type { ImportJob, ImportReport } from "../table/imports/import-jobs.ts";
import { listNotes } from "../table/imports/import-notes.ts";
import {
  countNames,
  noCounts,
  placedRows,
  type Change,
  type Counts,
} from "../table/imports/import-plan.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { isProvisional } from "../tracking/imported-title.ts";
import { keptBefore } from "./undoing/kept-before.ts";

const markOf = (entry: Entry | undefined): string | undefined =>
  entry && unpackExtras(entry.extras).mark;

/** What of some changes was made: a chunk that was not finished left its mark on the entries that it wrote. */
async function countMade(
  uid: string,
  kind: ImportJob["kind"],
  changes: Iterable<Change>,
): Promise<Counts> {
  const entries = await listEntries(uid, kind, { isConsistent: true });
  const shelf = new Map(entries.map((entry) => [entry.id, entry]));
  const counts = { ...noCounts };
  for (const { id, before, after } of changes) {
    if (markOf(shelf.get(id)) !== markOf(after)) continue;
    const isSame = before?.status === after.status && before.progress === after.progress;
    counts[before === undefined ? "added" : isSame ? "updated" : "raised"]++;
    if (before === undefined && isProvisional(after.title)) counts.provisional++;
  }
  return counts;
}

/** Whether an import has noted something of a title that nobody has noted anew since. */
async function hasNoted(uid: string, { kind, id }: Pick<ImportJob, "kind" | "id">) {
  const notes = await listNotes(uid, kind, { isConsistent: true });
  return notes.some(({ job }) => job === id);
}

/**
 * Adds up what became of an import's rows, from the records that its chunks left. Of a chunk that was not finished
 * only the entries count that were written; all its other rows are left.
 */
export async function reportOf(
  uid: string,
  {
    id,
    kind,
    rows,
    done,
    chunkRows,
  }: Pick<ImportJob, "id" | "kind" | "rows" | "done" | "chunkRows">,
): Promise<ImportReport> {
  const sum = { ...noCounts };
  const reasons: Partial<Record<KeptReason, number>> = {};
  const kept: ImportReport["kept"] = [];
  const unfinished = new Map<number, Change>();
  const add = (counts: Counts): void => {
    for (const each of countNames) sum[each] += counts[each];
  };
  let keptAside = 0;
  let isNoting = false;
  for await (const { chunk, changes, counts, noted, kept: aside } of eachPlan(uid, kind, id)) {
    if (chunk * chunkRows >= done) {
      // Of an unfinished chunk the plan does not say whether it came to that.
      isNoting ||= noted.length > 0;
      // The last round comes first.
      for (const change of changes) {
        if (!unfinished.has(change.id)) unfinished.set(change.id, change);
      }
      continue;
    }
    add(counts);
    keptAside += aside.length;
    for (const { reason } of aside) reasons[reason] = (reasons[reason] ?? 0) + 1;
    // The last chunk comes first.
    kept.unshift(...aside.map(({ title, reason }) => ({ title, reason })));
  }
  if (unfinished.size > 0) add(await countMade(uid, kind, unfinished.values()));
  const left = rows - placedRows(sum) - keptAside;
  const isPlacing = sum.added + sum.raised + sum.updated > 0;
  const isChanging = isPlacing || (isNoting && (await hasNoted(uid, { kind, id })));
  return {
    ...sum,
    reasons,
    kept: kept.slice(0, limits.importKeptShown),
    isBrokenOff: false,
    left,
    isUnchanging: !isChanging && (await keptBefore(uid))(id),
  };
}
