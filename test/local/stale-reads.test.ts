import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { staleMs } from "../../local/emulators/stale-reads.ts";
import { nameOf, probe, useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud({ isStale: true });

const send = (command: string, input: Record<string, unknown>) =>
  probe(cloud(), "dynamodb", command, { TableName: nameOf(cloud(), "TABLE"), ...input });

/** Longer than any read is old, on a busy machine, too. */
const patiently = { timeout: 50 * staleMs };

/** What is read right after a write: once more, of another number, when the machine took longer than reads are old. */
async function readRightAfter<Found>(
  write: (attempt: number) => Promise<unknown>,
  read: (attempt: number) => Promise<Found>,
): Promise<Found> {
  for (let attempt = 1; ; attempt++) {
    const beganMs = performance.now();
    await write(attempt);
    const found = await read(attempt);
    if (performance.now() - beganMs < staleMs) return found;
  }
}

test("a read that does not ask for more is old, a strong one is not", async () => {
  const keyOf = (name: string) => ({ pk: { S: "stale" }, sk: { S: name } });
  const put = (name: string, word: string) =>
    send("PutItemCommand", { Item: { ...keyOf(name), word: { S: word } } });
  const read = async (name: string, isStrong = false) =>
    (await send("GetItemCommand", { Key: keyOf(name), ConsistentRead: isStrong })).output;
  const saying = (word: string) => ({ Item: { word: { S: word } } });

  const soon = await readRightAfter(
    (n) => put(`new ${n}`, "first"),
    (n) => read(`new ${n}`),
  );
  expect(soon).not.toHaveProperty("Item");
  expect(await read("new 1", true)).toMatchObject(saying("first"));
  await expect.poll(() => read("new 1"), patiently).toMatchObject(saying("first"));

  const known = Array.from({ length: 20 }, (_, at) => `known ${at + 1}`);
  await Promise.all(known.map((name) => put(name, "first")));
  for (const name of known) {
    await expect.poll(() => read(name), patiently).toMatchObject(saying("first"));
  }
  const former = await readRightAfter(
    (n) => put(`known ${n}`, "second"),
    (n) => read(`known ${n}`),
  );
  expect(former).toMatchObject(saying("first"));
  await send("DeleteItemCommand", { Key: keyOf("known 1") });
  await expect.poll(() => read("known 1"), patiently).not.toHaveProperty("Item");
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
  const put = (n: number) =>
    send("PutItemCommand", {
      Item: { pk: { S: "stale" }, sk: { S: `index ${n}` }, owner: { S: `somebody ${n}` } },
    });
  const find = async (n: number) => {
    const query = await send("QueryCommand", {
      IndexName: "byOwner",
      KeyConditionExpression: "#key = :key",
      ExpressionAttributeNames: { "#key": "owner" },
      ExpressionAttributeValues: { ":key": { S: `somebody ${n}` } },
    });
    return query.output;
  };
  expect(await readRightAfter(put, find)).toMatchObject({ Count: 0 });
  await expect.poll(() => find(1), patiently).toMatchObject({ Count: 1 });
});
