import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, logFailure } from "../../calls/api.ts";
import { afterFailure, invalidateStale, tellFailure } from "../../calls/queries.ts";
import { toast } from "../../toasts/toast.ts";
import { isJustDropped, pickUpEntry } from "../../tracking/dropped-entry.ts";
import type { Standing, TrackedTitle } from "../../tracking/standing.ts";
import { restore, takeBack } from "../../tracking/take-back.ts";
import type { Tracker } from "../../tracking/tracker.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import type { DiaryEvent } from "./event-words.ts";

/** Gives an entry back what it said of itself before an event. Throws CallError. */
async function takeSayingBack({ kind, id, score, run, repeats }: DiaryEvent): Promise<void> {
  await call("edit_entry", {
    kind,
    id,
    undo: true,
    ...(score !== null && { score: score.from }),
    ...(run !== null && { again: run.from }),
    ...(repeats !== null && { repeats: repeats.from }),
  });
}

/** Puts back what was dropped: the server has a drop as it was for some minutes, and what is remembered of it for good. */
function takeDropBack(
  tracker: Tracker,
  title: TrackedTitle,
  from: Standing,
  at: number,
): Promise<boolean> {
  const { kind, id, name } = title;
  if (isJustDropped(at)) return restore(tracker, title, from);
  const words = () => ({
    done: `Back on your list: ${name}`,
    failed: `We could not put this back just now: ${name}`,
  });
  return tracker.change(title, undefined, () => pickUpEntry(kind, id), { words });
}

/** Takes a change of where a title stands back by the tracker, which tells what came of it. */
function takeStandingBack(
  tracker: Tracker,
  title: TrackedTitle,
  { from, to }: NonNullable<DiaryEvent["standing"]>,
  at: number,
): Promise<boolean> {
  if (from === null) return to === null ? Promise.resolve(false) : tracker.drop(title, to, true);
  return to === null ? takeDropBack(tracker, title, from, at) : takeBack(tracker, title, to, from);
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
        await takeStandingBack(tracker, title, event.standing, event.at);
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
