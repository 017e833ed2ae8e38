import { isVisible } from "../custom-lists/access.ts";
import { getLists, type CustomList } from "../table/custom-lists.ts";
import { getPublicProfiles, type Profile } from "../table/people/profiles.ts";
import { isListingOf, listingsOf, type Listing } from "../table/public/listings.ts";

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
  const asked = most + spare;
  const followed = fairly(await listingsOf(animeId, asked)).slice(0, asked);
  const ids = [...new Set(followed.map(({ listId }) => listId))];
  const found = new Map((await getLists(ids)).map((list) => [list.id, list]));
  const holding = followed.flatMap((listing) => {
    const list = found.get(listing.listId);
    // A list that took it off and on again may have two, of which one is true.
    return list !== undefined && isVisible(list, undefined) && isListingOf(listing, list, animeId)
      ? [list]
      : [];
  });
  const owners = await getPublicProfiles(holding.map(({ uid }) => uid));
  const lists = holding.flatMap((list): OwnedList[] => {
    const owner = owners.get(list.uid);
    return owner === undefined ? [] : [{ list, owner }];
  });
  return { lists: lists.slice(0, most), hasMore: lists.length > most };
}
