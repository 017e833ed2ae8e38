import type { QueryClient } from "@tanstack/react-query";
import { localDayOf } from "../../../shared/entries/day.ts";
import { errorStatus } from "../../../shared/errors.ts";
import { endpointRows } from "../../calls/endpoint-rows.ts";
import { call, CallError, logFailure, type CallResponse } from "../../calls/api.ts";
import { isLost, queryKey, tellFailure, tellSignedOut } from "../../calls/queries.ts";
import { toast } from "../../toasts/toast.ts";
import { entryKey, type TitleKey, type TrackedTitle } from "../../tracking/standing.ts";
import { joinStepsMs } from "../../tracking/step-queue.ts";
import type { Tracker } from "../../tracking/tracker.ts";
import { savedEditWords } from "./edit-words.ts";
import { editBackTo, fieldsAfter, type Edit, type Entry, type Fields } from "./entry-edits.ts";
import { showOnShelves } from "./said-on-shelves.ts";

/** One edit on its way, or waiting for another one of its kind. */
interface Burst {
  readonly title: TrackedTitle;
  /** The entry as it was shown before. */
  readonly before: Entry;
  readonly edit: Edit;
  /** What is shown until the answer is there. */
  readonly shown: Fields;
}

/** What a toast says where the server has said nothing. */
const failed = "We could not save your change. Please try again.";

/** What is said of an edit that failed: the server's own sentence where it has refused it. */
export function editProblem(error: unknown): string {
  const reason = error instanceof CallError && !error.isLost && error.serverMessage;
  return reason ? reason : failed;
}

/** Where the cache keeps the whole entry of a title. */
const entryQuery = ({ kind, id }: TitleKey) => queryKey("entry", { kind, id });

/** What is asked for anew after an edit; the entry and its lists show it already. */
const followingFrom = (endpointRows.edit_entry.stale ?? []).filter(
  (name) => !["entry", "get_anime", "get_manga"].includes(name),
);

const nothing: Fields = {};

/**
 * The one way in which the app changes what is said of an entry beside status and progress. Edits of a title are shown
 * at once, and saved in turn with its ticks.
 */
export class EntryEditor {
  readonly #client: QueryClient;
  readonly #tracker: Pick<Tracker, "inTurn">;
  /** In the order in which they were made. */
  readonly #bursts = new Map<string, readonly Burst[]>();
  /** When what came last of a title is sent; undefined where it is on its way. */
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #shown = new Map<string, Fields>();
  readonly #listeners = new Set<() => void>();

