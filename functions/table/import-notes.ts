import { DeleteCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import { table, tableName } from "./client.ts";
import { isConflict } from "./conflict.ts";
import { notesKey, notesPrefix } from "./keys.ts";

/** What a file said about a title in words. */
export interface Notes {
  readonly notes: string;
  readonly tags: string;
}

/** Notes with the import that wrote them last and what it found there. */
export interface StoredNotes extends Notes {
  readonly id: number;
  readonly job: string;
  readonly before: Notes;
}

const NotesItem = z.object({
  sk: z.string(),
  n: z.string(),
  g: z.string(),
  j: z.string(),
  bn: z.string(),
  bg: z.string(),
});

/** Stores notes and tags of a title, keeping what was there for an undo. With `onlyIfNew` what is there stays. */
export async function putNotes(
  uid: string,
  kind: Kind,
  id: number,
  { notes, tags }: Notes,
  { job, onlyIfNew }: { readonly job: string; readonly onlyIfNew: boolean },
): Promise<void> {
  const isOther = "attribute_not_exists(pk) OR (j <> :j AND (n <> :n OR g <> :g))";
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: notesKey(uid, kind, id),
        UpdateExpression:
          "SET bn = if_not_exists(n, :none), bg = if_not_exists(g, :none), n = :n, g = :g, j = :j",
        ConditionExpression: onlyIfNew ? "attribute_not_exists(pk)" : isOther,
        ExpressionAttributeValues: {
          ":n": notes,
          ":g": tags,
          ":j": job,
          ":none": "",
        },
      }),
    );
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}

/** The notes and tags of all of a user's titles of one kind. */
export async function listNotes(uid: string, kind: Kind): Promise<StoredNotes[]> {
  const prefix = notesPrefix(kind);
  const found: StoredNotes[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
        ExpressionAttributeValues: { ":pk": notesKey(uid, kind, 0).pk, ":prefix": prefix },
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) {
      const { sk, n, g, j, bn, bg } = NotesItem.parse(item);
      const before = { notes: bn, tags: bg };
      found.push({ id: Number(sk.slice(prefix.length)), notes: n, tags: g, job: j, before });
    }
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return found;
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
