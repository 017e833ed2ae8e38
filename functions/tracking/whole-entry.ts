import type { Kind } from "../../shared/kind.ts";
import { repeatElement, unpackRest } from "../../shared/list-file/list-rest.ts";
import type { Entry } from "../table/entry-item.ts";
import type { Notes } from "../table/imports/import-notes.ts";
import { datesOf } from "./extras-after.ts";
import { unpackExtras, type Extras } from "./extras.ts";

/**
 * How far the run is that is under way; null when none is. Where a file alone tells of one, it is as far as the file said
 * (`rest`, packed), or at its beginning.
 */
export function againOf(kind: Kind, { again, listedAs }: Extras, rest = ""): number | null {
  if (again !== null || listedAs !== "repeating") return again;
  const told = Number(unpackRest(rest)[repeatElement[kind] ?? ""] ?? 0);
  return Number.isInteger(told) && told > 0 ? told : 0;
}

/** What calls answer of an entry beside status and progress. */
export function saidOfEntry(kind: Kind, entry: Entry, rest?: string) {
  const extras = unpackExtras(entry.extras);
  const { start: started, finish: finished } = datesOf(entry, extras);
  return {
    score: extras.score,
    started,
    finished,
    repeats: extras.repeats,
    again: againOf(kind, extras, rest),
    on_hold: extras.listedAs === "on_hold",
    private: extras.isPrivate,
  };
}

/** All that is kept of an entry, as calls answer it. */
export const wholeEntry = (kind: Kind, entry: Entry, noted: Notes | undefined) => ({
  status: entry.status,
  progress: entry.progress,
  ...saidOfEntry(kind, entry, noted?.rest),
  notes: noted?.notes ?? "",
  changed_at: entry.changedAtMs,
});
