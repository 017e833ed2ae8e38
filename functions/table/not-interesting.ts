import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import { table, tableName } from "./client.ts";
import { notInterestingKey, notInterestingPrefix } from "./keys.ts";
import { pagesOf } from "./pages.ts";

const NotInterestingItem = z.object({ sk: z.string() });

/** Keeps a title out of a user's recommendations; doing it again changes nothing. */
export async function putNotInteresting(uid: string, kind: Kind, id: number): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: notInterestingKey(uid, kind, id) }),
  );
}

/** Lets a title be recommended to a user again. */
export async function forgetNotInteresting(uid: string, kind: Kind, id: number): Promise<void> {
  await table.send(
    new DeleteCommand({ TableName: tableName(), Key: notInterestingKey(uid, kind, id) }),
  );
}

/** The ids of all titles of a kind that a user does not want recommended, read strongly: what was just refused is gone at once. */
export async function listNotInteresting(uid: string, kind: Kind): Promise<number[]> {
  const ids: number[] = [];
  const { pk } = notInterestingKey(uid, kind, 0);
  const prefix = notInterestingPrefix(kind);
  for await (const page of pagesOf(pk, prefix, { isConsistent: true })) {
    for (const item of page) {
      const { sk } = NotInterestingItem.parse(item);
      ids.push(Number(sk.slice(prefix.length)));
    }
  }
  return ids;
}