  constructor(client: QueryClient, tracker: Pick<Tracker, "inTurn">) {
    this.#client = client;
    this.#tracker = tracker;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** What edits that are not yet answered make of a title's entry. The same object until that changes. */
  shown(title: TitleKey): Fields {
    return this.#shown.get(entryKey(title)) ?? nothing;
  }

  /** Changes an entry that is shown as `before`, at once; a toast tells of it, with a way back. */
  change(title: TrackedTitle, before: Entry, edit: Edit): void {
    this.flush(title);
    this.#begin({ title, before, edit, shown: fieldsAfter(title, before, edit) });
  }

  /**
   * The same for a field that may be changed several times in a row, by keys or by taps: what comes within a moment is one
   * edit.
   */
  step<Name extends "score" | "again">(
    title: TrackedTitle,
    shown: Entry,
    name: Name,
    value: Edit[Name],
  ): void {
    const waiting = this.#waiting(title);
    const joined = waiting !== undefined && name in waiting.edit ? waiting : undefined;
    if (joined === undefined) this.flush(title);
    else this.#end(this.#wake(joined));
    const before = joined?.before ?? shown;
    const change: Edit = { [name]: value };
    // A step on is none back from where another device has come meanwhile.
    const isOn = name === "again" && (value ?? 0) > (before.again ?? 0);
    const edit = isOn ? { ...change, raise_only: true } : change;
    const burst = { title, before, edit, shown: fieldsAfter(title, before, change) };
    this.#add(burst);
    const timer = setTimeout(() => {
      this.flush(title);
    }, joinStepsMs);
    this.#timers.set(entryKey(title), timer);
    // What has ended a run is no step on its way to a further one.
    if (name === "again" && burst.shown.again === null) this.flush(title);
  }

  /** Saves what was written in a form, which tells itself why it failed: that is what this resolves to. */
  async save(title: TrackedTitle, before: Entry, edit: Edit): Promise<Error | undefined> {
    this.flush(title);
    try {
      await this.#send({ title, before, edit, shown: edit }, true);
      return undefined;
    } catch (error) {
      this.#afterFailure(title, error);
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Saves one edit of many, of which nothing is told. Throws CallError. */
  async saveQuietly(title: TitleKey, edit: Edit): Promise<void> {
    this.flush(title);
    await this.#store(title, edit);
  }

  /** Sends at once what waits of a title. */
  flush(title: TitleKey): void {
    const waiting = this.#waiting(title);
    if (waiting === undefined) return;
    const burst = this.#wake(waiting);
    this.#end(burst);
    const { before, shown } = burst;
    const names = Object.keys(shown) as (keyof Fields)[];
    // Steps may lead back to where they began.
    if (names.some((name) => before[name] !== shown[name])) this.#begin(burst);
  }

  /** Sends at once all that waits, because the page may be gone in a moment. */
  flushAll(): void {
    for (const bursts of [...this.#bursts.values()]) {
      for (const { title } of bursts) this.flush(title);
    }
  }

  #waiting(title: TitleKey): Burst | undefined {
    const key = entryKey(title);
    return this.#timers.has(key) ? this.#bursts.get(key)?.at(-1) : undefined;
  }

  /** Lets a burst wait no longer. */
  #wake(burst: Burst): Burst {
    const key = entryKey(burst.title);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    return burst;
  }

  #begin(burst: Burst, hasUndo = true): void {
    this.#add(burst);
    void this.#send(burst, hasUndo)
      .catch((error: unknown) => {
        this.#afterFailure(burst.title, error);
        tellFailure(error, editProblem(error));
      })
      .finally(() => {
        this.#end(burst);
      });
  }

  /** Sends an edit, shows the answer, and offers to take it back. Throws CallError. */
  async #send({ title, before, edit, shown }: Burst, hasUndo: boolean): Promise<void> {
    const entry = await this.#store(title, edit);
    const undo = () => {
      const back = editBackTo(before, shown);
      const edit = { ...back, undo: true };
      this.#begin({ title, before: entry, edit, shown: back }, false);
    };
    toast.success(savedEditWords(title, before, shown), {
      // Each field has a way back of its own, beside that of a tick.
      key: `${entryKey(title)} ${Object.keys(shown)[0] ?? ""}`,
      ...(hasUndo && { undo }),
    });
  }

  async #store(title: TitleKey, edit: Edit): Promise<Entry> {
    const { kind, id } = title;
    const { entry } = await this.#tracker.inTurn(title, () =>
      call("edit_entry", { kind, id, ...edit, day: localDayOf(Date.now()) }),
    );
    this.#show(title, entry);
    return entry;
  }

  #show(title: TitleKey, entry: Entry): void {
    const query = entryQuery(title);
    // An answer on its way may be older than this one.
    void this.#client.cancelQueries({ queryKey: query });
    this.#client.setQueryData<CallResponse<"entry">>(query, { entry });
    showOnShelves(this.#client, title, entry);
    for (const name of followingFrom) {
      void this.#client.invalidateQueries({ queryKey: [name] });
    }
  }

  #afterFailure(title: TitleKey, error: unknown): void {
    logFailure(failed, error);
    const isGone = error instanceof CallError && error.status === errorStatus.not_found;
    if (isLost(error) || isGone) {
      void this.#client.invalidateQueries({ queryKey: entryQuery(title) });
      void this.#client.invalidateQueries({ queryKey: [`get_${title.kind}`] });
    }
    tellSignedOut(this.#client, error);
  }

  #add(burst: Burst): void {
    const key = entryKey(burst.title);
    this.#keep(key, [...(this.#bursts.get(key) ?? []), burst]);
  }

  #end(burst: Burst): void {
    const key = entryKey(burst.title);
    const others = (this.#bursts.get(key) ?? []).filter((other) => other !== burst);
    this.#keep(key, others);
  }

  #keep(key: string, bursts: readonly Burst[]): void {
    if (bursts.length === 0) {
      this.#bursts.delete(key);
      this.#shown.delete(key);
    } else {
      this.#bursts.set(key, bursts);
      this.#shown.set(key, Object.assign({}, ...bursts.map(({ shown }) => shown)) as Fields);
    }
    for (const listener of this.#listeners) listener();
  }
}
