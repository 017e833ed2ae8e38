import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { afterFailure, invalidateCalls, invalidateStale } from "../../../calls/queries.ts";
import { addEntry, dropEntry, takeEntryBack, updateEntry } from "../../../tracking/entry-calls.ts";
import { droppedWords, savedWords } from "../../../tracking/entry-words.ts";
import type { Standing } from "../../../tracking/standing.ts";
import { tellUnsaved } from "../../../tracking/telling.ts";
import type { Tracker } from "../../../tracking/tracker.ts";
import { useTracker } from "../../../tracking/use-tracker.ts";
import { progressOf, SeenMarks, type SaveMark } from "./seen-marks.ts";

/** What a newcomer says of titles, on its way to the server and to the lists on screen. */
class Saving {
  readonly #client: QueryClient;
  readonly #tracker: Tracker;
  /** Where titles stood that had come onto the list meanwhile, from elsewhere. */
  readonly #found = new Map<number, Standing>();
  #isRefreshed = true;

  constructor(client: QueryClient, tracker: Tracker) {
    this.#client = client;
    this.#tracker = tracker;
  }

  /** Saves a mark, and says so where that fails. */
  readonly save: SaveMark = async (title, from, to) => {
    this.#isRefreshed = false;
    try {
      await this.#tracker.quietly(title, () => this.#send(title, from, to));
    } catch (error) {
      afterFailure(this.#client, to === undefined ? "drop_anime" : "add_anime", error);
      const { failed } = to === undefined ? droppedWords(title.kind) : savedWords(title, undefined);
      tellUnsaved(failed, error);
      throw error;
    }
  };

  /** Settles when the lists on screen know what was saved; all else that follows from it comes when it comes. */
  async refresh(): Promise<void> {
    if (this.#isRefreshed) return;
    this.#isRefreshed = true;
    void invalidateStale(this.#client, "update_anime");
    // Home says of what many add, and of what airs, whether it is on the list.
    void invalidateCalls(this.#client, ["get_trending_anime", "today"]);
    await this.#client.refetchQueries(
      { queryKey: ["get_anime"], type: "active" },
      { cancelRefetch: false },
    );
  }

  /** A tap too many is a mistake, which the diary need not tell, and takes nothing that was there before. */
  async #send(...[title, from, to]: Parameters<SaveMark>) {
    const { kind, id } = title;
    if (to === undefined) {
      const before = this.#found.get(id);
      // Its length is known, so that the server takes the status from the number.
      if (before !== undefined) return takeEntryBack(kind, id, { progress: before.progress });
      return dropEntry(kind, id, true);
    }
    const change = { progress: progressOf(title, to) };
    if (from !== undefined) {
      return (to === "watching" ? takeEntryBack : updateEntry)(kind, id, change);
    }
    const saved = await addEntry(kind, id, change);
    if (saved.before !== undefined) this.#found.set(id, saved.before);
    return saved;
  }
}

/** What a newcomer says of titles, saved as they say it. */
export function useSeenMarks() {
  const client = useQueryClient();
  const tracker = useTracker();
  const [{ saving, marks }] = useState(() => {
    const saving = new Saving(client, tracker);
    return { saving, marks: new SeenMarks(saving.save) };
  });
  const current = useSyncExternalStore(marks.subscribe, marks.current);

  /** Settles when all is saved, and the lists on screen know it, with the number of titles that were; at once where none was. */
  const finish = useCallback(async () => {
    await marks.settle();
    // What is tapped after nothing could be saved waits to be asked for anew.
    if (marks.current().size === 0) return 0;
    await saving.refresh();
    return marks.current().size;
  }, [saving, marks]);
  useEffect(() => {
    const settleHidden = () => {
      if (document.visibilityState === "hidden") void marks.settle();
    };
    document.addEventListener("visibilitychange", settleHidden);
    return () => {
      document.removeEventListener("visibilitychange", settleHidden);
      void marks.settle().then(() => saving.refresh());
    };
  }, [saving, marks]);

  return { marks: current, tap: marks.tap, finish };
}
