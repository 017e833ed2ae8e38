import type { Achievement, Counters } from "../../shared/achievements.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { countOwnThings, listEarned } from "../table/achievements.ts";
import { grantAndRemember } from "./grant.ts";
import { keepSums } from "./progress-sums.ts";
import { recount, type Recount } from "./recount.ts";

async function countBoth(uid: string): Promise<Recount> {
  const [shelves, own] = await sideBySide([recount(uid, currentCatalogue), countOwnThings(uid)]);
  return { ...shelves, counters: { ...shelves.counters, ...own } };
}

/** Everything that achievements count for a user. */
export const countAll = async (uid: string): Promise<Counters> => (await countBoth(uid)).counters;

/** What a recount of everything has brought a user. */
interface Settled {
  readonly granted: readonly Achievement[];
  /** The codes of all that they have now. */
  readonly earned: readonly string[];
  readonly counters: Counters;
}

/** Grants as {@link grantMissing} does, and says what the user has now and what was counted. */
export async function settleAchievements(uid: string): Promise<Settled> {
  const [{ counters, sizes }, before] = await sideBySide([countBoth(uid), listEarned(uid)]);
  const [granted] = await sideBySide([
    grantAndRemember(uid, counters, before),
    keepSums(uid, sizes),
  ]);
  return { granted, earned: [...before.keys(), ...granted.map(({ code }) => code)], counters };
}

/**
 * Grants everything that a user has reached and does not have, and tells them at their next visit: after an import,
 * and for what was missed. Returns what this call granted, so that an e-mail may name it. Safe to repeat.
 */
export const grantMissing = async (uid: string): Promise<readonly Achievement[]> =>
  (await settleAchievements(uid)).granted;
