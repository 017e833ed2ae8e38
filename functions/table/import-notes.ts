import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import { table, tableName } from "./client.ts";
import { isConflict, won } from "./conflict.ts";
import { notesKey, notesPrefix } from "./keys.ts";
import { pagesOf } from "./pages.ts";

/** What a file said about a title in words. */
export interface Notes {
  readonly notes: string;
  readonly tags: string;
}

/** Notes with the import that wrote them last and what it found there. */
export interface NotedWords extends Notes {
  readonly job: string;
  readonly before: Notes;
}

export interface StoredNotes extends NotedWords {
  readonly id: number;
}

const NotesItem = z.object({
  sk: z.string(),
  n: z.string(),
  g: z.string(),
  j: z.string(),
  bn: z.string(),
  bg: z.string(),
});

const fromItem = (item: Record<string, unknown>): NotedWords => {
  const { n, g, j, bn, bg } = NotesItem.parse(item);
  return { notes: n, tags: g, job: j, before: { notes: bn, tags: bg } };
};

/** Notes that were put aside with a dropped entry have an end, and are no notes of what is on the list. */
const areAside = (item: Record<string, unknown>): boolean => item["ttl"] !== undefined;

/** What is noted of a title, read strongly; undefined when nothing is. */
export async function getNotes(
  uid: string,
  kind: Kind,
  id: number,
): Promise<NotedWords | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: notesKey(uid, kind, id), ConsistentRead: true }),
  );
  return Item === undefined || areAside(Item) ? undefined : fromItem(Item);
}

/** The condition that notes still are what was read. */
const unchanged = (previous: NotedWords | undefined) =>
  previous === undefined
    ? {
        ConditionExpression: "attribute_not_exists(pk) OR attribute_exists(#ttl)",
        ExpressionAttributeNames: { "#ttl": "ttl" },
      }
    : {
        ConditionExpression: "j = :j AND n = :n AND g = :g",
        ExpressionAttributeValues: {
          ":j": previous.job,
          ":n": previous.notes,
          ":g": previous.tags,
        },
      };

/**
 * Stores what is noted of a title if it still is `previous`. Returns false when another import was faster. Four texts
 * of a whole row's length (`limits.importRowBytes`) are less than an item may hold, 400 KB.
 */
export async function replaceNotes(
  uid: string,
  kind: Kind,
  id: number,
  previous: NotedWords | undefined,
  { notes, tags, job, before }: NotedWords,
): Promise<boolean> {
  const words = { n: notes, g: tags, j: job, bn: before.notes, bg: before.tags };
  return won(
    table.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...notesKey(uid, kind, id), ...words },
        ...unchanged(previous),
      }),
    ),
  );
}

/** The notes and tags of all of a user's titles of one kind. */
export async function listNotes(uid: string, kind: Kind): Promise<StoredNotes[]> {
  const prefix = notesPrefix(kind);
  const found: StoredNotes[] = [];
  const { pk } = notesKey(uid, kind, 0);
  for await (const page of pagesOf(pk, prefix)) {
    for (const item of page) {
      if (areAside(item)) continue;
      const { sk } = NotesItem.parse(item);
      found.push({ id: Number(sk.slice(prefix.length)), ...fromItem(item) });
    }
  }
  return found;
}

/** The part of a transaction that puts a title's notes aside with its dropped entry, and fails when it has none. */
export const puttingNotesAside = (uid: string, kind: Kind, id: number, keptUntil: number) => ({
  TableName: tableName(),
  Key: notesKey(uid, kind, id),
  UpdateExpression: "SET #ttl = :until",
  ConditionExpression: "attribute_exists(pk)",
  ExpressionAttributeNames: { "#ttl": "ttl" },
  ExpressionAttributeValues: { ":until": keptUntil },
});

/** Takes back the notes that were put aside with a dropped entry, by the end that both were given. */
export async function takeNotesBack(
  uid: string,
  kind: Kind,
  id: number,
  keptUntil: number,
): Promise<void> {
  await won(
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: notesKey(uid, kind, id),
        UpdateExpression: "REMOVE #ttl",
        ConditionExpression: "#ttl = :until",
        ExpressionAttributeNames: { "#ttl": "ttl" },
        ExpressionAttributeValues: { ":until": keptUntil },
      }),
    ),
  );
}

/** Puts back the notes that an import found, unless a later one has written since. */
export async function restoreNotes(uid: string, kind: Kind, stored: StoredNotes): Promise<void> {
  const { notes, tags } = stored.before;
  const where = {
    TableName: tableName(),
    Key: notesKey(uid, kind, stored.id),
    ConditionExpression: "j = :j",
  };
  try {
    if (notes === "" && tags === "") {
      const values = { ":j": stored.job };
      await table.send(new DeleteCommand({ ...where, ExpressionAttributeValues: values }));
    } else {
      const values = {
        ":j": stored.job,
        ":n": notes,
        ":g": tags,
        ":undone": `${stored.job} undone`,
      };
      await table.send(
        new UpdateCommand({
          ...where,
          UpdateExpression: "SET n = :n, g = :g, j = :undone",
          ExpressionAttributeValues: values,
        }),
      );
    }
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}
