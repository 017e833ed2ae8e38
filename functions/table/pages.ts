import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { table, tableName } from "./client.ts";
import { usersIndex } from "./keys.ts";

interface HowRead {
  readonly isConsistent?: boolean;
  /** The last sort key first. */
  readonly isBackwards?: boolean;
}

/** The items of a partition whose sort keys begin with `prefix`, all when there is none, page by page (1 MB each). */
export async function* pagesOf(
  pk: string,
  prefix?: string,
  { isConsistent = false, isBackwards = false }: HowRead = {},
): AsyncGenerator<Record<string, unknown>[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression:
          prefix === undefined ? "pk = :pk" : "pk = :pk AND begins_with(sk, :prefix)",
        ExpressionAttributeValues: { ":pk": pk, ":prefix": prefix },
        ConsistentRead: isConsistent,
        ScanIndexForward: !isBackwards,
        ExclusiveStartKey: from,
      }),
    );
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

/** The items of a partition of the index, page by page; those whose sort keys come after a given one, where one is given. */
export async function* indexPagesOf(
  partition: string,
  // Every id is greater than a space.
  after = " ",
): AsyncGenerator<Record<string, unknown>[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: usersIndex,
        KeyConditionExpression: "g1pk = :shard AND g1sk > :after",
        ExpressionAttributeValues: { ":shard": partition, ":after": after },
        ExclusiveStartKey: from,
      }),
    );
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}
