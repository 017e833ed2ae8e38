import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { readBatch, writeBatch } from "../../functions/table/batches.ts";

/*
 * A batch may come back half done, at any time and with nothing wrong; the local table never does that.
 */
const table = mockClient(DynamoDBDocumentClient);

beforeEach(() => {
  table.reset();
  vi.stubEnv("TABLE", "table");
});

const keysOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ pk: `U#${at}`, sk: "PROFILE" }));

const Written = z.object({
  RequestItems: z.object({ table: z.array(z.object({ DeleteRequest: z.unknown() })) }),
});
const Asked = z.object({
  RequestItems: z.object({
    table: z.object({ Keys: z.array(z.unknown()), ConsistentRead: z.literal(true) }),
  }),
});

test("what a batch did not write is written again, and nothing else is", async () => {
  const writes = keysOf(25).map((Key) => ({ DeleteRequest: { Key } }));
  table
    .on(BatchWriteCommand)
    .resolvesOnce({ UnprocessedItems: { table: writes.slice(5) } })
    .resolvesOnce({ UnprocessedItems: { table: writes.slice(20) } })
    .resolves({ UnprocessedItems: {} });
  await writeBatch(writes);
  const sent = table.commandCalls(BatchWriteCommand).map(({ args: [{ input }] }) => {
    return Written.parse(input).RequestItems.table;
  });
  expect(sent).toEqual([writes, writes.slice(5), writes.slice(20)]);
});

test("what a batch did not read is asked for again, and all of it comes once", async () => {
  const keys = keysOf(100);
  table
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { table: keys.slice(0, 40) },
      UnprocessedKeys: { table: { Keys: keys.slice(40) } },
    })
    .resolvesOnce({ UnprocessedKeys: { table: { Keys: keys.slice(40) } } })
    .resolves({ Responses: { table: keys.slice(40) } });
  expect(await readBatch(keys)).toEqual(keys);
  const asked = table.commandCalls(BatchGetCommand).map(({ args: [{ input }] }) => {
    return Asked.parse(input).RequestItems.table.Keys;
  });
  expect(asked).toEqual([keys, keys.slice(40), keys.slice(40)]);
});

test("a batch that fails as a whole fails", async () => {
  table.on(BatchWriteCommand).rejects(new Error("The table is gone"));
  const [Key = {}] = keysOf(1);
  await expect(writeBatch([{ DeleteRequest: { Key } }])).rejects.toThrow("The table is gone");
  expect(table.commandCalls(BatchWriteCommand)).toHaveLength(1);
});
