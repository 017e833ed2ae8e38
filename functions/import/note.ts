import type { Kind } from "../../shared/kind.ts";
import { packRest, progressElement, unpackRest } from "../../shared/list-rest.ts";
import { getNotes, keepNotesBefore, replaceNotes, type Notes } from "../table/import-notes.ts";
import { lost, untilWon } from "../until-won.ts";
import type { FileRow } from "./file-row.ts";

/** What a row says of a title beside its entry. */
interface Said {
  /** Empty where it says nothing, like the tags. */
  readonly notes: string;
  readonly tags: string;
  /** Elements that we have no use for, packed; null where it has none. */
  readonly rest: string | null;
  /** A progress beyond the title's end, as an element. It is kept for the export alone. */
  readonly beyond: Readonly<Record<string, string>>;
}

/** What a row says of a title beside its entry; `isBeyond` when its progress is more than the title has. */
export const saidBy = (
  kind: Kind,
  { notes, tags, rest, progress }: Pick<FileRow, "notes" | "tags" | "rest" | "progress">,
  isBeyond: boolean,
): Said => ({
  notes,
  tags,
  rest,
  beyond: isBeyond ? { [progressElement[kind]]: String(progress) } : {},
});

/** Whether there is anything to note. */
export const isSaying = ({ notes, tags, rest, beyond }: Said): boolean =>
  notes !== "" || tags !== "" || Boolean(rest) || Object.keys(beyond).length > 0;

const silence: Notes = { notes: "", tags: "", rest: "" };

const counted: ReadonlySet<string> = new Set(Object.values(progressElement));

/** Elements without a progress, which every row tells anew. */
const uncounted = (packed: string): [string, string][] =>
  Object.entries(unpackRest(packed)).filter(([name]) => !counted.has(name));

/** What is noted after a row has said something. What the row does not say stays as it is. */
export const notesAfter = ({ notes, tags, rest } = silence, said: Said): Notes => ({
  notes: said.notes || notes,
  tags: said.tags || tags,
  rest: packRest({ ...Object.fromEntries(uncounted(said.rest ?? rest)), ...said.beyond }),
});

/** Whether the same is noted, or nothing where nothing was. */
export const isSameNotes = (a = silence, b = silence): boolean =>
  a.notes === b.notes && a.tags === b.tags && a.rest === b.rest;

/** Whether everything that a row says is noted already. */
export const isSaid = (noted: Notes | undefined, said: Said): boolean =>
  isSameNotes(noted, notesAfter(noted, said));

/** Notes what a row says of a title in words, and keeps what it writes over for an undo. */
export async function note(
  uid: string,
  kind: Kind,
  id: number,
  said: Said,
  job: string,
): Promise<void> {
  await untilWon(async () => {
    const current = await getNotes(uid, kind, id);
    if (isSaid(current, said)) return true;
    const next = { ...notesAfter(current, said), job };
    // A title may stand in a file twice: what was there before is what stood there before both rows.
    if (current !== undefined && current.job !== job) {
      await keepNotesBefore(uid, kind, id, job, current);
    }
    return (await replaceNotes(uid, kind, id, current, next)) || lost;
  });
}
