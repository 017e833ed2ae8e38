import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, logFailure } from "../../calls/api.ts";
import { afterFailure, invalidateStale, tellFailure } from "../../calls/queries.ts";
import { toast } from "../../toasts/toast.ts";
import type { TrackedTitle } from "../../tracking/standing.ts";
import type { Tracker } from "../../tracking/tracker.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import type { DiaryEvent } from "./event-words.ts";

/** Gives an entry back what it said of itself before an event. Throws CallError. */
async function takeSayingBack({ kind, id, score, run, repeats }: DiaryEvent): Promise<void> {
  await call("edit_entry", {
    kind,
    id,
    by: "undo",
    ...(score !== null && { score: score.from }),
    ...(run !== null && { again: run.from }),
    ...(repeats !== null && { repeats: repeats.from }),
  });
}

/** Takes a change of where a title stands back by the tracker, which tells what came of it. */
function takeStandingBack(
  tracker: Tracker,
  title: TrackedTitle,
  { from, to }: NonNullable<DiaryEvent["standing"]>,
): Promise<boolean> {
  if (from === null) return to === null ? Promise.resolve(false) : tracker.drop(title, to, true);
  return to === null ? tracker.restore(title, from) : tracker.takeBack(title, to, from);
}

/** Takes an event back, and has the diary read anew. */
export function useUndoEvent(title: TrackedTitle, event: DiaryEvent) {
  const client = useQueryClient();
  const tracker = useTracker();
  const [isBusy, setBusy] = useState(false);
  const undo = async (): Promise<void> => {
    setBusy(true);
    try {
      if (event.standing !== null) {
        await takeStandingBack(tracker, title, event.standing);
      } else {
        await takeSayingBack(event);
        toast.success(`Undone: ${title.name}`);
      }
      await invalidateStale(client, "edit_entry");
    } catch (error) {
      const failed = `We could not undo this just now: ${title.name}`;
      logFailure(failed, error);
      afterFailure(client, "edit_entry", error);
      tellFailure(error, failed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, undo };
}
