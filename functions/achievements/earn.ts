import { toastOf, type AchievementToast } from "../../shared/achievements.ts";
import type { Kind } from "../../shared/kind.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEarned } from "../table/achievements.ts";
import { dueFor, grant } from "./grant.ts";
import {
  keepSums,
  progressOfOthers,
  rememberFinished,
  sumCounters,
  type Step,
} from "./progress-sums.ts";
import { recount } from "./recount.ts";
import { unlessItFails } from "./unless-it-fails.ts";

/** What a change of an entry is measured by. */
export interface Standing {
  readonly earned: ReadonlyMap<string, number>;
  /**
   * At least the episodes or chapters of all other entries, where the change is a step: it moves nothing but their sum.
   * They hold what has not aired, too, which only the catalogue knows.
   */
  readonly others: number | undefined;
}

/** Reads what a change is measured by, while it is written; `step` where no status changes. Undefined when that fails. */
export const standingOf = (
  uid: string,
  kind: Kind,
  step: Step | undefined,
): Promise<Standing | undefined> =>
  unlessItFails(uid, async () => {
    const [earned, others] = await sideBySide([
      listEarned(uid),
      step && progressOfOthers(uid, kind, step),
    ]);
    rememberFinished(uid, kind, earned);
    return { earned, others };
  });

/** Loaded only here: a step, which is what most calls are, needs neither the snapshot nor what reads it from S3. */
async function openCatalogue(): Promise<Catalogue> {
  const { currentCatalogue } = await import("../catalogue/current.ts");
  return currentCatalogue();
}

/**
 * Grants what a change has earned, once it is written. A step takes nothing more, but for one that seems to earn
 * something: the recount knows the shelf, and whether all of it has aired. A change of status is followed by
 * a consistent recount, so that of many at once the last one sees them all. `progress` is as much of the entry's as
 * counts. Returns what is new.
 */
export async function earn(
  uid: string,
  kind: Kind,
  progress: number,
  { earned, others }: Standing,
): Promise<AchievementToast[]> {
  const granted = await unlessItFails(uid, async () => {
    if (others !== undefined) {
      const sum = { [sumCounters[kind]]: others + progress };
      if (dueFor(sum, earned).length === 0) return [];
    }
    const { counters, sizes } = await recount(uid, openCatalogue);
    const [due] = await sideBySide([grant(uid, counters, earned), keepSums(uid, sizes)]);
    return due;
  });
  return (granted ?? []).map(toastOf);
}
