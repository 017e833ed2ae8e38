import {
  toastOf,
  type Achievement,
  type CounterName,
  type Counters,
} from "../../shared/achievements.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { errorFields, log } from "../log.ts";
import { countOwnThings, listEarned } from "../table/achievements.ts";
import { listEntries, type ShelfEntry } from "../table/entries.ts";
import type { Change } from "../tracking/change-entry.ts";
import { countersOf, type CountedEntry, type TitleFacts } from "./counters.ts";
import { grant, grantAndRemember } from "./grant.ts";

function factsOf(catalogue: Catalogue, kind: Kind, id: number): TitleFacts | undefined {
  const row = catalogue.find(kind, id);
  if (row === undefined) return undefined;
  return {
    genres: catalogue.genres(row),
    year: catalogue.years[row] || null,
    season: catalogue.season(row),
    type: catalogue.type(row),
    total: catalogue.total(row),
  };
}

/** A recount of both shelves as they are now, after every change that was acknowledged before. */
async function recount(uid: string): Promise<Counters> {
  const [catalogue, ...shelves] = await Promise.all([
    currentCatalogue(),
    ...kinds.map((kind) => listEntries(uid, kind, { isConsistent: true })),
  ]);
  return countersOf(
    kinds.flatMap((kind, at) =>
      (shelves[at] ?? []).map((entry): CountedEntry => ({
        kind,
        entry,
        facts: factsOf(catalogue, kind, entry.id),
      })),
    ),
  );
}

/** Everything that achievements count for a user. */
export async function countAll(uid: string): Promise<Counters> {
  const [counters, own] = await Promise.all([recount(uid), countOwnThings(uid)]);
  return { ...counters, ...own };
}

/** All episodes or chapters of a shelf, with one entry as it has become meanwhile. */
function progressCounters(kind: Kind, shelf: readonly ShelfEntry[], changed: ShelfEntry): Counters {
  const others = shelf.filter(({ id }) => id !== changed.id);
  const progress = others.reduce((sum, entry) => sum + entry.progress, changed.progress);
  const name: CounterName = kind === "anime" ? "episodes" : "chapters";
  return { [name]: progress };
}

/**
 * Runs a change of an entry and grants what it earned. A tick, which moves nothing but the sum of episodes or chapters,
 * takes no further round trip and no write: once the call is admitted, the shelf is read while the change is made. A
 * change of status is followed by a consistent recount, so that of many at once the last one sees them all. A failure
 * here does not undo the change, and the next one makes up for it.
 */
export async function earning(
  uid: string,
  kind: Kind,
  id: number,
  change: Promise<Change>,
  admitted: Promise<void>,
): Promise<Change & { readonly new_achievements: ReturnType<typeof toastOf>[] }> {
  const reads = admitted.then(() => Promise.all([listEntries(uid, kind), listEarned(uid)]));
  // It is asked for only after the change, which may fail before.
  reads.catch(() => undefined);
  const made = await change;
  if (!made.mayEarn) return { ...made, new_achievements: [] };
  const { entry, before } = made;
  try {
    const [shelf, earned] = await reads;
    const isTick = before?.status === entry.status;
    const counters = isTick
      ? progressCounters(kind, shelf, { ...before, ...entry, id })
      : await recount(uid);
    const granted = await grant(uid, counters, earned);
    return { ...made, new_achievements: granted.map(toastOf) };
  } catch (error) {
    log("error", "achievements", { uid, ...errorFields(error) });
    return { ...made, new_achievements: [] };
  }
}

/**
 * Grants everything that a user has reached and does not have, and tells them at their next visit: after an import,
 * and for what was missed. Returns what this call granted, so that an e-mail may name it. Safe to repeat.
 */
export async function grantMissing(uid: string): Promise<Achievement[]> {
  return grantAndRemember(uid, await countAll(uid));
}
