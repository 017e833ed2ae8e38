import { expect, test } from "vitest";
import { denied, key } from "../denials.ts";
import { nameOf, probe, useFixtureCloud } from "../fixture-cloud.ts";

const cloud = useFixtureCloud();

const table = () => nameOf(cloud(), "TABLE");

const send = (command: string, input: Record<string, unknown>) =>
  probe(cloud(), "dynamodb", command, input);

const dynamodb = (command: string, input: Record<string, unknown>) =>
  send(command, { TableName: table(), ...input });

test("denies for a partition what is allowed beside it, alone, in a transaction and in a batch", async () => {
  const kept = { ...key, pk: { S: "kept" } };
  const no = denied("AccessDeniedException", "dynamodb:DeleteItem");
  expect(await dynamodb("PutItemCommand", { Item: kept })).toHaveProperty("output");
  expect(await dynamodb("DeleteItemCommand", { Key: kept })).toMatchObject(no);
  const deletion = (Key: object) => ({ Delete: { TableName: table(), Key } });
  const both = { TransactItems: [deletion(key), deletion(kept)] };
  expect(await send("TransactWriteItemsCommand", both)).toMatchObject(no);
  const batch = (Key: object, Item: object) => ({
    RequestItems: { [table()]: [{ DeleteRequest: { Key } }, { PutRequest: { Item } }] },
  });
  const other = { ...key, sk: { S: "e" } };
  const inBatch = denied("AccessDeniedException", "dynamodb:BatchWriteItem");
  for (const [gone, made] of [
    [kept, other],
    [other, kept],
  ] as const) {
    const answer = await send("BatchWriteItemCommand", batch(gone, made));
    expect(answer).toMatchObject(inBatch);
  }
  const fine = await send("BatchWriteItemCommand", batch(key, other));
  expect(fine).toHaveProperty("output");
  expect(await dynamodb("DeleteItemCommand", { Key: other })).toHaveProperty("output");
});
