import { useState } from "react";
import { tellFailure } from "../../calls/queries.ts";
import { entryKey } from "../../tracking/standing.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import { titleLanguage } from "../../words/title-language.ts";
import { trackedTitle, type FoundTitle } from "./found-title.ts";
import { quickAddProblem } from "./quick-add-problem.ts";

/** 'Add as Completed' of search results: which are on their way, and what starts it. */
export function useQuickAdd() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const tracker = useTracker();
  const isBusy = (title: FoundTitle): boolean => busy.has(entryKey(title));
  const add = async (title: FoundTitle) => {
    const key = entryKey(title);
    setBusy((all) => new Set(all).add(key));
    try {
      await tracker.complete(trackedTitle(title, titleLanguage.current()), title.standing);
    } catch (error) {
      tellFailure(error, quickAddProblem(error));
    }
    setBusy((all) => new Set([...all].filter((other) => other !== key)));
  };
  const quickAdd = (title: FoundTitle): void => {
    if (!isBusy(title) && title.standing?.status !== "COMPLETED") void add(title);
  };
  return { isBusy, quickAdd };
}
