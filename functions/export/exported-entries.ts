import type { Kind, Status } from "../../shared/kind.ts";
import { progressElement, unpackRest } from "../../shared/list-rest.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sideBySide } from "../side-by-side.ts";
import { readMark } from "../import/mark.ts";
import { listEntries, type ShelfEntry } from "../table/entries.ts";
import { listNotes } from "../table/import-notes.ts";
import { latestLeftovers, listLeftovers } from "../table/leftovers.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { cardOf } from "../tracking/imported-title.ts";
import { statusWord, type ExportedEntry } from "./entry-row.ts";

/** An entry as a file lists it, and as our own lists have it. */
export interface ListedEntry {
  readonly listed: ExportedEntry;
  readonly own: Status;
  /** In milliseconds since 1970. */
  readonly changedAtMs: number;
  /** The mark of the import that wrote it last, where its owner has not changed it since. */
  readonly isAsIn: string | undefined;
}

/** What a file said beside; a progress beyond the title's end as long as the entry is as the file had it. */
function restOfEntry(kind: Kind, { progress, extras }: ShelfEntry, packed: string) {
  const { [progressElement[kind]]: beyond, ...rest } = unpackRest(packed);
  const isAsInFile = unpackExtras(extras).listedAs !== null;
  if (beyond === undefined || !isAsInFile || Number(beyond) <= progress) return rest;
  return { ...rest, [progressElement[kind]]: beyond };
}

/** A user's entries of one kind with everything that is kept with them, by id. */
export async function listedEntries(uid: string, kind: Kind): Promise<ListedEntry[]> {
  const [catalogue, entries, notes] = await sideBySide([
    currentCatalogue(),
    listEntries(uid, kind),
    listNotes(uid, kind),
  ]);
  const notesOf = new Map(notes.map((each) => [each.id, each]));
  return entries
    .sort((a, b) => a.id - b.id)
    .map((entry) => {
      const { id, status, progress, changedAtMs } = entry;
      const { title, type, total, volumes } = cardOf(
        kind,
        catalogue,
        entry,
        catalogue.find(kind, id),
      );
      const {
        score,
        start,
        finish,
        repeats,
        volumes: volumesRead,
        listedAs,
        mark,
      } = unpackExtras(entry.extras);
      const listed: ExportedEntry = {
        id,
        title,
        type,
        total,
        volumes,
        status: statusWord(kind, status, listedAs),
        isRepeating: listedAs === "repeating",
        progress,
        score,
        start,
        finish,
        repeats,
        volumesRead,
        notes: notesOf.get(id)?.notes ?? "",
        tags: notesOf.get(id)?.tags ?? "",
        rest: restOfEntry(kind, entry, notesOf.get(id)?.rest ?? ""),
      };
      const isAsIn = listedAs === null ? undefined : readMark(mark).importMark;
      return { listed, own: status, changedAtMs, isAsIn };
    });
}

/** The rows of imported files that have no place on the list of a kind, as the files had them. */
export async function keptRows(
  uid: string,
  kind: Kind,
): Promise<(ExportedEntry & { readonly reason: string; readonly job: string })[]> {
  const leftovers = latestLeftovers(await listLeftovers(uid, kind));
  return leftovers.map(({ row, reason, job }) => {
    const { volumes, rest, ...others } = row;
    return {
      ...others,
      volumes: null,
      volumesRead: volumes,
      rest: unpackRest(rest ?? ""),
      reason,
      job,
    };
  });
}
