import { kinds, type Kind } from "../../shared/kind.ts";
import { setNewest } from "../runtime/set-newest.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEntries } from "../table/entries.ts";
import { addProgress, putProgressSum } from "../table/progress-sums.ts";

/**
 * A write unit costs as much as five read units, by which 600 entries are read: from there on a stored sum is cheaper
 * than the shelf, and it is there at once.
 */
const largeShelf = 600;

/** Large shelves that this function has met; of others it reads the entries, which say whether they are large. */
const met = new Map<string, true>();
const mostMet = 10_000;

const shelfName = (uid: string, kind: Kind): string => `${kind} ${uid}`;

/** One entry that moves on or back, in episodes or chapters. */
export interface Step {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** How much is on a shelf, of one kind. */
export interface ShelfSize {
  readonly entries: number;
  /** Episodes or chapters in all. */
  readonly progress: number;
}

/**
 * All episodes or chapters of a shelf but those of the entry that takes the step: from the entries, or of a large shelf
 * from its stored sum, to which the step is added. The sum may be off where two steps meet, or one is not stored in the
 * end: what it seems to earn is recounted, and what it misses is found by the daily job, which counts it anew.
 */
export async function progressOfOthers(
  uid: string,
  kind: Kind,
  { id, from, to }: Step,
): Promise<number> {
  const name = shelfName(uid, kind);
  if (met.has(name)) {
    const sum = await addProgress(uid, kind, to - from);
    if (sum !== undefined) return sum - to;
    met.delete(name);
  }
  const entries = await listEntries(uid, kind);
  const others = entries.reduce((sum, entry) => (entry.id === id ? sum : sum + entry.progress), 0);
  await keepSum(uid, kind, { entries: entries.length, progress: others + to });
  return others;
}

/** Stores the sums of what is large of somebody's shelves, as they have just been counted. */
export async function keepSums(
  uid: string,
  sizes: Readonly<Record<Kind, ShelfSize>>,
): Promise<void> {
  await sideBySide(kinds.map((kind) => keepSum(uid, kind, sizes[kind])));
}

async function keepSum(uid: string, kind: Kind, { entries, progress }: ShelfSize): Promise<void> {
  if (entries <= largeShelf) return;
  await putProgressSum(uid, kind, progress);
  setNewest(met, shelfName(uid, kind), true, mostMet);
}
