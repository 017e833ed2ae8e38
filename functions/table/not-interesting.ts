import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "./client.ts";
import { notInterestingKey, notInterestingPrefix } from "./keys.ts";
import { pagesOf } from "./pages.ts";

const NotInterestingItem = z.object({ sk: z.string() });

/** Keeps an anime out of a user's recommendations; doing it again changes nothing. */
export async function putNotInteresting(uid: string, animeId: number): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: notInterestingKey(uid, animeId) }),
  );
}

/** Lets an anime be recommended to a user again. */
export async function forgetNotInteresting(uid: string, animeId: number): Promise<void> {
  await table.send(
    new DeleteCommand({ TableName: tableName(), Key: notInterestingKey(uid, animeId) }),
  );
}

/** The ids of all anime that a user does not want recommended, read strongly: what was just refused is gone at once. */
export async function listNotInteresting(uid: string): Promise<number[]> {
  const ids: number[] = [];
  const { pk } = notInterestingKey(uid, 0);
  for await (const page of pagesOf(pk, notInterestingPrefix, { isConsistent: true })) {
    for (const item of page) {
      const { sk } = NotInterestingItem.parse(item);
      ids.push(Number(sk.slice(notInterestingPrefix.length)));
    }
  }
  return ids;
}
