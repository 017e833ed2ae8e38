import { errorFields, log } from "../runtime/log.ts";
import { getList, markListed, putAnime, type CustomList } from "../table/custom-lists.ts";
import { eraseListings, putListings } from "../table/public/listings.ts";

/** Whether what is listed of a list is what its visibility says. */
export const areListingsSettled = ({ isPublic, isListed }: CustomList): boolean =>
  isPublic === isListed;

/**
 * Lists all anime of a public list, or takes them off again: whoever looks at an anime finds the list, or does not.
 * Where its visibility changes meanwhile it begins anew; after some rounds the daily job goes on.
 */
export async function settleListings(list: CustomList): Promise<void> {
  let current: CustomList | undefined = list;
  const written: Record<string, number>[] = [];
  for (let round = 0; round < 4 && current !== undefined; round++) {
    if (current.isPublic) {
      await putListings(current);
      written.push(current.addedAt);
    } else await eraseListings(current);
    if (await markListed(current)) break;
    current = await getList(list.id);
  }
  for (const addedAt of written) await eraseStrays({ id: list.id, addedAt });
}

/**
 * Erases those of some listings that a list does not have: whatever was taken off, or never came on, while they were
 * written. No two additions have the same time, and the tries of one come one after the other: what is erased here comes
 * true only with a listing of its own.
 */
async function eraseStrays({ id, addedAt }: Pick<CustomList, "id" | "addedAt">): Promise<void> {
  const list = await getList(id);
  const strays = Object.entries(addedAt).filter(([animeId, at]) => list?.addedAt[animeId] !== at);
  if (strays.length > 0) await eraseListings({ id, addedAt: Object.fromEntries(strays) });
}

/** As `putAnime`, and leaves no listing behind of an addition that does not come about. */
export async function addAnime(list: CustomList, animeId: number, at: number): Promise<boolean> {
  if (await putAnime(list, animeId, at)) return true;
  if (list.isPublic) {
    await afterwards(list, () => eraseStrays({ id: list.id, addedAt: { [animeId]: at } }));
  }
  return false;
}

/**
 * Erases the listings of an anime that was taken off a list, by what the list said when it was read and right before it
 * was changed: it may have been added anew in between, and a repeated try finds it gone already.
 */
export async function eraseTakenOff(
  read: CustomList,
  changed: CustomList,
  animeId: number,
): Promise<void> {
  const listed = [read, changed].filter(({ isPublic, isListed }) => isPublic || isListed);
  const times = new Set(listed.flatMap(({ addedAt }) => addedAt[animeId] ?? []));
  for (const at of times) await eraseListings({ id: read.id, addedAt: { [animeId]: at } });
}

/**
 * Does something to listings after the list itself was changed. A failure undoes nothing of that: hints that are left
 * lead nowhere, and missing ones the daily job writes.
 */
export async function afterwards(list: CustomList, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    log("error", "listings", { list: list.id, ...errorFields(error) });
  }
}
