import type { Kind, Status } from "../../../../shared/kind.ts";
import type { Edit } from "../../entry/entry-edits.ts";
import type { EntryEditor } from "../../entry/entry-editor.ts";
import { isJustDropped, pickUpEntry } from "../../../tracking/dropped-entry.ts";
import {
  completeEntry,
  dropEntry,
  restoreEntry,
  takeEntryBack,
} from "../../../tracking/entry-calls.ts";
import { changeBackTo } from "../../../tracking/standing.ts";
import type { Tracker } from "../../../tracking/tracker.ts";
import type { ListedEntry } from "../tools/listed-entries.ts";

/** What several titles can be changed to at once. */
export const changeNames = [
  "score",
  "hold",
  "unhold",
  "private",
  "public",
  "complete",
  "drop",
] as const;

export type ChangeName = (typeof changeNames)[number];

/** A change of several titles; `score` counts where that is what is changed, null takes it away. */
export interface Change {
  readonly name: ChangeName;
  readonly score: number | null;
}

/** What changes entries. */
export interface Changers {
  readonly tracker: Pick<Tracker, "quietly">;
  readonly editor: Pick<EntryEditor, "saveQuietly">;
}

/** One title's part in a change. Both throw CallError. */
export interface Step {
  readonly entry: ListedEntry;
  readonly make: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
}

/** What the titles of a list of a kind and status can be changed to: what is completed is neither completed again nor on hold. */
export const changesFor = (kind: Kind, status: Status): readonly ChangeName[] =>
  changeNames.filter(
    (name) => status !== "COMPLETED" || !["hold", "unhold", "complete"].includes(name),
  );

/** What a change says of a title, as it is sent; undefined for what is no edit. */
function editOf({ name, score }: Change): Edit | undefined {
  if (name === "score") return { score };
  if (name === "hold" || name === "unhold") return { on_hold: name === "hold" };
  if (name === "private" || name === "public") return { private: name === "private" };
  return undefined;
}

/** What an edit takes away, as it is sent to have it back. */
function editBack({ said }: ListedEntry, edit: Edit): Edit {
  if (edit.score !== undefined) return { score: said.score };
  return edit.on_hold === undefined ? { private: said.isPrivate } : { on_hold: said.isOnHold };
}

/** Whether an edit leaves a title as it is. */
const isSaid = (entry: ListedEntry, edit: Edit): boolean =>
  JSON.stringify(editBack(entry, edit)) === JSON.stringify(edit);

/** Whether a title is out as a whole, so that one can have completed it. */
const isOut = ({ aired }: ListedEntry): boolean => aired === null;

function completion(entry: ListedEntry, { tracker, editor }: Changers): Step | undefined {
  const { kind, id, standing, said } = entry;
  if (standing.status === "COMPLETED" || !isOut(entry)) return undefined;
  let now = standing;
  return {
    entry,
    make: async () => {
      now = (await tracker.quietly(entry, () => completeEntry(kind, id))) ?? standing;
    },
    undo: async () => {
      const back = changeBackTo(entry, standing, now);
      await tracker.quietly(entry, () => takeEntryBack(kind, id, back));
      // Whatever moves a title takes it off hold.
      if (said.isOnHold) await editor.saveQuietly(entry, { on_hold: true });
    },
  };
}

function drop(entry: ListedEntry, { tracker }: Changers): Step {
  const { kind, id, standing } = entry;
  let droppedAtMs = 0;
  return {
    entry,
    make: () =>
      tracker.quietly(entry, async () => {
        await dropEntry(kind, id, false);
        droppedAtMs = Date.now();
        return undefined;
      }),
    undo: () =>
      tracker.quietly(entry, () =>
        isJustDropped(droppedAtMs)
          ? restoreEntry(kind, id, changeBackTo(entry, standing, standing))
          : pickUpEntry(kind, id),
      ),
  };
}

/** What makes a change of one title, and takes it back; undefined where nothing would change, or nothing can. */
export function stepOf(entry: ListedEntry, change: Change, changers: Changers): Step | undefined {
  if (change.name === "complete") return completion(entry, changers);
  if (change.name === "drop") return drop(entry, changers);
  const edit = editOf(change);
  if (edit === undefined || isSaid(entry, edit)) return undefined;
  const { editor } = changers;
  return {
    entry,
    make: () => editor.saveQuietly(entry, edit),
    undo: () => editor.saveQuietly(entry, { ...editBack(entry, edit), undo: true }),
  };
}
