/*
 * Whatever happens to a title, on two devices side by side that may be stopped at any moment: its diary, replayed, is what
 * the shelf says, and rolled back it is what the shelf said then.
 */
import assert from "node:assert/strict";
import { expect, test } from "vitest";
import type { DiaryState } from "../../../functions/diary-events/event.ts";
import {
  areOfImportsAlone,
  inOrder,
  replayed,
  rolledBack,
} from "../../../functions/diary-events/replay.ts";
import { hasRoom, nearParts, ridingAfter } from "../../../functions/diary-events/room.ts";
import { timeOf } from "../../../functions/diary-events/event.ts";
import { merge } from "../../../functions/import/placing/placement.ts";
import { isState } from "../../../functions/import/placing/plan-rows.ts";
import type { Entry, Told } from "../../../functions/table/entry-item.ts";
import { extrasAfter } from "../../../functions/tracking/extras-after.ts";
import { noExtras, packExtras, unpackExtras } from "../../../functions/tracking/extras.ts";
import { nextEntry } from "../../../functions/tracking/next-entry.ts";
import { diaryStateOf, nextEventMs, toldOf } from "../../../functions/tracking/told.ts";
import { fc } from "../../support/properties.ts";

const total = 24;
const diary = { isKept: true, sinceMs: 0 };

/** One title in a table that guards its writes as ours does, and what was acknowledged of it. */
class Title {
  entry: Entry | undefined;
  drop: { readonly entry: Entry; readonly atMs: number } | undefined;
  imported: { readonly before: Entry | undefined; readonly after: Entry } | undefined;
  readonly archived = new Map<string, readonly string[]>();
  states: { readonly atMs: number; readonly state: DiaryState }[] = [];
  nowMs = Date.UTC(2026, 0, 1);

  archive(events: readonly string[]): void {
    for (const part of nearParts(events)) this.archived.set(`${part[0]}#${part.at(-1)}`, part);
  }

  isUnchanged(previous: Entry | undefined): boolean {
    const isSameDiary = String(this.entry?.events) === String(previous?.events);
    return isState(this.entry, previous) && isSameDiary;
  }

  store(next: Entry | undefined, told: Told): void {
    const riding = this.entry?.events ?? [];
    if (told === undefined) {
      // What imports alone had brought is as if it had never been.
      const since = timeOf(riding[0] ?? "");
      this.states = this.states.filter(({ atMs }) => atMs < since);
    }
    if (next === undefined) {
      if (told !== undefined) this.archive([...riding, ...told]);
      this.entry = undefined;
    } else {
      this.entry = { ...next, events: ridingAfter(riding, told) };
    }
    const atMs = told?.[0] === undefined ? undefined : timeOf(told[0]);
    if (atMs !== undefined) this.states.push({ atMs, state: diaryStateOf(next) });
  }

  get events() {
    return inOrder([...[...this.archived.values()].flat(), ...(this.entry?.events ?? [])]);
  }
}

/** A call on its way, which waits wherever one waits for the table. */
type Steps = Generator<undefined, void>;

function* writing(
  title: Title,
  make: (current: Entry | undefined) => [Entry | undefined, Told] | undefined,
): Steps {
  for (;;) {
    const current = title.entry && { ...title.entry };
    yield;
    const made = make(current);
    if (made === undefined) return;
    const [next, told] = made;
    const isFull =
      told !== undefined && next !== undefined && !hasRoom(current?.events ?? [], told);
    if (isFull) {
      title.archive(current?.events ?? []);
      yield;
    }
    if (title.isUnchanged(current)) {
      title.store(next, told);
      return;
    }
  }
}

type Deed =
  | { readonly does: "step"; readonly progress: number; readonly by: "tap" | "undo" }
  | { readonly does: "score"; readonly score: number | null }
  | { readonly does: "run"; readonly again: number | null; readonly repeats: number }
  | { readonly does: "drop" | "restore" | "undo import" }
  | { readonly does: "import"; readonly progress: number; readonly score: number | null };

