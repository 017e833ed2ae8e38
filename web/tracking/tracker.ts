import type { QueryClient } from "@tanstack/react-query";
import type { Status } from "../../shared/kind.ts";
import { invalidateStale, isLost, tellSignedOut } from "../calls/queries.ts";
import { toast } from "../toasts/toast.ts";
import { keepShowing, showEntry } from "./cached-entries.ts";
import {
  addEntry,
  completeEntry,
  dropEntry,
  raiseEntry,
  updateEntry,
  type SavedEntry,
  type Send,
} from "./entry-calls.ts";
import { droppedWords, furtherWords, savedWords, statusWordsOf } from "./entry-words.ts";
import { ifMeant, type OpenQuestion } from "./if-meant.ts";
import { Lanes } from "./lanes.ts";
import { Refresh } from "./refresh.ts";
import {
  counterChange,
  entryKey,
  isFinish,
  standingAfter,
  type Course,
  type EntryChange,
  type Standing,
  type TitleKey,
  type TrackedTitle,
} from "./standing.ts";
import { StepQueue } from "./step-queue.ts";
import { restore, takeBack } from "./take-back.ts";
import {
  tellUnsaved,
  type EntryListener,
  type Telling,
  type UndoTo,
  type WordsFrom,
} from "./telling.ts";

/**
 * The one way in which the app changes entries: cards, dialog and search all go through here.
 * Changes of one title run one after another, and every cached list and dialog follows them.
 */
