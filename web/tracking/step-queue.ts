import type { ProgressCheck } from "../../shared/entries/entry.ts";
import { entryKey, stepProgress, type Standing, type TrackedTitle } from "./standing.ts";

/** Steps on one title that are not yet on their way to the server. */
interface Burst {
  readonly title: TrackedTitle;
  readonly before: Standing;
  readonly progress: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

type SaveSteps = (title: TrackedTitle, before: Standing, progress: number) => void;
type EndSteps = (title: TrackedTitle) => void;

/** How long a step waits for another one on the same title, in milliseconds. */
export const joinStepsMs = 400;

/** Joins quick steps on a title into one save: tapping +1 five times sends one request. */
export class StepQueue {
  readonly #bursts = new Map<string, Burst>();
  readonly #save: SaveSteps;
  readonly #end: EndSteps;

  /** Calls `save` with where steps lead, or `end` when they lead back to where they began. */
  constructor(save: SaveSteps, end: EndSteps) {
    this.#save = save;
    this.#end = end;
  }

  /** Takes one step from where the title stands by what the user wants. Returns the progress to show, or why there is none. */
  step(title: TrackedTitle, from: Standing, by: 1 | -1): ProgressCheck {
    const key = entryKey(title);
    const burst = this.#bursts.get(key);
    // The screen may lag behind quick taps; the burst does not.
    const check = stepProgress(title, burst?.progress ?? from.progress, by);
    if (!check.ok) return check;
    clearTimeout(burst?.timer);
    const timer = setTimeout(() => {
      this.flush(key);
    }, joinStepsMs);
    this.#bursts.set(key, {
      title,
      before: burst?.before ?? from,
      progress: check.progress,
      timer,
    });
    return check;
  }

  /** Saves what waits under a key now, for example because another change of the same title is about to follow. */
  flush(key: string): void {
    const burst = this.#bursts.get(key);
    if (burst === undefined) return;
    clearTimeout(burst.timer);
    this.#bursts.delete(key);
    if (burst.progress === burst.before.progress) this.#end(burst.title);
    else this.#save(burst.title, burst.before, burst.progress);
  }

  /** Saves everything that waits, for example because the page is about to go. */
  flushAll(): void {
    for (const key of [...this.#bursts.keys()]) this.flush(key);
  }

  /** Whether steps wait under a key. */
  isWaiting(key: string): boolean {
    return this.#bursts.has(key);
  }
}