function callOf(title: Title, deed: Deed): Steps {
  switch (deed.does) {
    case "step":
      return writing(title, (current) => {
        const state = nextEntry("anime", total, current, { progress: deed.progress });
        if (state.status === current?.status && state.progress === current.progress)
          return undefined;
        const extras = extrasAfter({
          before: current,
          next: state,
          total,
          day: undefined,
          nowMs: title.nowMs,
        });
        const next = {
          ...state,
          changedAtMs: Math.max(title.nowMs, (current?.changedAtMs ?? 0) + 1),
          extras,
        };
        return [next, toldOf(diary, deed.by, title.nowMs, current, next)];
      });
    case "score":
    case "run":
      return writing(title, (current) => {
        if (current === undefined) return undefined;
        const known = unpackExtras(current.extras);
        const said = deed.does === "score" ? { score: deed.score } : deed;
        const extras = packExtras({ ...known, ...said });
        if (extras === current.extras) return undefined;
        const next = {
          ...current,
          extras,
          changedAtMs: Math.max(title.nowMs, current.changedAtMs + 1),
        };
        return [next, toldOf(diary, "tap", title.nowMs, current, next)];
      });
    case "drop":
      return writing(title, (current) => {
        if (current === undefined) return undefined;
        const atMs = nextEventMs(current, title.nowMs);
        title.drop = { entry: current, atMs };
        return [undefined, toldOf(diary, "tap", atMs, current, undefined)];
      });
    case "restore":
      return writing(title, (current) => {
        if (current !== undefined || title.drop === undefined) return undefined;
        const { entry, atMs } = title.drop;
        return [entry, toldOf(diary, "undo", Math.max(title.nowMs, atMs + 1), undefined, entry)];
      });
    case "import":
      return writing(title, (current) => {
        const { progress, score } = deed;
        const state = nextEntry("anime", total, undefined, { progress });
        const extras = { ...noExtras, score };
        const merged = merge(current, { state, written: progress, extras });
        if (merged.outcome === "unchanged") return undefined;
        const changedAtMs = Math.max(title.nowMs, (current?.changedAtMs ?? 0) + 1);
        const next = { ...merged.state, extras: merged.extras, changedAtMs };
        title.imported = { before: current && { ...current, events: undefined }, after: next };
        return [next, toldOf(diary, "import", title.nowMs, current, next)];
      });
    case "undo import":
      return writing(title, (current) => {
        const { before, after } = title.imported ?? {};
        if (current === undefined || after === undefined || !isState(current, after))
          return undefined;
        if (before === undefined && areOfImportsAlone(current.events ?? []))
          return [before, undefined];
        return [before, toldOf(diary, "undone_import", title.nowMs, current, before)];
      });
  }
}

const progress = fc.integer({ min: 0, max: total });
const score = fc.option(fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant("step" as const),
      progress,
      by: fc.constantFrom("tap", "undo"),
    }),
  },
  fc.record({ does: fc.constant("score" as const), score }),
  fc.record({
    does: fc.constant("run" as const),
    again: fc.option(progress),
    repeats: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({ does: fc.constantFrom("drop", "restore", "undo import") }),
  fc.record({ does: fc.constant("import" as const), progress, score }),
);

/** What happens in a moment: somebody begins something on one of two devices, or a call goes on, or is stopped. */
const happening = fc.record({
  device: fc.nat({ max: 1 }),
  deed,
  waitMs: fc.oneof({ weight: 6, arbitrary: fc.nat({ max: 3 }) }, fc.nat({ max: 40 * 86_400_000 })),
  steps: fc.nat({ max: 4 }),
  isKilled: fc.nat({ max: 9 }).map((chance) => chance === 0),
});

test("the diary of 10,000 histories, replayed, is the shelf, and rolled back the shelf of then", () => {
  let archived = 0;
  let kept = 0;
  fc.assert(
    fc.property(fc.array(happening, { minLength: 6, maxLength: 36, size: "max" }), (happenings) => {
      const title = new Title();
      const calls: (Steps | undefined)[] = [undefined, undefined];
      for (const { device, deed: asked, waitMs, steps, isKilled } of happenings) {
        title.nowMs += waitMs;
        calls[device] ??= callOf(title, asked);
        for (let step = 0; step < steps; step++) {
          // The table takes its time to answer.
          title.nowMs++;
          if (calls[device]?.next().done === true) calls[device] = undefined;
        }
        if (isKilled) calls[device] = undefined;
      }
      const { entry, events, states } = title;
      const now = diaryStateOf(entry);
      assert.deepEqual(replayed(events), now);
      for (const { atMs, state } of states) {
        const later = events.filter((event) => event.atMs > atMs);
        assert.deepEqual(rolledBack(later, now), state);
      }
      assert.ok((entry?.events?.length ?? 0) <= 8);
      kept += states.length;
      archived += title.archived.size;
    }),
    { numRuns: 10_000 },
  );
  // Hundreds of thousands of changes, many of them of one title.
  expect(kept).toBeGreaterThan(50_000);
  expect(archived).toBeGreaterThan(3000);
}, 120_000);
