import { QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { table, tableName } from "./client.ts";
import { usersIndex } from "./keys.ts";

interface HowRead {
  readonly isConsistent?: boolean;
  /** The last sort key first. */
  readonly isBackwards?: boolean;
  /** How many items a page has at most; as many as fit where nothing is said. */
  readonly limit?: number;
  /** Paths of the attributes that are wanted, of all when there are none: spares memory, not read units. */
  readonly only?: readonly string[];
}

/** What asks for some attributes alone; every part of a path is named, as any may be a reserved word. */
function projection(paths: readonly string[]) {
  const parts = [...new Set(paths.flatMap((path) => path.split(".")))];
  const nameOf = (part: string): string => `#a${parts.indexOf(part)}`;
  return {
    ProjectionExpression: paths.map((path) => path.split(".").map(nameOf).join(".")).join(", "),
    ExpressionAttributeNames: Object.fromEntries(parts.map((part) => [nameOf(part), part])),
  };
}

async function* pages(
  query: Omit<QueryCommandInput, "TableName">,
): AsyncGenerator<Record<string, unknown>[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({ TableName: tableName(), ...query, ExclusiveStartKey: from }),
    );
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

/** The items of a partition whose sort keys begin with `prefix`, all when there is none, page by page (1 MB each). */
export const pagesOf = (
  pk: string,
  prefix?: string,
  { isConsistent = false, isBackwards = false, limit, only }: HowRead = {},
) =>
  pages({
    KeyConditionExpression:
      prefix === undefined ? "pk = :pk" : "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": pk, ":prefix": prefix },
    ConsistentRead: isConsistent,
    ScanIndexForward: !isBackwards,
    ...(limit === undefined ? {} : { Limit: limit }),
    ...(only === undefined ? {} : projection(only)),
  });

/** The items of a partition whose sort keys are between two, of the first of which they may be, page by page. */
export const pagesBetween = (
  pk: string,
  first: string,
  last: string,
  { isConsistent = false, isBackwards = false, limit, only }: HowRead = {},
) =>
  pages({
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
    ExpressionAttributeValues: { ":pk": pk, ":first": first, ":last": last },
    ConsistentRead: isConsistent,
    ScanIndexForward: !isBackwards,
    ...(limit === undefined ? {} : { Limit: limit }),
    ...(only === undefined ? {} : projection(only)),
  });

/** The items of a partition of the index, page by page; those whose sort keys come after a given one, where one is given. */
export const indexPagesOf = (
  partition: string,
  // Every id is greater than a space.
  after = " ",
) =>
  pages({
    IndexName: usersIndex,
    KeyConditionExpression: "g1pk = :shard AND g1sk > :after",
    ExpressionAttributeValues: { ":shard": partition, ":after": after },
  });
