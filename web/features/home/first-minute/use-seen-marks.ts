import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { invalidateStale, tellSignedOut } from "../../../calls/queries.ts";
import { addEntry, dropEntry, takeEntryBack, updateEntry } from "../../../tracking/entry-calls.ts";
import { droppedWords, savedWords } from "../../../tracking/entry-words.ts";
import { tellUnsaved } from "../../../tracking/telling.ts";
import type { Tracker } from "../../../tracking/tracker.ts";
import { useTracker } from "../../../tracking/use-tracker.ts";
import { progressOf, SeenMarks, type Mark, type MarkedTitle } from "./seen-marks.ts";

/** Brings a title's entry from one mark to another. A tap too many is a mistake, which the diary need not tell. */
function saveMark(
  tracker: Tracker,
  title: MarkedTitle,
  from: Mark | undefined,
  to: Mark | undefined,
): Promise<unknown> {
  const { kind, id } = title;
  return tracker.quietly(title, async () => {
    if (to === undefined) {
      await dropEntry(kind, id, true);
      return undefined;
    }
    const change = { progress: progressOf(title, to) };
    if (from === undefined) return addEntry(kind, id, change);
    return (to === "watching" ? takeEntryBack : updateEntry)(kind, id, change);
  });
}

/** What a newcomer says of titles, saved as they say it. */
export function useSeenMarks() {
  const client = useQueryClient();
  const tracker = useTracker();
  const [marks] = useState(
    () =>
      new SeenMarks(async (title, from, to) => {
        try {
          await saveMark(tracker, title, from, to);
        } catch (error) {
          tellSignedOut(client, error);
          const { failed } =
            to === undefined ? droppedWords(title.kind) : savedWords(title, undefined);
          tellUnsaved(failed, error);
          throw error;
        }
      }),
  );
  const current = useSyncExternalStore(marks.subscribe, marks.current);

  /** Settles when all is saved, and every list on screen knows it, with the number of titles that were. */
  const finish = useCallback(async () => {
    await marks.settle();
    await invalidateStale(client, "update_anime");
    return marks.current().size;
  }, [client, marks]);
  useEffect(() => {
    const settleHidden = () => {
      if (document.visibilityState === "hidden") void marks.settle();
    };
    document.addEventListener("visibilitychange", settleHidden);
    return () => {
      document.removeEventListener("visibilitychange", settleHidden);
      void finish();
    };
  }, [finish, marks]);

  const tap = (title: MarkedTitle) => {
    marks.tap(title);
  };
  return { marks: current, tap, finish };
}
