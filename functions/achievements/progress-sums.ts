import { achievements } from "../../shared/achievements.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { setNewest } from "../runtime/set-newest.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEntries } from "../table/entries.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { addProgress, putProgressSum } from "../table/progress-sums.ts";
import { unlessItFails } from "./unless-it-fails.ts";

/**
 * A write unit costs as much as five read units, by which 600 entries are read: from there on a stored sum is cheaper
 * than the shelf, and it is there at once.
 */
const largeShelf = 600;

/** How long a function believes that a shelf is large: one that has shrunk is read again. */
const believedMs = 60 * 60_000;

/** Large shelves that this function has met, until when it believes so. Of others the entries say whether they are large. */
const met = new Map<string, number>();
/** Shelves whose owners have every goal that a sum can reach; what is earned stays. */
const finished = new Map<string, true>();
const mostRemembered = 10_000;

const shelfName = (uid: string, kind: Kind): string => `${kind} ${uid}`;

/** What achievements call the sum of a shelf. */
export const sumCounters = { anime: "episodes", manga: "chapters" } as const satisfies Record<
  Kind,
  string
>;

/** One entry that moves on or back, in episodes or chapters. */
export interface Step {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** How much is on a shelf, of one kind. */
export interface ShelfSize {
  readonly entries: number;
  /** Episodes or chapters in all, also those that have not aired. */
  readonly progress: number;
}

/** Remembers of whom no sum has to be known any more, by what they have earned. */
export function rememberFinished(
  uid: string,
  kind: Kind,
  earned: ReadonlyMap<string, unknown>,
): void {
  const isLeft = achievements.some(
    ({ counter, code }) => counter === sumCounters[kind] && !earned.has(code),
  );
  if (!isLeft) setNewest(finished, shelfName(uid, kind), true, mostRemembered);
}

/**
 * At least all episodes or chapters of a shelf but those of the entry that takes the step, as far as a goal is left that
 * they may reach: from the entries, or of a large shelf from its stored sum, to which the step is added. The sum may be
 * off where two steps meet, or one is not stored in the end: what it seems to earn is recounted, and what it misses is
 * found by the daily job, which counts it anew.
 */
export async function progressOfOthers(uid: string, kind: Kind, step: Step): Promise<number> {
  const name = shelfName(uid, kind);
  if (finished.has(name)) return 0;
  if ((met.get(name) ?? 0) > Date.now()) {
    const sum = await unlessItFails(uid, () => addProgress(uid, kind, step.to - step.from));
    if (sum !== undefined) return sum - step.to;
    met.delete(name);
  }
  const entries = await listEntries(uid, kind);
  if (entries.length > largeShelf) await unlessItFails(uid, () => meet(uid, kind, step));
  return progressWithout(entries, step);
}

const progressWithout = (entries: readonly ShelfEntry[], { id }: Step): number =>
  entries.reduce((sum, entry) => (entry.id === id ? sum : sum + entry.progress), 0);

/** Adds a step to the sum of a large shelf that this function has just met, or begins one. */
async function meet(uid: string, kind: Kind, step: Step): Promise<void> {
  const sum = await addProgress(uid, kind, step.to - step.from);
  if (sum === undefined) {
    const entries = await listEntries(uid, kind, { isConsistent: true });
    await putProgressSum(uid, kind, progressWithout(entries, step) + step.to);
  }
  setNewest(met, shelfName(uid, kind), Date.now() + believedMs, mostRemembered);
}

/** Stores the sums of what is large of somebody's shelves, as they have just been counted. Never fails. */
export async function keepSums(
  uid: string,
  sizes: Readonly<Record<Kind, ShelfSize>>,
): Promise<void> {
  await sideBySide(kinds.map((kind) => unlessItFails(uid, () => keepSum(uid, kind, sizes[kind]))));
}

async function keepSum(uid: string, kind: Kind, { entries, progress }: ShelfSize): Promise<void> {
  const name = shelfName(uid, kind);
  if (finished.has(name)) return;
  if (entries <= largeShelf) {
    met.delete(name);
    return;
  }
  await putProgressSum(uid, kind, progress);
  setNewest(met, name, Date.now() + believedMs, mostRemembered);
}
