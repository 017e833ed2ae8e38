import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Kind } from "../../../shared/kind.ts";
import { isExpired, nowSeconds, table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { won } from "../conflict.ts";
import { notesBeforeKey, notesKey, notesPrefix, type Key } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import { importRecordSeconds } from "./import-record.ts";

/** What a file said about a title beside its entry. */
export interface Notes {
  readonly notes: string;
  readonly tags: string;
  /** Elements that we have no use for, packed (`shared/list-file/list-rest.ts`). */
  readonly rest: string;
  /** Whether their owner has written the notes here: later imports leave them alone. */
  readonly isOwn: boolean;
}

/** Notes with the import that wrote them last; empty where their owner did. */
export interface NotedWords extends Notes {
  readonly job: string;
}

export interface StoredNotes extends NotedWords {
  readonly id: number;
}

/** Notes that were put aside with a dropped title. */
export interface AsideNotes extends StoredNotes {
  readonly keptUntil: number;
}

const NotesItem = z.object({
  sk: z.string(),
  n: z.string(),
  g: z.string(),
  r: z.string().default(""),
  j: z.string(),
  o: z.boolean().default(false),
});

const toItem = (
  key: Key,
  { notes, tags, rest, job, isOwn, keptUntil }: NotedWords & Partial<AnyNotes>,
) => ({
  ...key,
  n: notes,
  g: tags,
  r: rest,
  j: job,
  ...(isOwn && { o: true }),
  ...(keptUntil !== undefined && { aside: keptUntil }),
});

const fromItem = (item: Record<string, unknown>): NotedWords => {
  const { n, g, r, j, o } = NotesItem.parse(item);
  return { notes: n, tags: g, rest: r, job: j, isOwn: o };
};

const AsideItem = z.object({ aside: z.number().optional(), ttl: z.number().optional() });

/** What a condition calls the attributes by which notes are aside. */
const asideNames = { "#aside": "aside", "#ttl": "ttl" };

/** Notes that are stored of a title, with the drop that they went with. */
interface AnyNotes extends NotedWords {
  /** Until when that may be undone, in seconds since 1970, by which both are told; undefined for what is on the list. */
  readonly keptUntil: number | undefined;
}

/** What an item notes; undefined when that is over. What went aside before drops were kept says it by its own end alone. */
function anyNotes(item: Readonly<Record<string, unknown>>): AnyNotes | undefined {
  const { aside, ttl } = AsideItem.parse(item);
  return isExpired({ ttl }) ? undefined : { ...fromItem(item), keptUntil: aside ?? ttl };
}

/** All that is noted of a title, be it on the list or dropped, read strongly; undefined when nothing is. */
export async function getAnyNotes(
  uid: string,
  kind: Kind,
  id: number,
): Promise<AnyNotes | undefined> {
  const item = await getItem(notesKey(uid, kind, id));
  return item && anyNotes(item);
}

/** What is noted of a title of the list, read strongly; undefined when nothing is. */
export async function getNotes(
  uid: string,
  kind: Kind,
  id: number,
): Promise<NotedWords | undefined> {
  const notes = await getAnyNotes(uid, kind, id);
  return notes?.keptUntil === undefined ? notes : undefined;
}

/** The condition that notes still are what was read. */
const unchanged = (previous: NotedWords | undefined) =>
  previous === undefined
    ? {
        ConditionExpression:
          "attribute_not_exists(pk) OR attribute_exists(#aside) OR attribute_exists(#ttl)",
        ExpressionAttributeNames: asideNames,
      }
    : {
        ConditionExpression: "j = :j AND n = :n AND g = :g AND (r = :r OR attribute_not_exists(r))",
        ExpressionAttributeValues: {
          ":j": previous.job,
          ":n": previous.notes,
          ":g": previous.tags,
          ":r": previous.rest,
        },
      };

/**
 * Stores what is noted of a title if it still is `previous`. Returns false when another import was faster. Two texts
 * of a whole row's length (`limits.importRowBytes`) are less than an item may hold, 400 KB.
 */
export async function replaceNotes(
  uid: string,
  kind: Kind,
  id: number,
  previous: NotedWords | undefined,
  next: NotedWords & Partial<AnyNotes>,
): Promise<boolean> {
  return won(() =>
    table.send(
      new PutCommand({
        TableName: tableName(),
        Item: toItem(notesKey(uid, kind, id), next),
        ...unchanged(previous),
      }),
    ),
  );
}

/** All that is noted of a user's titles of one kind, on the list or dropped, by their ids. */
async function* eachNotes(uid: string, kind: Kind, isConsistent: boolean) {
  const prefix = notesPrefix(kind);
  const { pk } = notesKey(uid, kind, 0);
  for await (const page of pagesOf(pk, prefix, { isConsistent })) {
    for (const item of page) {
      const notes = anyNotes(item);
      const { sk } = NotesItem.parse(item);
      if (notes !== undefined) yield { id: Number(sk.slice(prefix.length)), ...notes };
    }
  }
}

/** All that is noted of a user's titles of one kind, on the list or dropped, read strongly. */
export async function listAnyNotes(
  uid: string,
  kind: Kind,
): Promise<(AnyNotes & Pick<StoredNotes, "id">)[]> {
  const found: (AnyNotes & Pick<StoredNotes, "id">)[] = [];
  for await (const notes of eachNotes(uid, kind, true)) found.push(notes);
  return found;
}

/** The notes and tags of a user's titles of one kind. Who is to take some back reads them consistently. */
export async function listNotes(
  uid: string,
  kind: Kind,
  { isConsistent = false } = {},
): Promise<StoredNotes[]> {
  const found: StoredNotes[] = [];
  for await (const { keptUntil, ...notes } of eachNotes(uid, kind, isConsistent)) {
    if (keptUntil === undefined) found.push(notes);
  }
  return found;
}

/** What was noted of the titles of a kind when they were dropped, read strongly. */
export async function listNotesAside(uid: string, kind: Kind): Promise<AsideNotes[]> {
  const found: AsideNotes[] = [];
  for await (const { keptUntil, ...notes } of eachNotes(uid, kind, true)) {
    if (keptUntil !== undefined) found.push({ ...notes, keptUntil });
  }
  return found;
}

/** With what drop notes are put aside. */
interface Aside {
  readonly keptUntil: number;
  /** Whether that is forgotten in the end, and they with it. */
  readonly isMistake: boolean;
}

/** The part of a transaction that puts a title's notes aside with its dropped entry, and fails when it has none. */
export const puttingNotesAside = (
  uid: string,
  kind: Kind,
  id: number,
  { keptUntil, isMistake }: Aside,
) => ({
  TableName: tableName(),
  Key: notesKey(uid, kind, id),
  UpdateExpression: isMistake
    ? "SET #aside = :until, #ttl = :until"
    : "SET #aside = :until REMOVE #ttl",
  ConditionExpression: "attribute_exists(pk)",
  ExpressionAttributeNames: asideNames,
  ExpressionAttributeValues: { ":until": keptUntil },
});

/** Puts the notes of a title aside that were stored after its entry was dropped, as those are that went with it. */
export async function putNotesAside(
  uid: string,
  kind: Kind,
  id: number,
  drop: Aside,
): Promise<void> {
  const update = new UpdateCommand(puttingNotesAside(uid, kind, id, drop));
  await won(() => table.send(update));
}

/** Takes back the notes that were put aside with a dropped entry, by the end that both were given. */
export async function takeNotesBack(
  uid: string,
  kind: Kind,
  id: number,
  keptUntil: number,
): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: notesKey(uid, kind, id),
    UpdateExpression: "REMOVE #aside, #ttl",
    ConditionExpression: "#aside = :until OR #ttl = :until",
    ExpressionAttributeNames: asideNames,
    ExpressionAttributeValues: { ":until": keptUntil },
  });
  await won(() => table.send(update));
}

