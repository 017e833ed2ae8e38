import type { KeysAndAttributes } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { backOff } from "../runtime/until-won.ts";
import { workThrough } from "../runtime/work-through.ts";
import { table, tableName } from "./client.ts";
import type { Key } from "./keys.ts";

/** How many items one batch may write. */
export const batchWrites = 25;

/** How many items one batch may read. */
export const batchReads = 100;

/** One put or deletion of a batch. */
type BatchWrite = NonNullable<BatchWriteCommandInput["RequestItems"]>[string][number];

/** Writes at most {@link batchWrites} items in one round trip; what the table was too busy for is sent again, after a pause. */
export async function writeBatch(writes: readonly BatchWrite[]): Promise<void> {
  let requests = [...writes];
  for (let attempt = 0; requests.length > 0; attempt++) {
    if (attempt > 0) await backOff(attempt);
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: requests } }),
    );
    requests = UnprocessedItems?.[tableName()] ?? [];
  }
}

/** Round trips of {@link writeAll} that are under way at the same time. */
const batchesAtOnce = 4;

/** Writes any number of items, 25 a round trip and four round trips at a time. */
export async function writeAll(writes: readonly BatchWrite[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(writes.length / batchWrites) }, (_, n) =>
    writes.slice(n * batchWrites, (n + 1) * batchWrites),
  );
  await workThrough(batches, batchesAtOnce, writeBatch);
}

/** Which part of each item a batch reads, and how. */
type Projection = Pick<
  KeysAndAttributes,
  "ProjectionExpression" | "ExpressionAttributeNames" | "ConsistentRead"
>;

/**
 * Reads at most {@link batchReads} items, or a part of each, in one round trip, in any order, and strongly where nothing
 * else is said; what the table was too busy for is asked for again, after a pause.
 */
export async function readBatch(
  keys: readonly Key[],
  projection: Projection = {},
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let Keys: Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 0; Keys.length > 0; attempt++) {
    if (attempt > 0) await backOff(attempt);
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({
        RequestItems: { [tableName()]: { ConsistentRead: true, ...projection, Keys } },
      }),
    );
    items.push(...(Responses?.[tableName()] ?? []));
    Keys = UnprocessedKeys?.[tableName()]?.Keys ?? [];
  }
  return items;
}
