import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { isExpired, table, tableName } from "./client.ts";
import { ownedPartition, profileKey } from "./keys.ts";

const OwnItem = z.looseObject({ pk: z.string(), sk: z.string(), ttl: z.number().optional() });

/** An item as it is stored: its keys and whatever else it holds. */
export type OwnItem = z.infer<typeof OwnItem>;

async function* itemsOf(pk: string): AsyncGenerator<OwnItem> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": pk },
        ExclusiveStartKey: from,
      }),
    );
    for (const found of page.Items ?? []) {
      const item = OwnItem.parse(found);
      if (!isExpired(item)) yield item;
    }
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

/** Everything that is stored of a user: what lies under them, and the partitions that it points at. */
export async function* eachOwnItem(uid: string): AsyncGenerator<OwnItem> {
  for await (const item of itemsOf(profileKey(uid).pk)) {
    yield item;
    const partition = ownedPartition(item.sk);
    if (partition !== undefined) yield* itemsOf(partition);
  }
}
