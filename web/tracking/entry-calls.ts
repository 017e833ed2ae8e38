import { statusOf, type Kind } from "../../shared/kind.ts";
import { call, type CallResponse } from "../calls/api.ts";
import { changeRequest, progressIn, titleRequest } from "./entry-fields.ts";
import type { EntryChange, Standing } from "./standing.ts";

type Achievement = CallResponse<"add_anime">["new_achievements"][number];

/** What the server made of a change. */
export interface SavedEntry extends Standing {
  readonly achievements: readonly Achievement[];
  /** Whether the title stood there already, so that the change changed nothing; unknown of some changes. */
  readonly isAsBefore: boolean;
  /** Where an addition found the title; undefined where it was not on the list, and of other changes. */
  readonly before: Standing | undefined;
}

/** Sends one change; the answer is where the title stands now, or undefined when it left the list. */
export type Send = () => Promise<SavedEntry | undefined>;

function savedEntry(
  kind: Kind,
  answer: CallResponse<"add_anime" | "update_anime"> | CallResponse<"add_manga" | "update_manga">,
): SavedEntry {
  return {
    progress: progressIn(answer),
    status: statusOf(kind, answer.status) ?? "PLANNED",
    achievements: answer.new_achievements,
    isAsBefore: "changed" in answer && !answer.changed,
    before: ("before" in answer && answer.before) || undefined,
  };
}

/** Puts a title on the list. Throws CallError, as all calls here do. */
export const addEntry = async (kind: Kind, id: number, change: EntryChange) =>
  savedEntry(kind, await call(`add_${kind}`, changeRequest(kind, id, change)));

/** Puts a title back that was dropped a moment ago, whole; `change` counts if the server no longer has it. */
export const restoreEntry = async (kind: Kind, id: number, change: EntryChange) =>
  savedEntry(
    kind,
    await call(`add_${kind}`, { ...changeRequest(kind, id, change), restore: true }),
  );

/** Changes an entry. */
export const updateEntry = async (kind: Kind, id: number, change: EntryChange) =>
  savedEntry(kind, await call(`update_${kind}`, changeRequest(kind, id, change)));

/** Makes an entry what it was, and says so, for the diary. */
export const takeEntryBack = async (kind: Kind, id: number, change: EntryChange) =>
  savedEntry(
    kind,
    await call(`update_${kind}`, { ...changeRequest(kind, id, change), undo: true }),
  );

/** Moves an entry on; one that another device has moved further stays there, and is answered so. */
export const raiseEntry = async (kind: Kind, id: number, change: EntryChange) =>
  savedEntry(
    kind,
    await call(`update_${kind}`, { ...changeRequest(kind, id, change), raise_only: true }),
  );

/** Marks a title as completed, on the list or not. */
export const completeEntry = async (kind: Kind, id: number) =>
  savedEntry(kind, await call(`quick_add_${kind}`, titleRequest(kind, id)));

/** Takes a title off the list. */
export async function dropEntry(kind: Kind, id: number, undo: boolean): Promise<undefined> {
  await call(`drop_${kind}`, { ...titleRequest(kind, id), undo });
}