export class Tracker {
  readonly #client: QueryClient;
  readonly #openQuestion: OpenQuestion;
  readonly #refresh: Refresh;
  readonly #lanes = new Lanes();
  readonly #courses = new Map<string, Course>();
  /** Titles of which nobody knows where they stand: the answer to a change was lost. */
  readonly #doubtful = new Set<string>();
  readonly #listeners = new Set<EntryListener>();
  readonly #steps = new StepQueue(
    (title, before, progress) => {
      void this.#saveSteps(title, before, progress);
    },
    (title) => {
      this.#settle(title);
    },
  );

  /** `openQuestion` fetches what asks whether more of a title is meant than has aired. */
  constructor(client: QueryClient, openQuestion: OpenQuestion) {
    this.#client = client;
    this.#openQuestion = openQuestion;
    this.#refresh = new Refresh(client);
    keepShowing(client, this.#courses);
  }

  /** One episode or chapter more or less, shown at once; quick steps become one save. At the total it says so. */
  step(title: TrackedTitle, shown: Standing, by: 1 | -1): void {
    const from = this.#courses.get(entryKey(title))?.target ?? shown;
    void ifMeant(this.#openQuestion, title, from, from.progress + by, () => {
      this.#step(title, from, by);
      return Promise.resolve();
    });
  }

  #step(title: TrackedTitle, shown: Standing, by: 1 | -1): void {
    const key = entryKey(title);
    const course = this.#courses.get(key) ?? { ...title, target: shown, stored: shown };
    const check = this.#steps.step(title, course.target, by);
    if (!check.ok) {
      toast.error(check.message);
      return;
    }
    const change = counterChange(title, course.target, check.progress);
    const target = standingAfter(title, change, course.target);
    this.#courses.set(key, { ...course, target });
    this.#show(title, target);
  }

  /** Sends the steps that still wait for more, because the page may be gone in a moment. */
  flush(): void {
    this.#steps.flushAll();
  }

  /** Saves a counter; without `before` the title is new on the list. A failure is told, not thrown: false. */
  saveProgress(
    title: TrackedTitle,
    before: Standing | undefined,
    progress: number,
  ): Promise<boolean> {
    return this.#saveMeant(title, before, counterChange(title, before, progress));
  }

  /** Saves a status, which only titles of unknown length leave to the user. */
  saveStatus(
    title: TrackedTitle,
    before: Standing | undefined,
    change: EntryChange & { readonly status: Status },
  ): Promise<boolean> {
    const words: WordsFrom = (was) => statusWordsOf(title, was, change.status);
    return this.#saveMeant(title, before, change, words);
  }

  /** Takes a title off the list; the toast offers to put it back whole. */
  drop(title: TrackedTitle, before: Standing, isUndo = false): Promise<boolean> {
    const { kind, id } = title;
    return this.change(title, before, () => dropEntry(kind, id, isUndo), {
      words: () => droppedWords(kind),
      undo: () => () => void restore(this, title, before),
    });
  }

  /** Marks a search result as completed. Throws CallError: who asked for it says what went wrong. */
  complete(title: TrackedTitle, before: Standing | undefined): Promise<unknown> {
    return ifMeant(this.#openQuestion, title, before, title.total ?? 0, () =>
      this.#complete(title, before),
    );
  }

  async #complete(title: TrackedTitle, before: Standing | undefined): Promise<void> {
    const { kind, id } = title;
    const now = await this.#send(title, before, () => completeEntry(kind, id));
    if (now === undefined) return;
    // What was found may be old: the server knows where the title stood.
    const undo = this.#undoFrom(title, now)(now.before);
    const finished = isFinish(now.before, now) ? { kind, id } : undefined;
    toast.success(savedWords(title, now.before).done, { key: entryKey(title), undo, finished });
  }

  /** Runs another write of a title's entry in turn with the changes here. */
  inTurn<Result>(title: TitleKey, write: () => Promise<Result>): Promise<Result> {
    const key = entryKey(title);
    this.#steps.flush(key);
    return this.#lanes.run(key, write).finally(() => {
      this.#settle(title);
    });
  }

  /** Makes one change of many, of which nothing is told and after which nothing is fetched anew. Throws CallError. */
  async quietly(title: TitleKey, send: Send): Promise<SavedEntry | undefined> {
    const key = entryKey(title);
    this.#steps.flush(key);
    const saved = await this.#lanes.run(key, send);
    this.#acknowledge(title, saved);
    for (const badge of saved?.achievements ?? []) toast.achievement(badge);
    return saved;
  }

  /** Calls `listener` whenever a title moves, until the returned function is called: for what is in no answer. */
  listen(listener: EntryListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #show(title: TitleKey, standing: Standing | undefined): void {
    showEntry(this.#client, title, standing);
    for (const listener of this.#listeners) listener(title, standing);
  }

  /** Saves what somebody has typed or picked, and offers to take it back. */
  #saveMeant(
    title: TrackedTitle,
    before: Standing | undefined,
    change: EntryChange,
    words?: WordsFrom,
  ): Promise<boolean> {
    const undo = this.#undoFrom(title, standingAfter(title, change, before));
    return ifMeant(this.#openQuestion, title, before, change.progress, () =>
      this.#save(title, before, change, { words, undo }),
    );
  }

  #saveSteps(title: TrackedTitle, before: Standing, reached: number): Promise<boolean> {
    const change = counterChange(title, before, reached);
    // What is shown may be old: a step on must not take back what another device has counted. A step back is meant.
    const send = reached > before.progress ? raiseEntry : updateEntry;
    const target = standingAfter(title, change, before);
    return this.change(title, before, () => send(title.kind, title.id, change), {
      undo: this.#undoFrom(title, target),
      target,
      reached,
    });
  }

  /** What the Undo button of a change does: a title that was new leaves the list again. */
  #undoFrom(title: TrackedTitle, now: Standing): UndoTo {
    return (before) => () => {
      if (before === undefined) void this.drop(title, now, true);
      else void takeBack(this, title, now, before);
    };
  }

  #save(
    title: TrackedTitle,
    before: Standing | undefined,
    change: EntryChange,
    telling: Telling,
  ): Promise<boolean> {
    const send = before === undefined ? addEntry : updateEntry;
    const target = standingAfter(title, change, before);
    return this.change(title, before, () => send(title.kind, title.id, change), {
      ...telling,
      target,
    });
  }

  /** Sends a change and tells what came of it. Returns whether it was made. */
  async change(
    title: TrackedTitle,
    before: Standing | undefined,
    send: Send,
    { words = (was) => savedWords(title, was), undo, target, reached = Infinity }: Telling,
  ): Promise<boolean> {
    const key = entryKey(title);
    try {
      const saved = await this.#send(title, before, send, target);
      const wasThere = saved?.isAsBefore === true && saved.progress === reached;
      if (saved !== undefined && (saved.progress > reached || wasThere)) {
        toast.success(furtherWords(title, saved.progress, reached), { key });
      } else {
        // A title that seems new here may have come onto the list elsewhere.
        const was = before ?? saved?.before;
        // What is only taken back is no moment, and offers no Undo.
        const finished = undo && isFinish(was, saved) ? title : undefined;
        toast.success(words(was).done, { key, undo: undo?.(was), finished });
      }
      return true;
    } catch (error) {
      tellUnsaved(words(before).failed, error);
      return false;
    }
  }

  async #send(
    title: TitleKey,
    before: Standing | undefined,
    send: Send,
    target?: Standing,
  ): Promise<SavedEntry | undefined> {
    const key = entryKey(title);
    this.#steps.flush(key);
    if (target !== undefined) {
      this.#courses.set(key, { ...title, stored: before, ...this.#courses.get(key), target });
    }
    try {
      const saved = await this.quietly(title, send);
      this.#refresh.after(title.kind, before, saved);
      return saved;
    } catch (error) {
      if (isLost(error)) this.#doubtful.add(key);
      this.#settle(title);
      tellSignedOut(this.#client, error);
      throw error;
    }
  }

  /** Takes an answer for where the title stands. It is not shown while later changes are ahead of it. */
  #acknowledge(title: TitleKey, stored: Standing | undefined): void {
    const course = this.#courses.get(entryKey(title));
    if (course === undefined) this.#show(title, stored);
    else this.#courses.set(entryKey(title), { ...course, stored });
    this.#settle(title);
  }

  /**
   * Ends a title's course, when nothing of it waits or travels any more, by showing what the server has; where that is
   * in doubt, by asking it.
   */
  #settle(title: TitleKey): void {
    const key = entryKey(title);
    if (this.#steps.isWaiting(key) || this.#lanes.isBusy(key)) return;
    const course = this.#courses.get(key);
    this.#courses.delete(key);
    if (course !== undefined) this.#show(title, course.stored);
    if (this.#doubtful.delete(key)) void invalidateStale(this.#client, `update_${title.kind}`);
  }
}
