import { QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { won } from "../conflict.ts";
import { getItem } from "../get-item.ts";
import { nameIndexKey, namePrefix, usernameKey, usersIndex } from "../keys.ts";

const Found = z.object({ g1sk: z.string() });

/**
 * Ids of up to `most` users whose names begin with these letters and digits, in any case, two of them at least: by name,
 * a whole name before longer ones. The index is a moment late: their profiles say what they are called now.
 */
export async function findUidsByName(beginning: string, most: number): Promise<string[]> {
  const { g1pk, g1sk } = namePrefix(beginning);
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: usersIndex,
      KeyConditionExpression: "g1pk = :letters AND begins_with(g1sk, :beginning)",
      ExpressionAttributeValues: { ":letters": g1pk, ":beginning": g1sk },
      Limit: most,
    }),
  );
  return Items.map((item) => {
    const name = Found.parse(item).g1sk;
    return name.slice(name.indexOf("#") + 1);
  });
}

const NameItem = z.object({ g1sk: z.string().optional() });

/** Lets the index have a name that was taken before it had any, as long as it is this user's and not only held for them. */
export async function indexName(username: string, uid: string): Promise<void> {
  const key = usernameKey(username);
  const item = await getItem(key, { isConsistent: false });
  if (item === undefined || NameItem.parse(item).g1sk !== undefined) return;
  const { g1pk, g1sk } = nameIndexKey(username, uid);
  await won(() =>
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key,
        UpdateExpression: "SET g1pk = :letters, g1sk = :name",
        ConditionExpression: "uid = :uid AND attribute_not_exists(#ttl)",
        ExpressionAttributeNames: { "#ttl": "ttl" },
        ExpressionAttributeValues: { ":letters": g1pk, ":name": g1sk, ":uid": uid },
      }),
    ),
  );
}
