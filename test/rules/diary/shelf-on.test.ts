import { describe, expect, test } from "vitest";
import type { DiaryEvent } from "../../../functions/diary-events/event.ts";
import { inOrder } from "../../../functions/diary-events/replay.ts";
import { eventToUndo } from "../../../functions/diary/can-undo.ts";
import { withoutUndone } from "../../../functions/diary/undone.ts";
import { stoodOn } from "../../../functions/diary/shelf-on.ts";
import type { Timeline } from "../../../functions/diary/timelines.ts";
import type { ShelfEntry } from "../../../functions/table/entry-item.ts";
import { noExtras, packExtras, type Extras } from "../../../functions/tracking/extras.ts";
import { toldOf } from "../../../functions/tracking/told.ts";

const at = (day: string): number => Date.parse(`${day}T20:00:00Z`);
const endOf = (day: string): number => Date.parse(`${day}T24:00:00Z`);

/** One title, change by change. */
class History {
  entry: ShelfEntry | undefined;
  readonly packed: string[] = [];

  stands(
    day: string,
    progress: number,
    {
      extras = {},
      by = "tap",
      isTold = true,
    }: {
      readonly extras?: Partial<Extras>;
      readonly by?: DiaryEvent["by"];
      readonly isTold?: boolean;
    } = {},
  ): this {
    const status = progress === 0 ? "PLANNED" : progress === 12 ? "COMPLETED" : "WATCHING";
    const said: Extras = { ...noExtras, ...extras };
    const next = {
      id: 1,
      status,
      progress,
      changedAtMs: at(day),
      extras: packExtras(said),
    } as const;
    return this.becomes(day, next, by, isTold);
  }

  goes(day: string, by: DiaryEvent["by"] = "tap"): this {
    return this.becomes(day, undefined, by, true);
  }

  becomes(day: string, next: ShelfEntry | undefined, by: DiaryEvent["by"], isTold: boolean): this {
    const diary = { isKept: true, sinceMs: 0 };
    if (isTold) this.packed.push(...(toldOf(diary, by, at(day), this.entry, next) ?? []));
    this.entry = next;
    return this;
  }

  get timeline(): Timeline {
    return { kind: "anime", id: 1, entry: this.entry, events: inOrder(this.packed) };
  }

  on(day: string, since = "2020-01-01") {
    return stoodOn(this.timeline, day, endOf(day), at(since));
  }
}

describe("how a title stood on a day", () => {
  test("is what its diary says", () => {
    const title = new History().stands("2026-03-01", 1).stands("2026-03-08", 2).goes("2026-04-01");
    title.stands("2026-05-01", 12);
    expect(title.on("2026-02-28")).toBeNull();
    expect(title.on("2026-03-01")).toEqual({ status: "WATCHING", progress: 1 });
    expect(title.on("2026-03-31")).toEqual({ status: "WATCHING", progress: 2 });
    expect(title.on("2026-04-01")).toBeNull();
    expect(title.on("2026-05-01")).toEqual({ status: "COMPLETED", progress: 12 });
  });

  test("is what its dates say before a file brought it", () => {
    const dates = { start: "2020-04-00", finish: "2020-06-21" };
    const title = new History().stands("2026-03-01", 12, { extras: dates, by: "import" });
    expect(title.on("2020-03-31")).toBeNull();
    expect(title.on("2020-04-01")).toEqual({ status: "WATCHING", progress: null });
    expect(title.on("2020-06-20")).toEqual({ status: "WATCHING", progress: null });
    expect(title.on("2020-06-21")).toEqual({ status: "COMPLETED", progress: 12 });
    expect(title.on("2026-03-01")).toEqual({ status: "COMPLETED", progress: 12 });
  });

  test("is how it was at first where nothing says more, as far back as the diary is kept", () => {
    const old = new History().stands("2025-01-01", 3, { isTold: false }).stands("2026-03-01", 4);
    const silent = new History().stands("2025-01-01", 3, { isTold: false });
    const asAtFirst = { status: "WATCHING", progress: 3 };
    for (const title of [old, silent]) {
      expect(title.on("2024-12-31")).toEqual(asAtFirst);
      expect(title.on("2024-12-31", "2026-01-01")).toBeNull();
    }
    expect(old.on("2026-02-01", "2026-01-01")).toEqual(asAtFirst);
    // Nobody has changed it since.
    expect(silent.on("2025-01-01", "2026-01-01")).toEqual(asAtFirst);
  });
});

describe("an event can be undone", () => {
  const undoable = ({ timeline }: History, total: number | null = 12, nowMs = at("2026-03-08")) =>
    timeline.events.map(
      (event) => event === eventToUndo(timeline, withoutUndone(timeline.events), total, nowMs),
    );
  const begun = () => new History().stands("2026-03-01", 1);

  test("when it is the latest of its title", () => {
    expect(undoable(begun().stands("2026-03-08", 2))).toEqual([false, true]);
    expect(undoable(begun())).toEqual([true]);
  });

  test("unless an import made it", () => {
    expect(undoable(begun().stands("2026-03-08", 2, { by: "import" }))).toEqual([false, false]);
    expect(undoable(begun().stands("2026-03-08", 2, { by: "undo" }))).toEqual([false, true]);
  });

  test("of what was on the list by mistake only for ten minutes", () => {
    const later = at("2026-03-08") + 601_000;
    expect(undoable(begun().goes("2026-03-08"), 12, later)).toEqual([false, true]);
    // With its undoing it is as if it had never been.
    expect(undoable(begun().goes("2026-03-08", "undo"))).toEqual([false, false]);
    const further = begun().stands("2026-03-08", 2).goes("2026-03-08", "undo");
    expect(undoable(further)).toEqual([false, false, true]);
    expect(undoable(further, 12, later)).toEqual([false, false, false]);
  });

  test("unless no call gives back what was", () => {
    // A file's completed of what had grown since.
    const shrunk = begun().stands("2026-03-08", 2);
    expect(undoable(shrunk, 12)).toEqual([false, true]);
    const beyond = new History().stands("2026-03-01", 11).stands("2026-03-08", 2);
    expect(undoable(beyond, 10)).toEqual([false, false]);
    const run = { again: 3, listedAs: "repeating" } as const;
    const rewatching = new History().stands("2026-03-01", 12, { extras: run });
    // The run went with it.
    expect(undoable(rewatching.stands("2026-03-08", 2))).toEqual([false, false]);
  });
});
