import { DeleteCommand, PutCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import type { Kind } from "../../shared/kind.ts";
import { hasRoom, ridingAfter } from "../diary-events/room.ts";
import { readBatch } from "./batches.ts";
import { table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { completedChange } from "./completed-counts.ts";
import { won } from "./conflict.ts";
import { archiveEvents, archivingEvents } from "./diary/archived-events.ts";
import {
  completed,
  EntryItem,
  fromItem,
  unchanged,
  withEvents,
  type Entry,
  type ShelfEntry,
  type Told,
} from "./entry-item.ts";
import { entryKey, entryPrefix } from "./keys.ts";
import { pagesOf } from "./pages.ts";
import type { TransactItem } from "./transact-item.ts";

/** One entry of a user, read strongly; undefined when the title is not on the list. */
export async function getEntry(uid: string, kind: Kind, id: number): Promise<Entry | undefined> {
  const item = await getItem(entryKey(uid, kind, id));
  return item === undefined ? undefined : fromItem(kind, EntryItem.parse(item));
}

/** A user's entries of some titles, by id: at most 100 of one kind, and perhaps as they were a moment ago. */
export async function findEntries(
  uid: string,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Entry>> {
  const keys = ids.map((id) => entryKey(uid, kind, id));
  const items = await readBatch(keys, { ConsistentRead: false });
  const prefix = entryPrefix(kind);
  return new Map(
    items
      .map((item) => EntryItem.parse(item))
      .map((item) => [Number(item.sk.slice(prefix.length)), fromItem(kind, item)]),
  );
}

/**
 * A user's whole shelf of one kind, in no particular order. One Query for up to about 16,000 entries.
 * Who is to write what follows from it reads it consistently.
 */
export async function listEntries(
  uid: string,
  kind: Kind,
  { isConsistent = false } = {},
): Promise<ShelfEntry[]> {
  const prefix = entryPrefix(kind);
  const shelf: ShelfEntry[] = [];
  const { pk } = entryKey(uid, kind, 0);
  for await (const page of pagesOf(pk, prefix, { isConsistent })) {
    for (const item of page) {
      const entry = EntryItem.parse(item);
      shelf.push({ id: Number(entry.sk.slice(prefix.length)), ...fromItem(kind, entry) });
    }
  }
  return shelf;
}

/**
 * The put of an entry where it still is `previous`, whose diary is told something. What had to leave the entry for that is
 * stored apart from it before.
 */
async function telling(
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry | undefined,
  next: Entry,
  told: Told,
) {
  const riding = previous?.events ?? [];
  if (told !== undefined && !hasRoom(riding, told)) await archiveEvents(uid, kind, id, riding);
  return {
    TableName: tableName(),
    Item: withEvents(entryKey(uid, kind, id), next, ridingAfter(riding, told)),
    ...unchanged(previous),
  };
}

/**
 * Stores an entry if it still is `previous`, together with the profile's completed count when the title
 * moves in or out of COMPLETED, and tells its diary. Returns false when somebody else changed the entry meanwhile.
 */
export async function putEntry(
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry | undefined,
  next: Entry,
  told: Told,
): Promise<boolean> {
  const put = await telling(uid, kind, id, previous, next, told);
  const delta = completed(next) - completed(previous);
  return won(() =>
    delta === 0
      ? table.send(new PutCommand(put))
      : table.send(
          new TransactWriteCommand({
            TransactItems: [{ Put: put }, completedChange(uid, kind, delta, Date.now())],
          }),
        ),
  );
}

/**
 * Stores an entry if it still is `previous`, tells its diary, and leaves the completed count to who calls: an import
 * recounts once at its end. Returns false when somebody else changed the entry meanwhile.
 */
export async function replaceEntry(
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry | undefined,
  next: Entry,
  told: Told,
): Promise<boolean> {
  const put = await telling(uid, kind, id, previous, next, told);
  return won(() => table.send(new PutCommand(put)));
}

/** The deletion of an entry where it still is `previous`. */
const deleting = (uid: string, kind: Kind, id: number, previous: Entry) => ({
  TableName: tableName(),
  Key: entryKey(uid, kind, id),
  ...unchanged(previous),
});

/** The parts of a transaction that take an entry off the list, if it still is `previous`, and keep its diary with what it is told. */
export const removingEntry = (
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry,
  told: Told,
): TransactItem[] => [
  { Delete: deleting(uid, kind, id, previous) },
  ...archivingEvents(
    uid,
    kind,
    id,
    told === undefined ? [] : [...(previous.events ?? []), ...told],
  ),
];

/**
 * Takes an entry off the list if it still is `previous`, tells its diary, and leaves the completed count to who calls.
 * Returns false when somebody else changed the entry meanwhile.
 */
export async function removeEntry(
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry,
  told: Told,
): Promise<boolean> {
  const items = removingEntry(uid, kind, id, previous, told);
  return won(() =>
    items.length === 1
      ? table.send(new DeleteCommand(deleting(uid, kind, id, previous)))
      : table.send(new TransactWriteCommand({ TransactItems: items })),
  );
}
