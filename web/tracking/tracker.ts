import type { QueryClient } from "@tanstack/react-query";
import { sentences } from "../../shared/errors.ts";
import type { Kind, Status } from "../../shared/kind.ts";
import { CallError } from "../api.ts";
import { afterRefusal } from "../queries.ts";
import { toast } from "../toasts/toast.ts";
import { showEntry } from "./cached-entries.ts";
import {
  addEntry,
  completeEntry,
  dropEntry,
  restoreEntry,
  updateEntry,
  type SavedEntry,
} from "./entry-calls.ts";
import { droppedWords, savedWords, statusWordsOf, type Words } from "./entry-words.ts";
import { Lanes } from "./lanes.ts";
import { Refresh } from "./refresh.ts";
import {
  changeBackTo,
  counterChange,
  entryKey,
  standingAfter,
  type EntryChange,
  type Standing,
  type TrackedTitle,
} from "./standing.ts";
import { StepQueue } from "./step-queue.ts";

type TitleKey = Pick<TrackedTitle, "kind" | "id">;

/** Sends one change; the answer is where the title stands now, or undefined when it left the list. */
type Send = () => Promise<SavedEntry | undefined>;

interface Telling {
  readonly words: Words;
  readonly undo?: (() => void) | undefined;
  /** Takes back what was shown before the server agreed. */
  readonly rollBack?: () => void;
}

/**
 * The one way in which the app changes entries: cards, dialog and search all go through here.
 * Changes of one title run one after another, and every cached list and dialog follows them.
 */
export class Tracker {
  readonly #client: QueryClient;
  readonly #refresh: Refresh;
  readonly #lanes = new Lanes();
  readonly #steps = new StepQueue((title, before, progress) => {
    void this.#saveSteps(title, before, progress);
  });

  constructor(client: QueryClient) {
    this.#client = client;
    this.#refresh = new Refresh(client);
  }

  /** One episode or chapter more or less, shown at once; quick steps become one save. At the total it says so. */
  step(title: TrackedTitle, shown: Standing, by: 1 | -1): void {
    const check = this.#steps.step(title, shown, by);
    if (!check.ok) {
      toast.error(check.message);
      return;
    }
    const change = counterChange(title, shown, check.progress);
    showEntry(this.#client, title.kind, title.id, standingAfter(title, change));
  }

  /** Sends the steps that still wait for more, because the page may be gone in a moment. */
  flush(): void {
    this.#steps.flushAll();
  }

  /** Saves a counter; without `before` the title is new on the list. A failure is told, not thrown. */
  saveProgress(title: TrackedTitle, before: Standing | undefined, progress: number): Promise<void> {
    const change = counterChange(title, before, progress);
    return this.#save(title, before, change, {
      words: savedWords(title, before),
      undo: this.#undoTo(title, before, change),
    });
  }

  /** Saves a status, which only titles of unknown length leave to the user. */
  saveStatus(
    title: TrackedTitle,
    before: Standing | undefined,
    change: EntryChange & { readonly status: Status },
  ): Promise<void> {
    return this.#save(title, before, change, {
      words: statusWordsOf(title, before, change.status),
      undo: this.#undoTo(title, before, change),
    });
  }

  /** Takes a title off the list; the toast offers to put it back whole. */
  drop(title: TrackedTitle, before: Standing): Promise<void> {
    const { kind, id } = title;
    const send = async () => {
      await dropEntry(kind, id);
      return undefined;
    };
    const restore = () => {
      const words = savedWords(title, undefined);
      const change = changeBackTo(title, before, before);
      void this.#tell(title, undefined, () => restoreEntry(kind, id, change), { words });
    };
    return this.#tell(title, before, send, { words: droppedWords(kind), undo: restore });
  }

  /** Marks a search result as completed. Throws CallError: the result itself shows what went wrong. */
  complete(kind: Kind, id: number): Promise<void> {
    return this.#send({ kind, id }, undefined, () => completeEntry(kind, id));
  }

  #saveSteps(title: TrackedTitle, before: Standing, progress: number): Promise<void> {
    const change = counterChange(title, before, progress);
    return this.#save(title, before, change, {
      words: savedWords(title, before),
      undo: this.#undoTo(title, before, change),
      rollBack: () => {
        this.#steps.discard(entryKey(title));
        showEntry(this.#client, title.kind, title.id, before);
      },
    });
  }

  /** What the Undo button of a change does; a title that was new on the list has its Drop button instead. */
  #undoTo(
    title: TrackedTitle,
    before: Standing | undefined,
    change: EntryChange,
  ): (() => void) | undefined {
    if (before === undefined) return undefined;
    return () => {
      void this.#save(title, before, changeBackTo(title, before, standingAfter(title, change)), {
        words: savedWords(title, before),
      });
    };
  }

  #save(
    title: TrackedTitle,
    before: Standing | undefined,
    change: EntryChange,
    telling: Telling,
  ): Promise<void> {
    const send = before === undefined ? addEntry : updateEntry;
    return this.#tell(title, before, () => send(title.kind, title.id, change), telling);
  }

  async #tell(
    title: TrackedTitle,
    before: Standing | undefined,
    send: Send,
    { words, undo, rollBack }: Telling,
  ): Promise<void> {
    try {
      await this.#send(title, before, send);
      toast.success(words.done, { key: entryKey(title), ...(undo && { undo }) });
    } catch (error) {
      console.error(words.failed, error);
      rollBack?.();
      const isCsrf = error instanceof CallError && error.serverMessage === sentences.csrfMissing;
      toast.error(isCsrf ? sentences.csrfMissing : words.failed);
    }
  }

  async #send(title: TitleKey, before: Standing | undefined, send: Send): Promise<void> {
    const { kind, id } = title;
    const key = entryKey(title);
    this.#steps.flush(key);
    try {
      const saved = await this.#lanes.run(key, send);
      showEntry(this.#client, kind, id, saved);
      this.#refresh.after(kind, before, saved);
      for (const badge of saved?.achievements ?? []) toast.achievement(badge);
    } catch (error) {
      if (error instanceof Error) void afterRefusal(this.#client, error);
      throw error;
    }
  }
}
