import type { Kind } from "../../shared/kind.ts";
import {
  getNotes,
  keepNotesBefore,
  replaceNotes,
  type NotedWords,
  type Notes,
} from "../table/import-notes.ts";
import { lost, untilWon } from "../until-won.ts";

/** How a row's words go together with those that are there. */
export interface HowNoted {
  readonly job: string;
  /** Whether words that are there stay. */
  readonly onlyIfNew: boolean;
}

/**
 * What is noted after a row has said something; undefined when that changes nothing. Notes or tags that the row does
 * not have stay as they are.
 */
export function notedAfter(
  current: NotedWords | undefined,
  said: Notes,
  { job, onlyIfNew }: HowNoted,
): NotedWords | undefined {
  const { notes, tags } = current ?? { notes: "", tags: "" };
  const both = (known: string, told: string) => (onlyIfNew ? known || told : told || known);
  const after: Notes = { notes: both(notes, said.notes), tags: both(tags, said.tags) };
  return after.notes === notes && after.tags === tags ? undefined : { ...after, job };
}

/** Notes what a row says of a title in words, and keeps what it writes over for an undo. */
export async function note(
  uid: string,
  kind: Kind,
  id: number,
  said: Notes,
  how: HowNoted,
): Promise<void> {
  await untilWon(async () => {
    const current = await getNotes(uid, kind, id);
    const next = notedAfter(current, said, how);
    if (next === undefined) return true;
    // A title may stand in a file twice: what was there before is what stood there before both rows.
    if (current !== undefined && current.job !== how.job) {
      await keepNotesBefore(uid, kind, id, how.job, current);
    }
    return (await replaceNotes(uid, kind, id, current, next)) || lost;
  });
}
