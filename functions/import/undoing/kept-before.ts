import { kinds, type Kind } from "../../../shared/kind.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listDropped } from "../../table/dropped-entries.ts";
import { listNotesAside, type AsideNotes } from "../../table/imports/import-notes.ts";
import { listLeftovers, type Leftover } from "../../table/imports/leftovers.ts";
import { asideOf } from "../aside.ts";

/** What a row tells of its owner. What it says of a title that has a number is no news to anybody. */
function told({ title, type, total, rest, ...own }: Leftover["row"]): string {
  const subject = own.id === null ? [title, type, total] : [];
  const fields = Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([fields, subject, rest ?? ""]);
}

async function beforeOf(uid: string, kind: Kind): Promise<(job: string) => boolean> {
  const [leftovers, drops] = await sideBySide([
    listLeftovers(uid, kind, { isConsistent: true }),
    listDropped(uid, kind),
  ]);
  const notes = drops.length === 0 ? [] : await listNotesAside(uid, kind);
  const givenBack = (some: readonly Leftover[], noted: readonly AsideNotes[]): string =>
    JSON.stringify(
      asideOf(kind, some, drops, { notes: noted })
        .map(({ row }) => told(row))
        .sort(),
    );
  return (job) => {
    // Of two imports of one list side by side the one that began first has brought it.
    const until = leftovers.filter((leftover) => leftover.job <= job);
    const isOfOthers = (each: { readonly job: string }): boolean => each.job !== job;
    const before = givenBack(until.filter(isOfOthers), notes.filter(isOfOthers));
    return before === givenBack(until, notes);
  };
}

/**
 * Tells of imports whether all that one has kept aside, of either kind, was there before: kept by earlier ones that
 * stand, or dropped here. An export would miss nothing without it.
 */
export async function keptBefore(uid: string): Promise<(job: string) => boolean> {
  const both = await sideBySide(kinds.map((kind) => beforeOf(uid, kind)));
  return (job) => both.every((isBefore) => isBefore(job));
}
