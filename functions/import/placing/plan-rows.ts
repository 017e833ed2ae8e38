import { coverHash } from "../../../catalogue/cover-path.ts";
import { namedSubject } from "../../../catalogue/covers/subject.ts";
import type { KeptReason } from "../../../shared/imports.ts";
import type { Kind } from "../../../shared/kind.ts";
import type { Entry } from "../../table/entry-item.ts";
import type { FileRow } from "../../table/imports/file-row.ts";
import type { Notes } from "../../table/imports/import-notes.ts";
import { noCounts, type Change, type Plan } from "../../table/imports/import-plan.ts";
import type { BriefTitle } from "../../table/titles.ts";
import { packExtras, unpackExtras } from "../../tracking/extras.ts";
import {
  betterKnown,
  isProvisional,
  packTitle,
  totalWith,
  unpackTitle,
  type ImportedTitle,
} from "../../tracking/imported-title.ts";
import { merge, placementOf, type Outcome, type Placed } from "./placement.ts";
import { areStored, hasNotes, isSameNotes, notesAfter, rowNotes } from "./row-notes.ts";

/** What a decision rests on beside the rows. */
export interface Ground {
  readonly kind: Kind;
  /** Marks the entries that this import writes. */
  readonly mark: string;
  /** When the import began, in milliseconds since 1970: the time of change of what it writes. */
  readonly startedAtMs: number;
  /** What the catalogue knows of a title; undefined for one that it does not have. */
  readonly find: (id: number) => BriefTitle | undefined;
  /** What is noted of a title. */
  readonly noteOf: (id: number) => Notes | undefined;
  /** Titles that the user dropped since the import began: they stay dropped. */
  readonly dropped: Pick<ReadonlySet<number>, "has">;
}

/** What a row says of a title that the catalogue does not have. */
export function provisional(
  kind: Kind,
  id: number,
  { title: name, type, total }: FileRow,
): ImportedTitle {
  const title = name === "" ? `${kind === "anime" ? "Anime" : "Manga"} ${id}` : name;
  const cover = coverHash(namedSubject(kind, id, title));
  return { title, type, total, cover };
}

/**
 * The total that a row tells of; 0 when it tells of none. Nobody has seen more of a title than there is, but a row that
 * tells a total, too, contradicts itself.
 */
function toldTotal(
  row: FileRow,
  known: BriefTitle | undefined,
  current: Entry | undefined,
): number {
  const least = row.total ?? known?.total ?? null;
  const seen = Math.max(row.total === null ? row.progress : 0, current?.progress ?? 0);
  return least === null || (row.total === null && seen <= least) ? 0 : Math.max(least, seen);
}

/** The total of a row's title (null: unknown), and what its entry is to keep of the title, packed. */
function titleOf(
  { kind, find }: Ground,
  row: FileRow,
  id: number,
  current: Entry | undefined,
): { readonly total: number | null; readonly title: string | undefined } {
  const known = find(id);
  const before = current?.title === undefined ? undefined : unpackTitle(current.title);
  // The greatest of several totals counts, in whatever order they come.
  const total = Math.max(toldTotal(row, known, current), before?.total ?? 0) || null;
  if (known === undefined) {
    const isNamed = before !== undefined && before.cover !== null;
    return {
      total,
      title: packTitle({ ...(isNamed ? before : provisional(kind, id, row)), total }),
    };
  }
  const title = before?.title || row.title;
  return { total: totalWith(known, total), title: betterKnown(known, { title, total }) };
}

/** Whether an entry is in the state of another: every write has a time of its own. */
export const isState = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a?.status === b?.status && a?.progress === b?.progress && a?.changedAtMs === b?.changedAtMs;

const unmarked = (packed: string | undefined): string | undefined =>
  packExtras({ ...unpackExtras(packed), mark: "" });

/** Whether two entries say the same, whoever wrote them and when. */
const isSame = (a: Omit<Entry, "changedAtMs">, b: Omit<Entry, "changedAtMs">): boolean =>
  a.status === b.status &&
  a.progress === b.progress &&
  a.title === b.title &&
  unmarked(a.extras) === unmarked(b.extras);

/** When an entry changes by an import: every write has a time of its own, by which one state is told from the next. */
function timeOfChange(startedAtMs: number, outcome: Outcome, current: Entry | undefined): number {
  if (current === undefined) return startedAtMs;
  const next = current.changedAtMs + 1;
  return outcome === "raised" ? Math.max(startedAtMs, next) : next;
}

