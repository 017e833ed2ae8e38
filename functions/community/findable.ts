import { areListingsSettled, settleListings } from "../custom-lists/listings.ts";
import { listsOf } from "../table/custom-lists.ts";
import { getProfile } from "../table/people/profiles.ts";
import { indexName } from "../table/public/found-names.ts";
import { indexRanking } from "../table/public/newest-rankings.ts";
import { rankingsOf } from "../table/ranking-lists.ts";

/** Lets everybody find what is on a user's public custom lists, and nothing of the others: a call that is cut off leaves some. */
export async function settleListsOf(uid: string): Promise<void> {
  const lists = await listsOf(uid);
  for (const list of lists.filter((each) => !areListingsSettled(each))) {
    await settleListings(list);
  }
}

/**
 * Lets everybody find a user's name and lists that were there before one could look for them. It reads, and writes only
 * what is missing.
 */
export async function makeFindable(uid: string): Promise<void> {
  const profile = await getProfile(uid);
  if (profile === undefined) return;
  await indexName(profile.username, uid);
  const rankings = await rankingsOf(uid);
  for (const ranking of rankings.filter(({ isIndexed }) => !isIndexed)) {
    await indexRanking(uid, ranking);
  }
  await settleListsOf(uid);
}
