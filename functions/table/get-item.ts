import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { table, tableName } from "./client.ts";
import type { Key } from "./keys.ts";

/** The item under a key, as it is now or, where that will do, as it was a moment ago; undefined where there is none. */
export async function getItem(
  key: Key,
  { isConsistent = true } = {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: isConsistent }),
  );
  return Item;
}