/** A plan in the making, row by row. */
class Draft {
  readonly #ground: Ground;
  readonly #entryOf: (id: number) => Entry | undefined;
  readonly #changes = new Map<number, Change>();
  readonly #noted: { at: number; isBeyond: boolean }[] = [];
  readonly #notes = new Map<number, Notes>();
  /** How many rows have updated a title, by its id. */
  readonly #updates = new Map<number, number>();
  readonly #kept: Plan["kept"][number][] = [];
  readonly #counts = { ...noCounts };

  constructor(ground: Ground, entryOf: (id: number) => Entry | undefined) {
    this.#ground = ground;
    this.#entryOf = entryOf;
  }

  /** Decides what becomes of one row. */
  add(at: number, row: FileRow): void {
    const { kind, dropped } = this.#ground;
    if (row.isTooLarge) this.#counts.cut++;
    if (row.isUnread) this.#counts.unread++;
    const current = row.id === null ? undefined : this.#currentOf(row.id);
    const found = row.id === null ? undefined : titleOf(this.#ground, row, row.id, current);
    const placement = placementOf(kind, row, found?.total ?? null);
    if ("kept" in placement) {
      this.#keep(at, row, placement.kept);
    } else if (current === undefined && dropped.has(placement.id)) {
      this.#keep(at, row, "dropped_meanwhile");
    } else {
      this.#place(at, row, placement, current, found?.title);
    }
  }

  /** The plan for all rows that were added. */
  finished(): Plan {
    this.#settle();
    return {
      changes: [...this.#changes.values()],
      noted: this.#noted,
      kept: this.#kept,
      counts: this.#counts,
      decided: [],
    };
  }

  /** The entry as the rows before have left it. */
  #currentOf(id: number): Entry | undefined {
    return this.#changes.get(id)?.after ?? this.#entryOf(id);
  }

  #keep(at: number, { title }: FileRow, reason: KeptReason): void {
    this.#kept.push({ at, reason, title });
  }

  #place(
    at: number,
    row: FileRow,
    placement: Placed,
    current: Entry | undefined,
    title: string | undefined,
  ): void {
    const { id, written } = placement;
    const { outcome, state, extras } = merge(current, placement);
    const next = { ...state, extras, title };
    const isNews = this.#note(at, row, id, row.progress > Math.max(written, state.progress));
    const isChange = current === undefined || !isSame(current, next);
    this.#count(id, outcome === "unchanged" && (isChange || isNews) ? "updated" : outcome);
    if (outcome === "added" && isProvisional(title)) this.#counts.provisional++;
    if (isChange) this.#change(id, current, next, outcome);
  }

  /** Notes what a row says beside its entry, and returns whether nobody has said it before. */
  #note(at: number, row: FileRow, id: number, isBeyond: boolean): boolean {
    const notes = rowNotes(this.#ground.kind, row, isBeyond);
    const before = this.#notes.get(id) ?? this.#ground.noteOf(id);
    const isNews = !areStored(before, notes);
    if (isNews || hasNotes(notes)) {
      this.#noted.push({ at, isBeyond });
      this.#notes.set(id, notesAfter(before, notes));
    }
    return isNews;
  }

  #count(id: number, outcome: Outcome): void {
    this.#counts[outcome]++;
    if (outcome === "updated") this.#updates.set(id, (this.#updates.get(id) ?? 0) + 1);
  }

  #change(
    id: number,
    current: Entry | undefined,
    next: Omit<Entry, "changedAtMs">,
    outcome: Outcome,
  ): void {
    const { mark, startedAtMs } = this.#ground;
    const earlier = this.#changes.get(id);
    const after = {
      ...next,
      changedAtMs: timeOfChange(startedAtMs, outcome, current),
      extras: packExtras({ ...unpackExtras(next.extras), mark }),
    };
    this.#changes.set(id, { id, before: earlier === undefined ? current : earlier.before, after });
  }

  /** Several rows of one title may take back what the others said: then nothing was changed or updated. */
  #settle(): void {
    for (const [id, { before, after }] of this.#changes) {
      if (before !== undefined && isSame(before, after)) this.#changes.delete(id);
    }
    for (const [id, count] of this.#updates) {
      const after = this.#notes.get(id);
      const isNoted = after !== undefined && !isSameNotes(this.#ground.noteOf(id), after);
      if (this.#changes.has(id) || isNoted) continue;
      this.#counts.updated -= count;
      this.#counts.unchanged += count;
    }
  }
}

/** Decides what becomes of some rows of a chunk, one after the other, upon the entries as they are. */
export function planRows(
  ground: Ground,
  rows: Iterable<readonly [at: number, row: FileRow]>,
  entryOf: (id: number) => Entry | undefined,
): Plan {
  const draft = new Draft(ground, entryOf);
  for (const [at, row] of rows) draft.add(at, row);
  return draft.finished();
}
