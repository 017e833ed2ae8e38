import { createHash } from "node:crypto";
import * as z from "zod";
import { writeAll } from "../batches.ts";
import { listingKey, type Key } from "../keys.ts";
import { pagesOf } from "../pages.ts";

/** Listings of an anime that are read at a time, and how often at most: the newest 500 are looked at. */
const listingsRead = 100;
const mostReads = 5;

/**
 * A hint that an anime is on a public list. Listings are written before the list says so and erased after it has said
 * otherwise, so none is missing, and one too many is possible: the list itself is the truth.
 */
export interface Listing {
  readonly listId: string;
  /** Its sort key, which tells when the anime was added. */
  readonly sk: string;
  /** The same for two lists of one owner. It says nothing of who that is. */
  readonly by: string;
}

const ListingItem = z.object({ sk: z.string(), by: z.string() });

/** What is known of a custom list that its listings are made of. */
interface Listed {
  readonly id: string;
  readonly uid: string;
  /** When each anime was added, by its id. */
  readonly addedAt: Readonly<Record<string, number>>;
}

const ownerMark = (uid: string): string =>
  createHash("sha256").update(uid).digest("base64url").slice(0, 8);

/** The keys of all listings that a list has, or would have if it were public. */
export const listingKeys = ({ id, addedAt }: Pick<Listed, "id" | "addedAt">): Key[] =>
  Object.entries(addedAt).map(([animeId, at]) => listingKey(Number(animeId), at, id));

/** Stores a listing for each anime of a list, or for those that are given, by when they were added. */
export function putListings({ id, uid, addedAt }: Listed): Promise<void> {
  const by = ownerMark(uid);
  return writeAll(
    listingKeys({ id, addedAt }).map((key) => ({ PutRequest: { Item: { ...key, by } } })),
  );
}

/** Erases the listing of each anime of a list, or of those that are given, by when they were added. */
export function eraseListings(list: Pick<Listed, "id" | "addedAt">): Promise<void> {
  return writeAll(listingKeys(list).map((Key) => ({ DeleteRequest: { Key } })));
}

/** Whether a list says what its listing says: that it has the anime since then. */
export const isListingOf = (
  { listId, sk }: Listing,
  { id, addedAt }: Pick<Listed, "id" | "addedAt">,
  animeId: number,
): boolean => {
  const at = addedAt[animeId];
  return listId === id && at !== undefined && listingKey(animeId, at, id).sk === sk;
};

/**
 * The newest listings of an anime, the one that was added last first: read on until they are of so many owners, or all,
 * or a bounded part of them, where many lists have it.
 */
export async function listingsOf(animeId: number, owners: number): Promise<Listing[]> {
  const { pk } = listingKey(animeId, 0, "");
  const pages = pagesOf(pk, undefined, {
    isConsistent: true,
    isBackwards: true,
    limit: listingsRead,
  });
  const listings: Listing[] = [];
  const seen = new Set<string>();
  let reads = 0;
  for await (const page of pages) {
    for (const found of page) {
      const { sk, by } = ListingItem.parse(found);
      listings.push({ listId: sk.slice(sk.indexOf("#") + 1), sk, by });
      seen.add(by);
    }
    if (++reads === mostReads || seen.size >= owners) break;
  }
  return listings;
}
