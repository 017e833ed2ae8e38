import { getLists, type CustomList } from "../table/custom-lists.ts";
import { getProfiles, type Profile } from "../table/people/profiles.ts";
import { listingsOf, type Listing } from "../table/public/listings.ts";

/** A public list and whose it is. */
interface OwnedList {
  readonly list: CustomList;
  readonly owner: Profile;
}

/** Listings may lead nowhere any more: so many more are followed than are wanted. */
const spare = 6;

/** The first listing of each owner before the second of any, in the order given: nobody's many lists hide the others'. */
function fairly(listings: readonly Listing[]): Listing[] {
  const times = new Map<string, number>();
  const turns = listings.map((listing) => {
    const turn = times.get(listing.by) ?? 0;
    times.set(listing.by, turn + 1);
    return { listing, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ listing }) => listing);
}

/**
 * Up to `most` public lists that hold an anime, and whether there are more: one of each owner first, and that to which
 * it was added last before the others. A listing is only a hint: each list is asked whether it is public and holds it.
 */
export async function listsWith(
  animeId: number,
  most: number,
): Promise<{ readonly lists: OwnedList[]; readonly hasMore: boolean }> {
  const ids = fairly(await listingsOf(animeId)).map(({ listId }) => listId);
  // A list that took it off and on again may have two.
  const asked = [...new Set(ids)].slice(0, most + spare);
  const found = new Map((await getLists(asked)).map((list) => [list.id, list]));
  const holding = asked
    .flatMap((id) => found.get(id) ?? [])
    .filter(({ isPublic, addedAt }) => isPublic && addedAt[animeId] !== undefined);
  const owners = await getProfiles(holding.map(({ uid }) => uid));
  const lists = holding.flatMap((list): OwnedList[] => {
    const owner = owners.get(list.uid);
    return owner === undefined ? [] : [{ list, owner }];
  });
  return { lists: lists.slice(0, most), hasMore: lists.length > most };
}
