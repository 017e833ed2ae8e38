import type { Achievement, Counters } from "../../shared/achievements.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { countOwnThings } from "../table/achievements.ts";
import { grantAndRemember } from "./grant.ts";
import { keepSums } from "./progress-sums.ts";
import { recount, type Recount } from "./recount.ts";

async function countBoth(uid: string): Promise<Recount> {
  const [shelves, own] = await sideBySide([recount(uid, currentCatalogue), countOwnThings(uid)]);
  return { ...shelves, counters: { ...shelves.counters, ...own } };
}

/** Everything that achievements count for a user. */
export const countAll = async (uid: string): Promise<Counters> => (await countBoth(uid)).counters;

/**
 * Grants everything that a user has reached and does not have, and tells them at their next visit: after an import,
 * and for what was missed. Returns what this call granted, so that an e-mail may name it. Safe to repeat.
 */
export async function grantMissing(uid: string): Promise<Achievement[]> {
  const { counters, sizes } = await countBoth(uid);
  const [granted] = await sideBySide([grantAndRemember(uid, counters), keepSums(uid, sizes)]);
  return granted;
}
