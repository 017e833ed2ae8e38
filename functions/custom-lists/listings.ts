import { errorFields, log } from "../runtime/log.ts";
import { getList, markListed, type CustomList } from "../table/custom-lists.ts";
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
  for (let round = 0; round < 4 && current !== undefined; round++) {
    if (current.isPublic) await putListings(current);
    else await eraseListings(current);
    if (await markListed(current)) return;
    current = await getList(list.id);
  }
  if (current === undefined) await eraseListings(list);
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
