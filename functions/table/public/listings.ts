import { createHash } from "node:crypto";
import * as z from "zod";
import { writeAll } from "../batches.ts";
import { listingKey, type Key } from "../keys.ts";
import { pagesOf } from "../pages.ts";

/** As many of an anime's listings are looked at: the newest. */
const listingsRead = 100;

/**
 * A hint that an anime is on a public list. Listings are written before the list says so and erased after it has said
 * otherwise, so none is missing, and one too many is possible: the list itself is the truth.
 */
export interface Listing {
  readonly listId: string;
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

/** The newest listings of an anime, the one that was added last first: a bounded part of them, where many lists have it. */
export async function listingsOf(animeId: number): Promise<Listing[]> {
  const { pk } = listingKey(animeId, 0, "");
  const pages = pagesOf(pk, undefined, {
    isConsistent: true,
    isBackwards: true,
    limit: listingsRead,
  });
  for await (const page of pages) {
    return page.map((found) => {
      const { sk, by } = ListingItem.parse(found);
      return { listId: sk.slice(sk.indexOf("#") + 1), by };
    });
  }
  return [];
}
