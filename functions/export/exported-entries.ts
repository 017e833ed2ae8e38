import type { Kind, Status } from "../../shared/kind.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sideBySide } from "../side-by-side.ts";
import { listEntries, type ShelfEntry } from "../table/entries.ts";
import { listNotes } from "../table/import-notes.ts";
import { latestLeftovers, listLeftovers } from "../table/leftovers.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { provisionalCard } from "../tracking/provisional.ts";
import { statusWord, type ExportedEntry } from "./entry-row.ts";

/** An entry as a file lists it, and as our own lists have it. */
export interface ListedEntry {
  readonly listed: ExportedEntry;
  readonly own: Status;
  /** In milliseconds since 1970. */
  readonly changedAtMs: number;
}

/** A user's entries of one kind with everything that is kept with them, by id. */
export async function listedEntries(uid: string, kind: Kind): Promise<ListedEntry[]> {
  const [catalogue, entries, notes] = await sideBySide([
    currentCatalogue(),
    listEntries(uid, kind),
    listNotes(uid, kind),
  ]);
  const notesOf = new Map(notes.map((each) => [each.id, each]));
  const cardOf = ({ id, title }: ShelfEntry) => {
    const row = catalogue.find(kind, id);
    return row === undefined ? provisionalCard(kind, id, title ?? "") : catalogue.card(row);
  };
  return entries
    .sort((a, b) => a.id - b.id)
    .map((entry) => {
      const { id, status, progress, changedAtMs } = entry;
      const { title, type, total, volumes } = cardOf(entry);
      const {
        score,
        start,
        finish,
        repeats,
        volumes: volumesRead,
        listedAs,
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
      };
      return { listed, own: status, changedAtMs };
    });
}

/** The rows of imported files that have no place on the list of a kind, as the files had them. */
export async function keptRows(
  uid: string,
  kind: Kind,
): Promise<(ExportedEntry & { readonly reason: string })[]> {
  const leftovers = latestLeftovers(await listLeftovers(uid, kind));
  return leftovers.map(({ row, reason }) => {
    const { volumes, ...rest } = row;
    return { ...rest, volumes: null, volumesRead: volumes, reason };
  });
}
