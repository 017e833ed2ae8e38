import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { isExpired, table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { completedChange } from "./completed-counts.ts";
import { won } from "./conflict.ts";
import {
  completed,
  EntryItem,
  fromItem,
  toItem,
  unchanged,
  withEvents,
  type Entry,
  type ShelfEntry,
  type Told,
} from "./entry-item.ts";
import { removingEntry } from "./entries.ts";
import { puttingNotesAside } from "./imports/import-notes.ts";
import { droppedKey, entryKey } from "./keys.ts";
import { pagesOf } from "./pages.ts";
import type { TransactItem } from "./transact-item.ts";

/** An entry that was dropped, which is remembered: when, in milliseconds, and until when Undo may put it back, in seconds. */
const DroppedItem = EntryItem.extend({
  droppedAtMs: z.number().optional(),
  ttl: z.number().optional(),
  until: z.number().default(0),
  mistake: z.boolean().default(false),
});

/** A title that a user dropped, as it was then; it may be on the list again. */
export interface Drop extends ShelfEntry {
  readonly droppedAtMs: number;
  /** Until when it may be put back, in seconds since 1970. */
  readonly keptUntil: number;
  /** Whether it only was on the list by mistake, and Undo took it off again. */
  readonly isMistake: boolean;
}

/** Items of before do not say when: only until when they could be put back then, ten minutes later, to the second. */
const droppedAtOf = ({ droppedAtMs, until }: z.infer<typeof DroppedItem>): number =>
  droppedAtMs ?? (until - 600) * 1000 + 999;

/** The drop that an item remembers; undefined when that is over. */
function dropOf(kind: Kind, id: number, item: Readonly<Record<string, unknown>>): Drop | undefined {
  const dropped = DroppedItem.parse(item);
  if (isExpired(dropped)) return undefined;
  return {
    ...fromItem(kind, dropped),
    id,
    droppedAtMs: droppedAtOf(dropped),
    keptUntil: dropped.until,
    isMistake: dropped.mistake,
  };
}

/** The titles of a kind that a user dropped, read strongly. */
export async function listDropped(uid: string, kind: Kind): Promise<Drop[]> {
  const { pk, sk: prefix } = droppedKey(uid, kind, 0);
  const begin = prefix.slice(0, -1);
  const drops: Drop[] = [];
  for await (const page of pagesOf(pk, begin, { isConsistent: true })) {
    for (const item of page) {
      const { sk } = DroppedItem.parse(item);
      const drop = dropOf(kind, Number(sk.slice(begin.length)), item);
      if (drop !== undefined) drops.push(drop);
    }
  }
  return drops;
}

/**
 * Takes an entry off the list if it still is `previous`, and remembers it as dropped, unless an earlier drop is to stay
 * (`earlier`); Undo gives it back, together with its notes when it has some. Its diary is kept with what it is told.
 * Returns false when somebody else changed it meanwhile.
 */
export async function dropEntry(
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry,
  {
    hasNotes,
    isMistake,
    earlier,
    nowMs,
    told,
  }: {
    readonly hasNotes: boolean;
    readonly isMistake: boolean;
    readonly earlier: Drop | undefined;
    readonly nowMs: number;
    readonly told: Told;
  },
): Promise<boolean> {
  const keptUntil = Math.floor(nowMs / 1000) + limits.droppedKeptMinutes * 60;
  const items = removingEntry(uid, kind, id, previous, told);
  if (earlier === undefined) {
    items.push({
      Put: {
        TableName: tableName(),
        Item: {
          ...toItem(droppedKey(uid, kind, id), previous),
          droppedAtMs: nowMs,
          until: keptUntil,
          mistake: isMistake,
          // An import that began before must not bring it back, however long it takes.
          ...(isMistake && { ttl: keptUntil + limits.importHours * 3600 }),
        },
      },
    });
  }
  if (hasNotes) {
    const aside = earlier ?? { keptUntil, isMistake };
    items.push({ Update: puttingNotesAside(uid, kind, id, aside) });
  }
  if (completed(previous) === 1) items.push(completedChange(uid, kind, -1, nowMs));
  return won(() => table.send(new TransactWriteCommand({ TransactItems: items })));
}

/** What is remembered of a title that was dropped, however long ago; it may be on the list again. Read strongly. */
export async function getDrop(uid: string, kind: Kind, id: number): Promise<Drop | undefined> {
  const item = await getItem(droppedKey(uid, kind, id));
  return item && dropOf(kind, id, item);
}

/** The same, but for what was on the list by mistake alone. */
export async function getRealDrop(uid: string, kind: Kind, id: number): Promise<Drop | undefined> {
  const drop = await getDrop(uid, kind, id);
  return drop?.isMistake === true ? undefined : drop;
}

/** An entry dropped so lately that Undo may put it back; undefined when there is none. */
export async function getDropped(uid: string, kind: Kind, id: number): Promise<Drop | undefined> {
  const drop = await getDrop(uid, kind, id);
  return drop === undefined || isExpired({ ttl: drop.keptUntil }) ? undefined : drop;
}

/**
 * Puts a dropped entry back on the list, tells its diary, and forgets that it was dropped, in one transaction: a drop that comes between
 * would be forgotten with it. Returns false when the title is on the list, or was put back or dropped anew meanwhile.
 */
export function putDroppedBack(
  uid: string,
  kind: Kind,
  id: number,
  dropped: Entry & Pick<Drop, "keptUntil">,
  told: Told,
): Promise<boolean> {
  const items: TransactItem[] = [
    {
      Put: {
        TableName: tableName(),
        Item: withEvents(entryKey(uid, kind, id), dropped, told ?? []),
        ...unchanged(undefined),
      },
    },
    {
      Delete: {
        TableName: tableName(),
        Key: droppedKey(uid, kind, id),
        ConditionExpression: "#until = :until",
        ExpressionAttributeNames: { "#until": "until" },
        ExpressionAttributeValues: { ":until": dropped.keptUntil },
      },
    },
  ];
  if (completed(dropped) === 1) items.push(completedChange(uid, kind, 1, Date.now()));
  return won(() => table.send(new TransactWriteCommand({ TransactItems: items })));
}
