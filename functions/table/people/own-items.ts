import * as z from "zod";
import { isExpired } from "../client.ts";
import { ownedPartition, profileKey } from "../keys.ts";
import { pagesOf } from "../pages.ts";

const OwnItem = z.looseObject({ pk: z.string(), sk: z.string(), ttl: z.number().optional() });

/** An item as it is stored: its keys and whatever else it holds. */
export type OwnItem = z.infer<typeof OwnItem>;

async function* itemsOf(pk: string): AsyncGenerator<OwnItem> {
  for await (const page of pagesOf(pk)) {
    for (const found of page) {
      const item = OwnItem.parse(found);
      if (!isExpired(item)) yield item;
    }
  }
}

/** Everything that is stored of a user: what lies under them, and the partitions that it points at. */
export async function* eachOwnItem(uid: string): AsyncGenerator<OwnItem> {
  for await (const item of itemsOf(profileKey(uid).pk)) {
    yield item;
    const partition = ownedPartition(item.sk);
    if (partition !== undefined) yield* itemsOf(partition);
  }
}
