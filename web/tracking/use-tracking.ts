import type { Tracking } from "../cards/tracking.ts";
import type { ShelfEntry } from "./shelf-entries.ts";
import { useTracker } from "./use-tracker.ts";

/** The tracking of an entry as cards and rows draw it. */
export function useTracking(entry: ShelfEntry): Tracking {
  const tracker = useTracker();
  const { standing, total, aired } = entry;
  return {
    progress: standing.progress,
    total,
    aired,
    isCompleted: standing.status === "COMPLETED",
    onStep: (by) => {
      tracker.step(entry, standing, by);
    },
    onCount: (progress) => {
      void tracker.saveProgress(entry, standing, progress);
    },
  };
}
