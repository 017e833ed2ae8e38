import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Kind } from "../../../../shared/kind.ts";
import { invalidateStale, tellSignedOut } from "../../../calls/queries.ts";
import { toast } from "../../../toasts/toast.ts";
import { Refresh } from "../../../tracking/refresh.ts";
import { useTracker } from "../../../tracking/use-tracker.ts";
import { useEntryEditor } from "../../entry/use-entry-editor.ts";
import type { ListedEntry } from "../tools/listed-entries.ts";
import { changedWords, namedWords, unchangedWords } from "./change-words.ts";
import { stepOf, type Change, type Step } from "./changes.ts";
import { runSteps } from "./run-steps.ts";

/** How a change of several titles stands. */
export type Changing =
  | { readonly is: "resting" }
  | { readonly is: "running"; readonly over: number; readonly of: number }
  | {
      readonly is: "ended";
      readonly unchanged: string | undefined;
      /** The titles that could not be changed, and what tries them again. */
      readonly failed: readonly ListedEntry[];
      readonly retry: () => void;
    };

/** All of them share a key: the Undo of the last change is the one that is offered. */
const toastKey = "several-titles";

const namesOf = (steps: readonly Step[]): string =>
  namedWords(steps.map(({ entry }) => entry.name));

/** Changes several titles at once; one toast tells of it, with an Undo of all of them. */
export function useChanging(kind: Kind, onGone: (ids: readonly number[]) => void) {
  const client = useQueryClient();
  const tracker = useTracker();
  const editor = useEntryEditor();
  const [changing, setChanging] = useState<Changing>({ is: "resting" });

  const undo = async (steps: readonly Step[]): Promise<void> => {
    toast.success(`Undoing ${steps.length === 1 ? "1 change" : `${steps.length} changes`}...`, {
      key: toastKey,
    });
    const { failed, error } = await runSteps(
      steps,
      (step) => step.undo(),
      () => undefined,
    );
    tellSignedOut(client, error);
    // What was dropped is on no list that is here: it comes back with its list.
    void invalidateStale(client, `update_${kind}`);
    if (failed.length === 0) {
      toast.success("All of it is as it was before", { key: toastKey });
      return;
    }
    toast.error(`Not undone: ${namesOf(failed)}`, { key: toastKey });
  };

  const run = async (
    change: Change,
    steps: readonly Step[],
    before: readonly Step[],
    unchanged: string | undefined,
  ): Promise<void> => {
    setChanging({ is: "running", over: 0, of: steps.length });
    const { made, failed, error } = await runSteps(
      steps,
      (step) => step.make(),
      (over) => {
        setChanging({ is: "running", over, of: steps.length });
      },
    );
    tellSignedOut(client, error);
    const all = [...before, ...made];
    new Refresh(client).afterMany(kind);
    if (change.name === "drop") onGone(made.map(({ entry }) => entry.id));
    if (made.length > 0) {
      toast.success(changedWords(change, all.length), {
        key: toastKey,
        undo: () => void undo(all),
      });
    }
    setChanging({
      is: "ended",
      unchanged,
      failed: failed.map(({ entry }) => entry),
      retry: () => void run(change, failed, all, unchanged),
    });
  };

  const begin = (change: Change, entries: readonly ListedEntry[]): void => {
    const steps = entries.flatMap((entry) => stepOf(entry, change, { tracker, editor }) ?? []);
    const rest = entries.length - steps.length;
    void run(change, steps, [], rest === 0 ? undefined : unchangedWords(change, rest));
  };
  return { changing, begin };
}
