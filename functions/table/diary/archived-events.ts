import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { timeOf } from "../../diary-events/event.ts";
import { nearParts } from "../../diary-events/room.ts";
import { kinds, type Kind } from "../../../shared/kind.ts";
import { table, tableName } from "../client.ts";
import { entryPrefix, profileKey } from "../keys.ts";
import { pagesBetween } from "../pages.ts";
import type { TransactItem } from "../transact-item.ts";
import { archivedKey, archivedPrefix } from "./keys.ts";

/** Packed events of one title, in their order. */
export interface TitleEvents {
  readonly kind: Kind;
  readonly id: number;
  readonly events: readonly string[];
}

/** The items that hold packed events of a title apart from its entry, mostly one. */
const itemsOf = (uid: string, kind: Kind, id: number, events: readonly string[]) =>
  nearParts(events).map((part) => {
    const [firstMs = 0, lastMs = 0] = [part[0], part.at(-1)].map((event) => timeOf(event ?? ""));
    return {
      TableName: tableName(),
      Item: { ...archivedKey(uid, kind, id, firstMs, lastMs), e: part },
    };
  });

/** Stores events apart from their entry, so that they may go from there; to do so twice is to do it once. */
export async function archiveEvents(
  uid: string,
  kind: Kind,
  id: number,
  events: readonly string[],
): Promise<void> {
  for (const item of itemsOf(uid, kind, id, events)) await table.send(new PutCommand(item));
}

/** The parts of a transaction that store events apart from an entry that goes in it. */
export const archivingEvents = (
  uid: string,
  kind: Kind,
  id: number,
  events: readonly string[],
): TransactItem[] => itemsOf(uid, kind, id, events).map((Put) => ({ Put }));

const ArchivedItem = z.object({ sk: z.string(), e: z.array(z.string()) });

function fromItem(item: unknown): TitleEvents {
  const { sk, e: events } = ArchivedItem.parse(item);
  const [, , letter, id] = sk.split("#");
  const kind = kinds.find((each) => entryPrefix(each) === `${letter}#`) ?? "anime";
  return { kind, id: Number(id), events };
}

/** The last of all sort keys that begin so. */
const endOf = (prefix: string): string => `${prefix}\u{10FFFF}`;

/**
 * The events of a user that are apart from their entries, by the month of the first of those that lie together: from one
 * month (`YYYY-MM`) to another, and those of all times where none is named.
 */
export async function listArchivedEvents(
  uid: string,
  { from = "", to = "" }: { readonly from?: string; readonly to?: string } = {},
): Promise<TitleEvents[]> {
  const { pk } = profileKey(uid);
  const found: TitleEvents[] = [];
  for await (const page of pagesBetween(pk, archivedPrefix(from), endOf(archivedPrefix(to)))) {
    found.push(...page.map(fromItem));
  }
  return found;
}

/** The latest month before another one under which events of a user lie apart from their entries; undefined for none. */
export async function latestArchivedMonth(
  uid: string,
  before: string,
): Promise<string | undefined> {
  const { pk } = profileKey(uid);
  const how = { isBackwards: true, limit: 1 };
  for await (const page of pagesBetween(pk, archivedPrefix(), archivedPrefix(before), how)) {
    const [item] = page;
    // No more than the first one is wanted.
    return item && ArchivedItem.parse(item).sk.split("#")[1];
  }
  return undefined;
}
