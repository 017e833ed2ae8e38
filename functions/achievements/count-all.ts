import type { Achievement, Counters } from "../../shared/achievements.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { countOwnThings } from "../table/achievements.ts";
import { grantAndRemember } from "./grant.ts";
import { recount } from "./recount.ts";

/** Everything that achievements count for a user. */
export async function countAll(uid: string): Promise<Counters> {
  const [counters, own] = await sideBySide([recount(uid, currentCatalogue), countOwnThings(uid)]);
  return { ...counters, ...own };
}

/**
 * Grants everything that a user has reached and does not have, and tells them at their next visit: after an import,
 * and for what was missed. Returns what this call granted, so that an e-mail may name it. Safe to repeat.
 */
export async function grantMissing(uid: string): Promise<Achievement[]> {
  return grantAndRemember(uid, await countAll(uid));
}
