import type { Kind } from "../../shared/kind.ts";
import { packRest, progressElement, unpackRest } from "../../shared/list-rest.ts";
import { getNotes, keepNotesBefore, replaceNotes, type Notes } from "../table/import-notes.ts";
import { lost, untilWon } from "../until-won.ts";
import type { FileRow } from "./file-row.ts";

/** What a row says of a title beside its entry. A progress beyond the title's end is kept for the export alone. */
export const saidBy = (
  kind: Kind,
  { notes, tags, rest, progress }: FileRow,
  isBeyond: boolean,
): Notes => ({
  notes,
  tags,
  rest: isBeyond
    ? packRest({ ...unpackRest(rest), [progressElement[kind]]: String(progress) })
    : rest,
});

/** Whether there is anything to note. */
export const isSaying = ({ notes, tags, rest }: Notes): boolean =>
  notes !== "" || tags !== "" || rest !== "";

const silence: Notes = { notes: "", tags: "", rest: "" };

/** What is noted after a row has said something. What the row does not say stays as it is. */
export const notesAfter = ({ notes, tags, rest } = silence, said: Notes): Notes => ({
  notes: said.notes || notes,
  tags: said.tags || tags,
  rest: said.rest || rest,
});

/** Whether everything that a row says is noted already. */
export function isSaid(noted = silence, said: Notes): boolean {
  const { notes, tags, rest } = notesAfter(noted, said);
  return notes === noted.notes && tags === noted.tags && rest === noted.rest;
}

/** Notes what a row says of a title in words, and keeps what it writes over for an undo. */
export async function note(
  uid: string,
  kind: Kind,
  id: number,
  said: Notes,
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
