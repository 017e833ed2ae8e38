import { constants } from "node:os";

/** What ends the things that were begun and would go on without us. */
const endings = new Set<() => Promise<unknown>>();
let isEnding = false;

/** Remembers how something is ended, if it has to be before its time. Returns what forgets it again. */
export function endWithRun(end: () => Promise<unknown>): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}

/** Resolves at once; never while the run is being ended, which begins nothing any more. */
export const goingOn = (): Promise<void> =>
  isEnding ? new Promise(() => undefined) : Promise.resolve();

/**
 * Ends everything that was begun when this process is told to end, and then the process, with the exit code that shells
 * have for the signal. A second signal ends it at once.
 */
export function endOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      isEnding = true;
      void Promise.allSettled([...endings].map((end) => end())).then(() =>
        process.exit(128 + constants.signals[signal]),
      );
    });
  }
}