/**
 * Keeps the notes that an import is about to write over, for as long as it may be undone. Where it has kept some of
 * that title already these stay: a part of it that runs once more finds what others wrote since.
 */
export async function keepNotesBefore(
  uid: string,
  kind: Kind,
  id: number,
  job: string,
  before: NotedWords,
): Promise<void> {
  const item = toItem(notesBeforeKey(uid, kind, id, job), before);
  const ttl = nowSeconds() + importRecordSeconds;
  await won(() =>
    table.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...item, ttl },
        ConditionExpression: "attribute_not_exists(pk)",
      }),
    ),
  );
}

/** The notes that an import wrote over, read strongly; undefined when there were none. */
export async function getNotesBefore(
  uid: string,
  kind: Kind,
  id: number,
  job: string,
): Promise<NotedWords | undefined> {
  const item = await getItem(notesBeforeKey(uid, kind, id, job));
  return item === undefined ? undefined : fromItem(item);
}

/** Makes notes what they were before (undefined: none), aside or not, if they still are `current`. Returns false when they are not. */
export async function putNotesBack(
  uid: string,
  kind: Kind,
  id: number,
  current: AnyNotes,
  before: NotedWords | undefined,
): Promise<boolean> {
  if (before !== undefined) {
    const { keptUntil } = current;
    return replaceNotes(uid, kind, id, current, { ...before, keptUntil });
  }
  return won(() =>
    table.send(
      new DeleteCommand({
        TableName: tableName(),
        Key: notesKey(uid, kind, id),
        ...unchanged(current),
      }),
    ),
  );
}
