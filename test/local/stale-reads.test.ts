import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { staleMs } from "../../local/emulators/stale-reads.ts";
import { nameOf, probe, useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud({ isStale: true });

const send = (command: string, input: Record<string, unknown>) =>
  probe(cloud(), "dynamodb", command, { TableName: nameOf(cloud(), "TABLE"), ...input });

test("a read that does not ask for more is old, a strong one is not", async () => {
  const Key = { pk: { S: "stale" }, sk: { S: "read" } };
  await send("PutItemCommand", { Item: { ...Key, name: { S: "first" } } });
  expect((await send("GetItemCommand", { Key })).output).not.toHaveProperty("Item");
  const strong = await send("GetItemCommand", { Key, ConsistentRead: true });
  expect(strong.output).toMatchObject({ Item: { name: { S: "first" } } });

  await expect
    .poll(async () => (await send("GetItemCommand", { Key })).output)
    .toMatchObject({ Item: { name: { S: "first" } } });
  await send("PutItemCommand", { Item: { ...Key, name: { S: "second" } } });
  expect((await send("GetItemCommand", { Key })).output).toMatchObject({
    Item: { name: { S: "first" } },
  });
  await send("DeleteItemCommand", { Key });
  await expect
    .poll(async () => (await send("GetItemCommand", { Key })).output, { timeout: staleMs * 10 })
    .not.toHaveProperty("Item");
});

test("a read that is held learns of nothing, however long it takes, until it is let go", async () => {
  const Key = { pk: { S: "stale" }, sk: { S: "held" } };
  const read = async () => (await send("GetItemCommand", { Key })).output;
  cloud().holdReads();
  await send("PutItemCommand", { Item: Key });
  await delay(3 * staleMs);
  expect(await read()).not.toHaveProperty("Item");
  await cloud().letGoReads();
  expect(await read()).toMatchObject({ Item: Key });
});

test("reads that are let go know of everything that was written, however much it was", async () => {
  const keys = Array.from({ length: 100 }, (_, n) => ({
    pk: { S: "stale" },
    sk: { S: `many ${n}` },
  }));
  cloud().holdReads();
  await Promise.all(keys.map((Item) => send("PutItemCommand", { Item })));
  await cloud().letGoReads();
  const found = await Promise.all(keys.map((Key) => send("GetItemCommand", { Key })));
  expect(found).toMatchObject(keys.map((Item) => ({ output: { Item } })));
});

test("an index is old however it is read", async () => {
  const query = {
    IndexName: "byOwner",
    KeyConditionExpression: "#key = :key",
    ExpressionAttributeNames: { "#key": "owner" },
    ExpressionAttributeValues: { ":key": { S: "somebody" } },
  };
  const Item = { pk: { S: "stale" }, sk: { S: "index" }, owner: { S: "somebody" } };
  await send("PutItemCommand", { Item });
  expect((await send("QueryCommand", query)).output).toMatchObject({ Count: 0 });
  await expect
    .poll(async () => (await send("QueryCommand", query)).output)
    .toMatchObject({ Count: 1 });
});
