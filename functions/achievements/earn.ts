import {
  toastOf,
  type AchievementToast,
  type CounterName,
  type Counters,
} from "../../shared/achievements.ts";
import type { Kind } from "../../shared/kind.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEarned } from "../table/achievements.ts";
import { listEntries } from "../table/entries.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { dueFor, grant } from "./grant.ts";
import { recount } from "./recount.ts";

/** What a change of an entry is measured by. */
export interface Standing {
  readonly earned: ReadonlyMap<string, number>;
  /** The shelf, where the change is a step: it moves nothing but the sum of episodes or chapters. */
  readonly shelf: readonly ShelfEntry[] | undefined;
}

/** The changed entry, with as much of its progress as counts. */
type Changed = Pick<ShelfEntry, "id" | "progress">;

/** A failure here does not undo the change, which is written by then; the next one makes up for it. */
async function unlessItFails<Result>(
  uid: string,
  task: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await task();
  } catch (error) {
    log("error", "achievements", { uid, ...errorFields(error) });
    return undefined;
  }
}

/** Reads what a change is measured by, while it is written. Undefined when that fails. */
export const standingOf = (
  uid: string,
  kind: Kind,
  { isStep }: { readonly isStep: boolean },
): Promise<Standing | undefined> =>
  unlessItFails(uid, async () => {
    const [earned, shelf] = await sideBySide([
      listEarned(uid),
      isStep ? listEntries(uid, kind) : undefined,
    ]);
    return { earned, shelf };
  });

/**
 * All episodes or chapters of a shelf, with one entry as it has become meanwhile; also those that have not aired, which
 * only the catalogue knows.
 */
function progressCounters(kind: Kind, shelf: readonly ShelfEntry[], changed: Changed): Counters {
  const others = shelf.filter(({ id }) => id !== changed.id);
  const progress = others.reduce((sum, entry) => sum + entry.progress, changed.progress);
  const name: CounterName = kind === "anime" ? "episodes" : "chapters";
  return { [name]: progress };
}

/** Loaded only here: a step, which is what most calls are, needs neither the snapshot nor what reads it from S3. */
async function openCatalogue(): Promise<Catalogue> {
  const { currentCatalogue } = await import("../catalogue/current.ts");
  return currentCatalogue();
}

/**
 * Grants what a change has earned, once it is written. A step takes no further round trip and no write, but for one of an
 * anime that seems to earn something: the recount knows whether all of it has aired. A change of status is followed by a
 * consistent recount, so that of many at once the last one sees them all. Returns what is new.
 */
export async function earn(
  uid: string,
  kind: Kind,
  changed: Changed,
  { earned, shelf }: Standing,
): Promise<AchievementToast[]> {
  const granted = await unlessItFails(uid, async () => {
    const most = shelf && progressCounters(kind, shelf, changed);
    if (most !== undefined && (kind === "manga" || dueFor(most, earned).length === 0)) {
      return grant(uid, most, earned);
    }
    return grant(uid, await recount(uid, openCatalogue), earned);
  });
  return (granted ?? []).map(toastOf);
}
