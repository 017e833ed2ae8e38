import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, expect, test } from "vitest";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { nameOf, useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud();

const once = { maxAttempts: 1 };
const clients: { destroy(): void }[] = [];
afterAll(() => {
  for (const client of clients) client.destroy();
});
const kept = <Client extends { destroy(): void }>(client: Client): Client => {
  clients.push(client);
  return client;
};

test("a call to the table whose answer is lost has been carried out", async () => {
  const client = kept(new DynamoDBClient({ ...operatorClient(cloud().awsEndpoint), ...once }));
  const TableName = nameOf(cloud(), "TABLE");
  const Key = { pk: { S: "lost" }, sk: { S: "answer" } };
  const stop = cloud().inject(({ body }) => (body.includes("lost") ? "lost" : undefined));
  await expect(client.send(new PutItemCommand({ TableName, Item: Key }))).rejects.toMatchObject({
    code: "ECONNRESET",
  });
  stop();
  const { Item } = await client.send(new GetItemCommand({ TableName, Key }));
  expect(Item).toEqual(Key);
});

test("an upload whose answer is lost has been stored", async () => {
  const client = kept(new S3Client({ ...operatorClient(cloud().awsEndpoint), ...once }));
  const address = { Bucket: nameOf(cloud(), "FILES"), Key: "lost/answer" };
  const stop = cloud().inject(({ path }) => (path.includes("lost/") ? "lost" : undefined));
  await expect(
    client.send(new PutObjectCommand({ ...address, Body: "kept" })),
  ).rejects.toMatchObject({ code: "ECONNRESET" });
  stop();
  const { Body } = await client.send(new GetObjectCommand(address));
  expect(await Body?.transformToString()).toBe("kept");
});
