import { useState } from "react";
import { tellFailure } from "../../queries.ts";
import { entryKey } from "../../tracking/standing.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import type { FoundTitle } from "./found-title.ts";
import { quickAddProblem } from "./quick-add-problem.ts";

export type QuickAddState = "idle" | "loading" | "added";

/** 'Add as Completed' of search results: the state of each, and what starts it. */
export function useQuickAdd() {
  const [states, setStates] = useState<ReadonlyMap<string, QuickAddState>>(new Map());
  const tracker = useTracker();
  const stateOf = (title: FoundTitle): QuickAddState => states.get(entryKey(title)) ?? "idle";
  const setState = (title: FoundTitle, state: QuickAddState) => {
    setStates((all) => new Map(all).set(entryKey(title), state));
  };
  const quickAdd = async (title: FoundTitle) => {
    if (stateOf(title) !== "idle") return;
    setState(title, "loading");
    try {
      await tracker.complete(title.kind, title.id);
      setState(title, "added");
    } catch (error) {
      setState(title, "idle");
      tellFailure(error, quickAddProblem(error));
    }
  };
  return { stateOf, quickAdd };
}
