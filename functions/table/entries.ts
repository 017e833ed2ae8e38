import { DeleteCommand, GetCommand, PutCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { kindRules, type Kind, type Status } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import { readBatch } from "./batches.ts";
import { isExpired, table, tableName } from "./client.ts";
import { completedChange } from "./completed-counts.ts";
import { decided } from "./conflict.ts";
import { puttingNotesAside } from "./import-notes.ts";
import { droppedKey, entryKey, entryPrefix, type Key } from "./keys.ts";
import { pagesOf } from "./pages.ts";
import type { TransactItem } from "./transact-item.ts";
import { untilFree } from "./until-free.ts";

/** One title on one user's list. */
export interface Entry {
  readonly status: Status;
  /** Episodes watched or chapters read. */
  readonly progress: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAtMs: number;
  /** What an import brought beside, packed (`tracking/extras.ts`); saves carry it along unread. */
  readonly extras?: string | undefined;
  /** What the file knew better of the title than the catalogue, packed (`tracking/imported-title.ts`). */
  readonly title?: string | undefined;
}

export interface ShelfEntry extends Entry {
  readonly id: number;
}

// Attribute names are one letter long because a shelf is read whole: bytes here are money on every list page.
const EntryItem = z.object({
  sk: z.string(),
  s: z.enum(["P", "W", "C"]),
  p: z.number(),
  u: z.number(),
  x: z.string().optional(),
  t: z.string().optional(),
});
type EntryItem = z.infer<typeof EntryItem>;

/** An entry that was dropped, which is remembered: when, in milliseconds, and until when Undo may put it back, in seconds. */
const DroppedItem = EntryItem.extend({
  droppedAtMs: z.number().optional(),
  ttl: z.number().optional(),
  until: z.number().default(0),
  mistake: z.boolean().default(false),
});

function statusLetter(status: Status): EntryItem["s"] {
  if (status === "PLANNED") return "P";
  return status === "COMPLETED" ? "C" : "W";
}

function statusOfLetter(kind: Kind, letter: EntryItem["s"]): Status {
  if (letter === "P") return "PLANNED";
  return letter === "C" ? "COMPLETED" : kindRules[kind].active;
}

const toItem = (key: Key, entry: Entry) => ({
  ...key,
  s: statusLetter(entry.status),
  p: entry.progress,
  u: entry.changedAtMs,
  x: entry.extras,
  t: entry.title,
});

const fromItem = (kind: Kind, item: EntryItem): Entry => ({
  status: statusOfLetter(kind, item.s),
  progress: item.p,
  changedAtMs: item.u,
  ...(item.x === undefined ? {} : { extras: item.x }),
  ...(item.t === undefined ? {} : { title: item.t }),
});

/** An entry as one short array, for the records by which an import can be undone. */
export type PackedEntry = readonly [EntryItem["s"], number, number, string?, string?];

export const packEntry = (entry: Entry): PackedEntry => {
  const { s, p, u, x, t } = toItem({ pk: "", sk: "" }, entry);
  return [s, p, u, x, t];
};

export const unpackEntry = (kind: Kind, [s, p, u, x, t]: PackedEntry): Entry =>
  fromItem(kind, { sk: "", s, p, u, x: x ?? undefined, t: t ?? undefined });

/** One entry of a user, read strongly; undefined when the title is not on the list. */
export async function getEntry(uid: string, kind: Kind, id: number): Promise<Entry | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: entryKey(uid, kind, id), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : fromItem(kind, EntryItem.parse(Item));
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

/** The condition that an entry still is what was read: nobody's acknowledged change is overwritten unseen. */
function unchanged(previous: Entry | undefined) {
  if (previous === undefined) return { ConditionExpression: "attribute_not_exists(pk)" };
  return {
    ConditionExpression: "s = :s AND p = :p AND u = :u",
    ExpressionAttributeValues: {
      ":s": statusLetter(previous.status),
      ":p": previous.progress,
      ":u": previous.changedAtMs,
    },
  };
}

/**
 * Runs a write under that condition. Returns false when it does not hold. A transaction that only holds the entry, or
 * the profile, is waited for: nothing says yet what it makes of them, and nobody need read anything anew.
 */
const ifUnchanged = (write: () => Promise<unknown>): Promise<boolean> =>
  untilFree(() => decided(write()));

const completed = (entry: Entry | undefined): number => (entry?.status === "COMPLETED" ? 1 : 0);

/**
 * Stores an entry if it still is `previous`, together with the profile's completed count when the title
 * moves in or out of COMPLETED. Returns false when somebody else changed the entry meanwhile.
 */
export async function putEntry(
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry | undefined,
  next: Entry,
): Promise<boolean> {
  const put = {
    TableName: tableName(),
    Item: toItem(entryKey(uid, kind, id), next),
    ...unchanged(previous),
  };
  const delta = completed(next) - completed(previous);
  return ifUnchanged(() =>
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
 * Stores an entry (undefined: takes it off the list) if it still is `previous`, and leaves the completed count to who
 * calls: an import recounts once at its end. Returns false when somebody else changed the entry meanwhile.
 */
export async function replaceEntry(
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry | undefined,
  next: Entry | undefined,
): Promise<boolean> {
  const key = entryKey(uid, kind, id);
  const where = { TableName: tableName(), ...unchanged(previous) };
  return ifUnchanged(() =>
    next === undefined
      ? table.send(new DeleteCommand({ ...where, Key: key }))
      : table.send(new PutCommand({ ...where, Item: toItem(key, next) })),
  );
}

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

/** The titles of a kind that a user dropped, read strongly. */
export async function listDropped(uid: string, kind: Kind): Promise<Drop[]> {
  const { pk, sk: prefix } = droppedKey(uid, kind, 0);
  const begin = prefix.slice(0, -1);
  const drops: Drop[] = [];
  for await (const page of pagesOf(pk, begin, { isConsistent: true })) {
    for (const item of page) {
      const dropped = DroppedItem.parse(item);
      if (isExpired(dropped)) continue;
      drops.push({
        ...fromItem(kind, dropped),
        id: Number(dropped.sk.slice(begin.length)),
        droppedAtMs: droppedAtOf(dropped),
        keptUntil: dropped.until,
        isMistake: dropped.mistake,
      });
    }
  }
  return drops;
}

/**
 * Takes an entry off the list if it still is `previous`, and remembers it as dropped, unless an earlier drop is to stay
 * (`isKnown`); Undo gives it back, together with its notes when it has some. Returns false when somebody else changed it
 * meanwhile.
 */
export async function dropEntry(
  uid: string,
  kind: Kind,
  id: number,
  previous: Entry,
  {
    hasNotes,
    isMistake,
    isKnown,
    nowMs,
  }: {
    readonly hasNotes: boolean;
    readonly isMistake: boolean;
    readonly isKnown: boolean;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const keptUntil = Math.floor(nowMs / 1000) + limits.droppedKeptMinutes * 60;
  const items: TransactItem[] = [
    {
      Delete: {
        TableName: tableName(),
        Key: entryKey(uid, kind, id),
        ...unchanged(previous),
      },
    },
  ];
  if (!isKnown) {
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
  if (hasNotes) items.push({ Update: puttingNotesAside(uid, kind, id, keptUntil) });
  if (completed(previous) === 1) items.push(completedChange(uid, kind, -1, nowMs));
  return ifUnchanged(() => table.send(new TransactWriteCommand({ TransactItems: items })));
}

/** An entry that was dropped, as it was. */
export interface DroppedEntry extends Entry {
  /** Until when it may be put back, in seconds since 1970. */
  readonly keptUntil: number;
}

/** Whether a title is remembered as dropped, and not only as put there by mistake; read strongly, as what follows forgets. */
export async function isRemembered(uid: string, kind: Kind, id: number): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: droppedKey(uid, kind, id),
      ConsistentRead: true,
    }),
  );
  return Item !== undefined && !DroppedItem.parse(Item).mistake;
}

/** An entry dropped so lately that Undo may put it back; undefined when there is none. */
export async function getDropped(
  uid: string,
  kind: Kind,
  id: number,
): Promise<DroppedEntry | undefined> {
  const { Item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: droppedKey(uid, kind, id),
      // Undo follows a drop at once.
      ConsistentRead: true,
    }),
  );
  if (Item === undefined) return undefined;
  const item = DroppedItem.parse(Item);
  if (isExpired({ ttl: item.until })) return undefined;
  return { ...fromItem(kind, item), keptUntil: item.until };
}

/**
 * Puts a dropped entry back on the list and forgets that it was dropped, in one transaction: a drop that comes between
 * would be forgotten with it. Returns false when the title is on the list, or was put back or dropped anew meanwhile.
 */
export function putDroppedBack(
  uid: string,
  kind: Kind,
  id: number,
  dropped: DroppedEntry,
): Promise<boolean> {
  const items: TransactItem[] = [
    {
      Put: {
        TableName: tableName(),
        Item: toItem(entryKey(uid, kind, id), dropped),
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
  return ifUnchanged(() => table.send(new TransactWriteCommand({ TransactItems: items })));
}
