/*
 * People who watch and read, deed by deed, and beside it what each deed means for the days and years of theirs: every
 * episode is a mark of its own, and whoever undoes a deed has the marks of before.
 */
import { isDeepStrictEqual } from "node:util";
import {
  notListed,
  packEvents,
  type By,
  type DiaryState,
} from "../../../functions/diary-events/event.ts";
import { inOrder } from "../../../functions/diary-events/replay.ts";
import type { Timeline } from "../../../functions/diary/timelines.ts";
import { noExtras, packExtras } from "../../../functions/tracking/extras.ts";
import { kindRules, type Kind } from "../../../shared/kind.ts";
import { fc } from "../properties.ts";

/** What a person does with a title. */
export type Deed =
  | { readonly does: "count"; readonly to: number; readonly by: "tap" | "chat" | "app" | "import" }
  | { readonly does: "undo" | "drop" | "run" | "seen again" | "give up" }
  | { readonly does: "take back"; readonly units: number }
  | { readonly does: "run to"; readonly to: number }
  | { readonly does: "score"; readonly score: number };

/** A deed, so long after the one before. */
interface Timed {
  readonly deed: Deed;
  readonly waitMs: number;
}

/** All that somebody does with a title, and what is said of it at the end. */
export interface Life {
  readonly kind: Kind;
  readonly id: number;
  readonly total: number;
  readonly minutes: number | null;
  readonly genres: readonly string[];
  readonly makers: readonly string[];
  readonly deeds: readonly Timed[];
  /** What its owner says of when; null where they leave it to the diary. */
  readonly start: string | null;
  readonly finish: string | null;
}

/** What is true of a title at a moment; undo gives back the one of before. */
interface Truth {
  readonly state: DiaryState;
  /** The day of each episode or chapter that was seen; null where nobody can say. */
  readonly marks: readonly (string | null)[];
  readonly runMarks: readonly (string | null)[];
  readonly left: number;
  readonly begun: string | null;
  readonly completed: string | null;
  readonly added: string | null;
}

const unseen: Truth = {
  state: notListed,
  marks: [],
  runMarks: [],
  left: 0,
  begun: null,
  completed: null,
  added: null,
};

/** A title with its diary, and the truth about it. */
export interface Lived {
  readonly life: Life;
  readonly timeline: Timeline;
  readonly truth: Truth;
}

const most: Readonly<Record<Kind, number>> = { anime: 60, manga: 300 };

function counted(life: Life, before: Truth, deed: Deed & { does: "count" }, day: string): Truth {
  const { state } = before;
  const to = Math.min(deed.to, life.total);
  const from = state.standing?.progress ?? 0;
  const status = to === 0 ? "P" : to === life.total ? "C" : "W";
  const isFile = deed.by === "import";
  if (isFile && to < from) return before;
  const isNew = state.standing === null;
  const seenFrom = isNew ? Math.min(before.left, to) : from;
  const isAtOnce = from === 0 && status === "C" && to > 1;
  const isDated = !isFile && !isAtOnce && to - seenFrom <= most[life.kind];
  const marks = [...before.marks];
  for (let seen = seenFrom; seen < to; seen++) marks.push(isDated ? day : null);
  const isRestart = to <= 1 && from - to > 1;
  if (!isNew && !isRestart) for (let seen = from; seen > to; seen--) marks.pop();
  const own = isFile ? null : day;
  const begins = from === 0 && to > 0 && !isAtOnce;
  return {
    ...before,
    state: {
      ...state,
      standing: { status, progress: to },
      run: status === "C" ? state.run : null,
    },
    marks,
    begun: begins ? own : before.begun,
    completed: status === "C" && state.standing?.status !== "C" ? own : before.completed,
    added: isNew ? own : before.added,
  };
}

function takenBack(before: Truth, units: number): Truth {
  const { standing } = before.state;
  if (standing === null) return before;
  const to = Math.max(0, standing.progress - units);
  if (to === standing.progress) return before;
  return {
    ...before,
    state: { ...before.state, standing: { status: to === 0 ? "P" : "W", progress: to }, run: null },
    marks: before.marks.slice(0, Math.max(0, before.marks.length - (standing.progress - to))),
    // A run that goes with it was taken back, too.
    runMarks: before.runMarks.slice(
      0,
      Math.max(0, before.runMarks.length - (before.state.run ?? 0)),
    ),
  };
}

function ran(life: Life, before: Truth, to: number, day: string): Truth {
  const { state } = before;
  if (state.run === null || to > life.total) return before;
  const runMarks = [...before.runMarks];
  const isRestart = to <= 1 && state.run - to > 1;
  for (let seen = state.run; seen < to; seen++) {
    runMarks.push(to - state.run > most[life.kind] ? null : day);
  }
  if (!isRestart) for (let seen = state.run; seen > to; seen--) runMarks.pop();
  return { ...before, state: { ...state, run: to }, runMarks };
}

function seenAgain(life: Life, before: Truth, day: string): Truth {
  const { state } = before;
  if (state.run === null) return before;
  const rest = life.total - state.run;
  const isDated = (state.run > 0 || life.total === 1) && rest <= most[life.kind];
  return {
    ...before,
    state: { ...state, run: null, repeats: state.repeats + 1 },
    runMarks: [...before.runMarks, ...Array<string | null>(rest).fill(isDated ? day : null)],
  };
}

