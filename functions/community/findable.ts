import type { Counters } from "../../shared/achievements.ts";
import { areListingsSettled, settleListings } from "../custom-lists/listings.ts";
import { listsOf } from "../table/custom-lists.ts";
import { getProfile } from "../table/people/profiles.ts";
import { indexName } from "../table/public/found-names.ts";
import { indexRanking } from "../table/public/newest-rankings.ts";
import { rankingsOf } from "../table/ranking-lists.ts";

/**
 * Lets everybody find a user's name and lists where they do not yet: what was made before one could look for it, and
 * what a call that was cut off has left. It reads, and writes only what is missing. `has` says how many lists there are.
 */
export async function makeFindable(
  uid: string,
  has: Pick<Counters, "lists" | "rankings">,
): Promise<void> {
  const profile = await getProfile(uid);
  if (profile === undefined) return;
  await indexName(profile.username, uid);
  if ((has.rankings ?? 0) > 0) {
    const rankings = await rankingsOf(uid);
    for (const ranking of rankings.filter(({ isIndexed }) => !isIndexed)) {
      await indexRanking(uid, ranking);
    }
  }
  if ((has.lists ?? 0) > 0) {
    const lists = await listsOf(uid);
    for (const list of lists.filter((each) => !areListingsSettled(each))) {
      await settleListings(list);
    }
  }
}
