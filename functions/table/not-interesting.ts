import { DeleteCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "./client.ts";
import { notInterestingKey, notInterestingPrefix } from "./keys.ts";

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
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
        ExpressionAttributeValues: {
          ":pk": notInterestingKey(uid, 0).pk,
          ":prefix": notInterestingPrefix,
        },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) {
      const { sk } = NotInterestingItem.parse(item);
      ids.push(Number(sk.slice(notInterestingPrefix.length)));
    }
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return ids;
}
