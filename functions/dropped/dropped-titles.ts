import type { Kind } from "../../shared/kind.ts";
import { statusWord } from "../../shared/list-file/list-status.ts";
import { asideOf, type Aside } from "../import/aside.ts";
import { filled } from "../import/placing/placement.ts";
import { planRows } from "../import/placing/plan-rows.ts";
import { rowNotes } from "../import/placing/row-notes.ts";
import type { Drop } from "../table/dropped-entries.ts";
import type { Entry } from "../table/entry-item.ts";
import type { AsideNotes } from "../table/imports/import-notes.ts";
import type { Leftover } from "../table/imports/leftovers.ts";
import type { BriefTitle } from "../table/titles.ts";
import { noExtras, packExtras, unpackExtras } from "../tracking/extras.ts";

/** What is stored of the titles that a user has dropped. */
export interface Stored {
  /** Rows that files have brought, those of the latest import last. */
  readonly leftovers: readonly Leftover[];
  readonly drops: readonly Drop[];
  readonly notes?: readonly AsideNotes[];
}

/** A title that somebody dropped, here or before an import. */
export interface DroppedTitle {
  readonly id: number;
  /** What it is once it is picked up: as far as its owner was. */
  readonly entry: Entry;
  /** What rows note of it beside, in their order. */
  readonly words: readonly ReturnType<typeof rowNotes>[];
  /** In milliseconds since 1970; null for what was dropped before it was imported. */
  readonly droppedAtMs: number | null;
}

/** What the rules rest on beside what is stored. */
interface Ground {
  readonly kind: Kind;
  /** What the catalogue knows of a title; undefined for one that it does not have. */
  readonly find: (id: number) => BriefTitle | undefined;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
}

/** An entry that was dropped here, whole, with what files say of it that it does not. */
function entryOfDrop(drop: Drop, rows: readonly Aside[], nowMs: number): Entry {
  const { status, progress, title } = drop;
  const known = unpackExtras(drop.extras);
  const extras = rows.reduce((before, { row: { score, start, finish, repeats, volumes } }) => {
    const told = { ...noExtras, score, start, finish, repeats, volumes };
    return filled(told, before);
  }, known);
  return {
    status,
    progress,
    changedAtMs: nowMs,
    // By the mark an import that is under way knows what it has placed already.
    extras: packExtras({ ...extras, mark: known.mark }),
    title,
  };
}

/** What rows of files make, by the rules of an import, where they say how far somebody is and not that they stopped. */
function entryOfRows(ground: Ground, rows: readonly Aside[]): Entry | undefined {
  const { kind, find, nowMs } = ground;
  const plan = planRows(
    {
      kind,
      find,
      mark: "",
      startedAtMs: nowMs,
      noteOf: () => undefined,
      dropped: new Set(),
    },
    rows
      .map(({ row }) => ({ ...row, isTooLarge: false, isUnread: false }))
      .map(going)
      .entries(),
    () => undefined,
  );
  const after = plan.changes[0]?.after;
  return (
    after && { ...after, extras: packExtras({ ...unpackExtras(after.extras), listedAs: null }) }
  );
}

/** A row that says of a title how far it goes on from, begun or not. */
const going = <Row extends Aside["row"]>(row: Row): Row => ({
  ...row,
  status: statusWord(row.kind, "PLANNED", null),
  isRepeating: false,
});

/**
 * The titles among those stored that are dropped, in no particular order: what was dropped here, but for mistakes, and
 * what files bring as dropped. Of a title whichever came last speaks.
 */
export function droppedTitles(
  ground: Ground,
  { leftovers, drops, notes = [] }: Stored,
): DroppedTitle[] {
  const { kind, nowMs } = ground;
  const own = new Map(drops.filter(({ isMistake }) => !isMistake).map((drop) => [drop.id, drop]));
  const rows = leftovers.filter(({ row: { id }, reason }) =>
    id !== null && reason === "dropped_meanwhile" ? own.has(id) : reason === "dropped",
  );
  const byTitle = Map.groupBy(asideOf(kind, rows, drops, { notes }), ({ row }) => row.id);
  return [...byTitle].flatMap(([id, aside]) => {
    if (id === null) return [];
    const drop = aside[0]?.drop ?? sameDrop(own.get(id), aside);
    const entry = drop ? entryOfDrop(drop, aside, nowMs) : entryOfRows(ground, aside);
    if (entry === undefined) return [];
    const words = aside.map(({ row }) => rowNotes(kind, row, row.progress > entry.progress));
    return [{ id, entry, words, droppedAtMs: drop?.droppedAtMs ?? null }];
  });
}

/** The drop of a title as long as a file that came later says no more than it: that is our own export. */
const sameDrop = (drop: Drop | undefined, rows: readonly Aside[]): Drop | undefined =>
  rows.every(({ row }) => row.progress === drop?.progress) ? drop : undefined;
