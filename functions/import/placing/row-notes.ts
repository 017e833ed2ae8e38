import type { Kind } from "../../../shared/kind.ts";
import { packRest, progressElement, unpackRest } from "../../../shared/list-file/list-rest.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import type { FileRow } from "../../table/imports/file-row.ts";
import {
  getNotes,
  keepNotesBefore,
  replaceNotes,
  type Notes,
} from "../../table/imports/import-notes.ts";

/** Notes, tags and further elements in a row of a file. */
interface RowNotes {
  /** Empty where it has none, like the tags. */
  readonly notes: string;
  readonly tags: string;
  /** Elements that we have no use for, packed; null where it has none. */
  readonly rest: string | null;
  /** A progress beyond the title's end, as an element. It is kept for the export alone. */
  readonly beyond: Readonly<Record<string, string>>;
}

/** The notes of a row; `isBeyond` when its progress is more than the title has. */
export const rowNotes = (
  kind: Kind,
  { notes, tags, rest, progress }: Pick<FileRow, "notes" | "tags" | "rest" | "progress">,
  isBeyond: boolean,
): RowNotes => ({
  notes,
  tags,
  rest,
  beyond: isBeyond ? { [progressElement[kind]]: String(progress) } : {},
});

/** Whether a row has any notes. */
export const hasNotes = ({ notes, tags, rest, beyond }: RowNotes): boolean =>
  notes !== "" || tags !== "" || Boolean(rest) || Object.keys(beyond).length > 0;

const noNotes: Notes = { notes: "", tags: "", rest: "", isOwn: false };

const progressElements: ReadonlySet<string> = new Set(Object.values(progressElement));

const isProgress = ([name]: readonly [string, string]): boolean => progressElements.has(name);

/** Elements but for a progress, which goes its own way. */
const withoutProgress = (packed: string): [string, string][] =>
  Object.entries(unpackRest(packed)).filter((element) => !isProgress(element));

/** Of two progresses beyond the end the greater one: of rows of a title the greatest counts. */
function furthest(packed: string, beyond: RowNotes["beyond"]): [string, string][] {
  const told = [...Object.entries(unpackRest(packed)), ...Object.entries(beyond)].filter(
    isProgress,
  );
  return told.sort(([, a], [, b]) => Number(a) - Number(b)).slice(-1);
}

/**
 * The stored notes with those of a row written over them. What the row does not have stays as it is, and so do notes that
 * their owner has written here, and a greater progress beyond the end.
 */
export const notesAfter = ({ notes, tags, rest, isOwn } = noNotes, row: RowNotes): Notes => ({
  notes: isOwn ? notes : row.notes || notes,
  isOwn,
  tags: row.tags || tags,
  rest: packRest(
    Object.fromEntries([...withoutProgress(row.rest ?? rest), ...furthest(rest, row.beyond)]),
  ),
});

/** Whether two notes are the same; none are as good as empty ones. */
export const isSameNotes = (a = noNotes, b = noNotes): boolean =>
  a.notes === b.notes && a.tags === b.tags && a.rest === b.rest;

/** Whether the notes of a row are stored already. */
export const areStored = (stored: Notes | undefined, row: RowNotes): boolean =>
  isSameNotes(stored, notesAfter(stored, row));

/** Stores the notes of a row, and keeps what they are written over for an undo. Returns what is stored then. */
export async function storeNotes(
  uid: string,
  kind: Kind,
  id: number,
  row: RowNotes,
  job: string,
): Promise<Notes> {
  return untilWon(async () => {
    const current = await getNotes(uid, kind, id);
    if (areStored(current, row)) return current ?? noNotes;
    const next = { ...notesAfter(current, row), job };
    // A title may stand in a file twice: what was there before is what stood there before both rows.
    if (current !== undefined && current.job !== job) {
      await keepNotesBefore(uid, kind, id, job, current);
    }
    return (await replaceNotes(uid, kind, id, current, next)) ? next : lost;
  });
}
