import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { nowSeconds, table, tableName } from "./client.ts";
import { won } from "./conflict.ts";
import { activityKey, activityPartitions, activityPrefix, ownAdditionKey } from "./keys.ts";
import { pagesOf } from "./pages.ts";

const ActivityItem = z.object({ sk: z.string(), n: z.number() });

const day = 86_400;
/** Days whose additions still count. */
export const activityDays = 7;

/** The UTC day that lies `daysAgo` before now, as `YYYY-MM-DD`. */
const dayName = (daysAgo: number): string =>
  new Date((nowSeconds() - daysAgo * day) * 1000).toISOString().slice(0, 10);

/** Counts that somebody put an anime on their list today, once however often they take it off and add it again. */
export async function countAddition(uid: string, animeId: number): Promise<void> {
  const today = dayName(0);
  const isFirst = await won(() =>
    table.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...ownAdditionKey(uid, today, animeId), ttl: nowSeconds() + day },
        ConditionExpression: "attribute_not_exists(pk)",
      }),
    ),
  );
  if (!isFirst) return;
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: activityKey(today, animeId),
      UpdateExpression: "ADD n :one SET #ttl = :ttl",
      ExpressionAttributeNames: { "#ttl": "ttl" },
      ExpressionAttributeValues: { ":one": 1, ":ttl": nowSeconds() + (activityDays + 1) * day },
    }),
  );
}

/** How often each anime was added on the UTC day that lies `daysAgo` before today, by id. */
export async function additionsOn(daysAgo: number): Promise<ReadonlyMap<number, number>> {
  const additions = new Map<number, number>();
  for (const partition of activityPartitions(dayName(daysAgo))) {
    for await (const page of pagesOf(partition)) {
      for (const found of page) {
        const { sk, n } = ActivityItem.parse(found);
        additions.set(Number(sk.slice(activityPrefix.length)), n);
      }
    }
  }
  return additions;
}
