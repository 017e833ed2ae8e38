import { coverHash } from "../../catalogue/cover-path.ts";
import type { KeptReason } from "../../shared/imports.ts";
import type { Kind } from "../../shared/kind.ts";
import type { Entry } from "../table/entries.ts";
import { packExtras, unpackExtras } from "../tracking/extras.ts";
import { packTitle } from "../tracking/provisional.ts";
import type { FileRow } from "./file-row.ts";
import { merge, placementOf, type Outcome } from "./place.ts";

/** One entry as it was and as the import makes it. */
export interface Change {
  readonly id: number;
  readonly before: Entry | undefined;
  readonly after: Entry;
}

export type Counts = Readonly<Record<Outcome | "provisional", number>>;

interface Kept {
  readonly at: number;
  readonly reason: KeptReason;
  /** For the report. */
  readonly title: string;
}

/** What is to be done for the rows of a chunk, decided once: whoever repeats the work does the same. */
export interface Plan {
  readonly changes: readonly Change[];
  /** Rows with notes or tags, by their place in the chunk, and whether what is already noted stays. */
  readonly noted: readonly { readonly at: number; readonly onlyIfNew: boolean }[];
  /** Rows that are kept aside, by their place in the chunk. */
  readonly kept: readonly Kept[];
  readonly counts: Counts;
  /** In later rounds: the titles that were decided anew, also those that need no change. */
  readonly decided: readonly number[];
}

/** What a decision rests on beside the rows. */
export interface Ground {
  readonly kind: Kind;
  /** Marks the entries that this import writes. */
  readonly mark: string;
  /** When the import began, in milliseconds since 1970: the time of change of what it writes. */
  readonly startedAtMs: number;
  /** The catalogue's total of a title (null: unknown); undefined for a title that it does not have. */
  readonly totalOf: (id: number) => number | null | undefined;
  /** Titles that the user dropped since the import began: they stay dropped. */
  readonly dropped: ReadonlySet<number>;
}

/** What the file says of a title that the catalogue does not know, packed; undefined for a title that it does. */
function titleOf({ kind, totalOf }: Ground, row: FileRow, id: number): string | undefined {
  if (totalOf(id) !== undefined) return undefined;
  const title = row.title === "" ? `${kind === "anime" ? "Anime" : "Manga"} ${id}` : row.title;
  const { type, total } = row;
  const cover = coverHash({ kind, id, title, type, genres: [], year: null });
  return packTitle({ title, type, total, cover });
}

/** Whether an entry is in the state of another: every write has a time of its own. */
export const isState = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a?.status === b?.status && a?.progress === b?.progress && a?.changedAtMs === b?.changedAtMs;

const isSame = (
  entry: Entry,
  extras: string | undefined,
  state: Pick<Entry, "status" | "progress">,
) =>
  entry.status === state.status &&
  entry.progress === state.progress &&
  packExtras({ ...unpackExtras(entry.extras), mark: "" }) === extras;

/** Decides what becomes of some rows of a chunk, one after the other, upon the entries as they are. */
export function planRows(
  ground: Ground,
  rows: Iterable<readonly [at: number, row: FileRow]>,
  entryOf: (id: number) => Entry | undefined,
): Plan {
  const { kind, mark, startedAtMs, totalOf, dropped } = ground;
  const changes = new Map<number, Change>();
  const noted: { at: number; onlyIfNew: boolean }[] = [];
  const kept: Kept[] = [];
  const counts = { added: 0, raised: 0, unchanged: 0, provisional: 0 };
  for (const [at, row] of rows) {
    const known = row.id === null ? undefined : totalOf(row.id);
    const placement = placementOf(kind, row, known === undefined ? row.total : known);
    if ("kept" in placement) {
      kept.push({ at, reason: placement.kept, title: row.title });
      continue;
    }
    const { id } = placement;
    const earlier = changes.get(id);
    const current = earlier?.after ?? entryOf(id);
    if (current === undefined && dropped.has(id)) {
      kept.push({ at, reason: "dropped_meanwhile", title: row.title });
      continue;
    }
    const { outcome, state, extras } = merge(current, placement);
    counts[outcome]++;
    const title = current === undefined ? titleOf(ground, row, id) : current.title;
    if (outcome === "added" && title !== undefined) counts.provisional++;
    if (row.notes !== "" || row.tags !== "") {
      noted.push({ at, onlyIfNew: outcome === "unchanged" });
    }
    if (current !== undefined && isSame(current, extras, state)) continue;
    const after = {
      ...state,
      // Every write has a time of its own: it is what conditions tell one state from the next by.
      changedAtMs:
        outcome === "unchanged" && current !== undefined
          ? current.changedAtMs + 1
          : Math.max(startedAtMs, (current?.changedAtMs ?? 0) + 1),
      extras: packExtras({ ...unpackExtras(extras), mark }),
      title,
    };
    changes.set(id, { id, before: earlier === undefined ? current : earlier.before, after });
  }
  return { changes: [...changes.values()], noted, kept, counts, decided: [] };
}
