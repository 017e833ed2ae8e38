import type { Kind, Status } from "../../shared/kind.ts";
import { progressElement, repeatElement, unpackRest } from "../../shared/list-file/list-rest.ts";
import { statusWord } from "../../shared/list-file/list-status.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { asideOf } from "../import/aside.ts";
import { readMark } from "../import/import-mark.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listDropped, type Drop } from "../table/dropped-entries.ts";
import { listEntries } from "../table/entries.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import {
  listNotes,
  listNotesAside,
  type AsideNotes,
  type Notes,
} from "../table/imports/import-notes.ts";
import { latestLeftovers, listLeftovers, type Leftover } from "../table/imports/leftovers.ts";
import { datesOf } from "../tracking/extras-after.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { cardOf } from "../tracking/imported-title.ts";
import { againOf } from "../tracking/whole-entry.ts";
import type { ExportedEntry } from "./entry-row.ts";

/** What no file says of an entry. */
interface OwnSide {
  readonly own: Status;
  /** How far the run is that is under way; null when none is. */
  readonly again: number | null;
  readonly isPrivate: boolean;
}

/** An entry as a file lists it, and as our own lists have it. */
export interface ListedEntry extends OwnSide {
  readonly listed: ExportedEntry;
  /** In milliseconds since 1970. */
  readonly changedAtMs: number;
  /** The mark of the import that wrote it last, where its owner has not changed it since. */
  readonly isAsIn: string | undefined;
}

/**
 * What a file said beside; a progress beyond the title's end as long as the entry is as the file had it, and how far the
 * run is as long as there is one that was not counted here.
 */
function restOfEntry(kind: Kind, { progress, extras }: ShelfEntry, packed: string) {
  const { [progressElement[kind]]: beyond, ...told } = unpackRest(packed);
  const { listedAs, again, own } = unpackExtras(extras);
  const isCounted = listedAs !== "repeating" && own.includes("repeats");
  const run = repeatElement[kind];
  const rest: Record<string, string> = Object.fromEntries(
    Object.entries(told).filter(([name]) => name !== run || !isCounted),
  );
  if (run !== undefined && again !== null) rest[run] = String(again);
  if (beyond === undefined || listedAs === null || Number(beyond) <= progress) return rest;
  return { ...rest, [progressElement[kind]]: beyond };
}

/** An entry with what is noted of it, which stands elsewhere. */
function listedEntry(
  kind: Kind,
  catalogue: Catalogue,
  entry: ShelfEntry,
  noted: Notes | undefined,
): ExportedEntry {
  const { id, status, progress } = entry;
  const { title, type, total, volumes } = cardOf(kind, catalogue, entry, catalogue.find(kind, id));
  const extras = unpackExtras(entry.extras);
  const { score, repeats, listedAs } = extras;
  return {
    id,
    title,
    type,
    total,
    volumes,
    status: statusWord(kind, status, listedAs),
    isRepeating: listedAs === "repeating",
    progress,
    score,
    ...datesOf(entry, extras),
    repeats,
    volumesRead: extras.volumes,
    notes: noted?.notes ?? "",
    tags: noted?.tags ?? "",
    rest: restOfEntry(kind, entry, noted?.rest ?? ""),
  };
}

function ownSide(kind: Kind, { status, extras: packed }: ShelfEntry, noted?: Notes): OwnSide {
  const extras = unpackExtras(packed);
  return { own: status, again: againOf(kind, extras, noted?.rest), isPrivate: extras.isPrivate };
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
      const noted = notesOf.get(entry.id);
      const extras = unpackExtras(entry.extras);
      const isOwn =
        extras.listedAs === null || extras.own.includes("hold") || extras.again !== null;
      return {
        ...ownSide(kind, entry, noted),
        listed: listedEntry(kind, catalogue, entry, noted),
        changedAtMs: entry.changedAtMs,
        isAsIn: isOwn ? undefined : readMark(extras.mark).importMark,
      };
    });
}

/** A row of a file as an export has it. */
function rowOfFile({ volumes, rest, ...others }: Leftover["row"]): ExportedEntry {
  return { ...others, volumes: null, volumesRead: volumes, rest: unpackRest(rest ?? "") };
}

/** The rows of imported files that have no place on the list of a kind, as the files had them. */
export async function keptRows(
  uid: string,
  kind: Kind,
): Promise<(ExportedEntry & { readonly reason: string; readonly job: string })[]> {
  const leftovers = latestLeftovers(await listLeftovers(uid, kind));
  return leftovers.map(({ row, reason, job }) => ({ ...rowOfFile(row), reason, job }));
}

/** A title that was dropped, as it was then, with what was noted of it. */
interface DroppedTitle extends OwnSide {
  readonly listed: ExportedEntry;
  readonly drop: Drop;
  readonly noted: AsideNotes | undefined;
}

/** The titles of a kind that a user dropped, as they were then; some may be on the list again. */
export async function droppedTitles(uid: string, kind: Kind): Promise<DroppedTitle[]> {
  const [catalogue, drops] = await sideBySide([currentCatalogue(), listDropped(uid, kind)]);
  const notes = drops.length === 0 ? [] : await listNotesAside(uid, kind);
  const notesOf = new Map(notes.map((each) => [each.id, each]));
  return drops
    .sort((a, b) => a.id - b.id)
    .map((drop) => {
      const found = notesOf.get(drop.id);
      const noted = found?.keptUntil === drop.keptUntil ? found : undefined;
      const listed = listedEntry(kind, catalogue, drop, noted);
      return { ...ownSide(kind, drop, noted), listed, drop, noted };
    });
}

/**
 * What stands beside the list of a kind, by id, the rows without one last: rows of files without a place, and titles
 * that were dropped and are not among `listed`. With the import that a row is of, if any.
 */
export async function rowsAside(
  uid: string,
  kind: Kind,
  listed: ReadonlySet<number | null>,
): Promise<{ readonly row: ExportedEntry; readonly job: string }[]> {
  const [leftovers, dropped] = await sideBySide([
    listLeftovers(uid, kind),
    droppedTitles(uid, kind),
  ]);
  const titles = new Map(dropped.map((each) => [each.drop.id, each.listed]));
  const drops = dropped.map(({ drop }) => drop).filter(({ id }) => !listed.has(id));
  const beside = {
    subjectOf: (id: number) => titles.get(id),
    notes: dropped.flatMap(({ noted }) => noted ?? []),
  };
  return asideOf(kind, leftovers, drops, beside)
    .map(({ row, job }) => ({ row: rowOfFile(row), job }))
    .sort((a, b) => (a.row.id ?? Infinity) - (b.row.id ?? Infinity) || 0);
}