/** What is true after a deed that is no undo of another. */
function afterDeed(life: Life, before: Truth, deed: Deed, day: string): Truth {
  const { state } = before;
  switch (deed.does) {
    case "count":
      return counted(life, before, deed, day);
    case "take back":
      return takenBack(before, deed.units);
    case "drop":
      if (state.standing === null) return before;
      return { ...before, state: notListed, left: state.standing.progress, added: null };
    case "run":
      if (state.standing?.status !== "C" || state.run !== null) return before;
      return { ...before, state: { ...state, run: 0 } };
    case "run to":
      return ran(life, before, deed.to, day);
    case "seen again":
      return seenAgain(life, before, day);
    case "give up":
      return { ...before, state: { ...state, run: null } };
    case "score":
      return state.standing === null
        ? before
        : { ...before, state: { ...state, score: deed.score } };
    case "undo":
      return before;
  }
}

const byOf = (deed: Deed): By => {
  if (deed.does === "count") return deed.by;
  return deed.does === "undo" || deed.does === "take back" ? "undo" : "tap";
};

/** The day of a moment in a time zone, as Sweden writes it. */
export const dayIn =
  (timeZone: string) =>
  (atMs: number): string =>
    new Date(atMs).toLocaleDateString("sv-SE", { timeZone });

/** Lives a title through, from a moment on, where days are those of a time zone. */
export function lived(life: Life, fromMs: number, dayAt: (atMs: number) => string): Lived {
  let truth = unseen;
  let before = unseen;
  // What was true before each deed that is not undone, and what that was a deed ago.
  let left: readonly Truth[] = [];
  let leftBefore = left;
  let nowMs = fromMs;
  const packed: string[] = [];
  for (const { deed, waitMs } of life.deeds) {
    nowMs += waitMs + 1;
    let next = deed.does === "undo" ? before : afterDeed(life, truth, deed, dayAt(nowMs));
    const by = byOf(deed);
    const told = packEvents(nowMs, by, truth.state, next.state);
    if (told.length === 0) continue;
    packed.push(...told);
    let leftNow: readonly Truth[] = [...left, truth];
    const latest = left.at(-1);
    if (by === "undo" && isDeepStrictEqual(next.state, before.state)) {
      [next, leftNow] = [before, leftBefore];
    } else if (by === "undo" && isDeepStrictEqual(next.state, latest?.state)) {
      [next, leftNow] = [latest ?? next, left.slice(0, -1)];
    }
    leftBefore = left;
    left = leftNow;
    before = truth;
    truth = next;
  }
  const { standing, score, run, repeats } = truth.state;
  const extras = {
    ...noExtras,
    score: score === null ? null : score / 10,
    again: run,
    repeats,
    start: life.start,
    finish: life.finish,
  };
  const status = { P: "PLANNED", W: kindRules[life.kind].active, C: "COMPLETED" } as const;
  const entry = standing && {
    id: life.id,
    status: status[standing.status],
    progress: standing.progress,
    changedAtMs: nowMs,
    extras: packExtras(extras),
  };
  const { kind, id } = life;
  return {
    life,
    truth,
    timeline: { kind, id, entry: entry ?? undefined, events: inOrder(packed) },
  };
}

const wait = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 3_600_000 }) },
  { weight: 3, arbitrary: fc.nat({ max: 2 * 86_400_000 }) },
  fc.nat({ max: 60 * 86_400_000 }),
);

function deedOf(total: number): fc.Arbitrary<Deed> {
  const upTo = fc.integer({ min: 0, max: total });
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        does: fc.constant("count" as const),
        to: fc.oneof({ weight: 3, arbitrary: upTo }, fc.constant(total)),
        by: fc.constantFrom("tap", "tap", "tap", "chat", "app", "import"),
      }),
    },
    fc.record({ does: fc.constantFrom("undo", "undo", "drop", "run", "seen again", "give up") }),
    fc.record({ does: fc.constant("take back" as const), units: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ does: fc.constant("run to" as const), to: upTo }),
    fc.record({ does: fc.constant("score" as const), score: fc.integer({ min: 1, max: 100 }) }),
  );
}

const date = fc.constantFrom(null, null, "2023-00-00", "2024-06-00", "2025-03-09", "2026-05-01");

/** Lives of titles, of which the ids are given. */
const lifeOf = (id: number): fc.Arbitrary<Life> =>
  fc
    .tuple(fc.constantFrom("anime" as const, "manga" as const), fc.constantFrom(1, 3, 12, 90, 400))
    .chain(([kind, total]) =>
      fc.record({
        kind: fc.constant(kind),
        id: fc.constant(id),
        total: fc.constant(total),
        minutes: kind === "manga" ? fc.constant(null) : fc.constantFrom(null, 24, 110),
        genres: fc.subarray(["Action", "Drama", "Mystery"]),
        makers: fc.array(fc.constantFrom("Bones", "Kyoto"), { maxLength: 2 }),
        deeds: fc.array(fc.record({ deed: deedOf(total), waitMs: wait }), {
          maxLength: 14,
          size: "max",
        }),
        start: date,
        finish: date,
      }),
    );

/** All titles of somebody. */
export const lives: fc.Arbitrary<readonly Life[]> = fc
  .nat({ max: 7 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => lifeOf(at + 1))));
