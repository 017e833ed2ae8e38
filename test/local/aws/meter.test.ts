import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { DynamoDBClient, type AttributeValue } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import {
  BatchGetItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AwsCall } from "../../../local/aws/call.ts";
import { createMeter, type CountedRequest } from "../../../local/aws/meter.ts";
import { operatorClient } from "../../../local/aws/operator-client.ts";
import { nameOf, useFixtureCloud } from "../fixture-cloud.ts";

const cloud = useFixtureCloud();

type Item = Record<string, AttributeValue>;

let TableName = "";
let asFunction: DynamoDBClient;
let asOperator: DynamoDBDocumentClient;

beforeAll(() => {
  TableName = nameOf(cloud(), "TABLE");
  asFunction = ofEnvironment("first");
  asOperator = DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(cloud().awsEndpoint)));
});
afterAll(() => {
  asFunction.destroy();
  asOperator.destroy();
});

/** A client as a function has one, which is known by its environment; it may do everything. */
function ofEnvironment(sessionToken: string): DynamoDBClient {
  const { credentials, ...client } = operatorClient(cloud().awsEndpoint);
  return new DynamoDBClient({ ...client, credentials: { ...credentials, sessionToken } });
}

/** What a piece of work asked for. */
async function counted(work: () => Promise<unknown>): Promise<readonly CountedRequest[]> {
  const end = cloud().count();
  await work().finally(() => {
    requests = end();
  });
  return requests;
}
let requests: readonly CountedRequest[] = [];

/** The units that a piece of work took: of the table, and of its index. */
async function unitsOf(work: () => Promise<unknown>) {
  const touches = (await counted(work)).flatMap((request) => request.touches);
  const sum = (isIndex: boolean, of: "reads" | "writes") =>
    touches.filter((touch) => touch.isIndex === isIndex).reduce((all, touch) => all + touch[of], 0);
  const [reads, writes, indexed] = [sum(false, "reads"), sum(false, "writes"), sum(true, "writes")];
  return { reads: reads + sum(true, "reads"), writes, indexed };
}

/** A call as the endpoint reads it. */
const callOfFunction = (): AwsCall => ({
  service: "dynamodb",
  caller: "get_anime",
  method: "POST",
  path: "/",
  query: new URLSearchParams(),
  headers: { "x-amz-security-token": "first", "x-amz-target": "DynamoDB_20120810.GetItem" },
  body: Buffer.alloc(0),
});

const key = (pk: string, sk = "it"): Item => ({ pk: { S: pk }, sk: { S: sk } });
const item = (pk: string, bytes: number, more: Item = {}): Item => ({
  ...key(pk),
  text: { S: "x".repeat(bytes) },
  ...more,
});
const put = (Item: Item) => () => asFunction.send(new PutItemCommand({ TableName, Item }));
const get = (pk: string, ConsistentRead: boolean) => () =>
  asFunction.send(new GetItemCommand({ TableName, Key: key(pk), ConsistentRead }));
const rename = (pk: string) => () =>
  asFunction.send(
    new UpdateItemCommand({
      TableName,
      Key: key(pk),
      UpdateExpression: "SET #name = :name",
      ExpressionAttributeNames: { "#name": "name" },
      ExpressionAttributeValues: { ":name": { S: "Ai" } },
    }),
  );

describe("units are counted as DynamoDB bills them", () => {
  const nothing = { reads: 0, writes: 0, indexed: 0 };

  test("a write by the kilobyte, and an overwriting one by the longer item", async () => {
    expect(await unitsOf(put(item("w", 500)))).toEqual({ ...nothing, writes: 1 });
    expect(await unitsOf(put(item("w", 2500)))).toEqual({ ...nothing, writes: 3 });
    expect(await unitsOf(rename("w"))).toEqual({ ...nothing, writes: 3 });
    expect(await unitsOf(put(item("w", 10)))).toEqual({ ...nothing, writes: 3 });
  });

  test("a read by four kilobytes, half of it where it may be old, also of what is not there", async () => {
    await put(item("r", 9000))();
    expect(await unitsOf(get("r", true))).toEqual({ ...nothing, reads: 3 });
    expect(await unitsOf(get("r", false))).toEqual({ ...nothing, reads: 1.5 });
    expect(await unitsOf(get("nobody", true))).toEqual({ ...nothing, reads: 1 });
    expect(await unitsOf(get("nobody", false))).toEqual({ ...nothing, reads: 0.5 });
  });

  test("a query by all that it reads together, whatever a filter leaves", async () => {
    for (let at = 0; at < 100; at++) {
      await asOperator.send(
        new PutCommand({ TableName, Item: { pk: "q", sk: String(at), text: "x".repeat(100) } }),
      );
    }
    const query = (FilterExpression?: string) => () =>
      asFunction.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: "pk = :pk",
          ExpressionAttributeValues: { ":pk": { S: "q" } },
          ...(FilterExpression === undefined ? {} : { FilterExpression }),
        }),
      );
    expect(await unitsOf(query())).toEqual({ ...nothing, reads: 1.5 });
    expect(await unitsOf(query("attribute_exists(nothing)"))).toEqual({ ...nothing, reads: 1.5 });
  });

  test("each item of several by itself, in a transaction twice, and in the index once more", async () => {
    await put(item("a", 100))();
    await put(item("b", 5000))();
    const both = () =>
      asFunction.send(
        new BatchGetItemCommand({
          RequestItems: { [TableName]: { Keys: [key("a"), key("b")], ConsistentRead: true } },
        }),
      );
    expect(await unitsOf(both)).toEqual({ ...nothing, reads: 3 });
    const transaction = () =>
      asFunction.send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Put: { TableName, Item: item("c", 1500, { owner: { S: "mika" } }) } },
            {
              ConditionCheck: {
                TableName,
                Key: key("a"),
                ConditionExpression: "attribute_exists(pk)",
              },
            },
          ],
        }),
      );
    expect(await unitsOf(transaction)).toEqual({ reads: 0, writes: 6, indexed: 1 });
    expect(await unitsOf(rename("c"))).toEqual({ reads: 0, writes: 2, indexed: 1 });
  });

  test("a write that is refused takes a unit all the same", async () => {
    await put(item("there", 100))();
    const again = async () => {
      const refused = new PutItemCommand({
        TableName,
        Item: item("there", 100),
        ConditionExpression: "attribute_not_exists(pk)",
      });
      await expect(asFunction.send(refused)).rejects.toThrow("conditional");
    };
    expect(await unitsOf(again)).toEqual({ ...nothing, writes: 1 });
  });

  test("partition by partition, and in the index by what moves there", async () => {
    const [first, second] = (
      await counted(put(item("owned", 100, { owner: { S: "mika" } })))
    ).flatMap(({ touches }) => touches);
    expect(first).toEqual({ partition: "owned", item: "it", isIndex: false, reads: 0, writes: 1 });
    expect(second).toEqual({ partition: "owned", item: "it", isIndex: true, reads: 0, writes: 1 });
  });
});

describe("round trips", () => {
  const trips = async (work: () => Promise<unknown>) =>
    (await counted(work)).map(({ roundTrip }) => roundTrip);

  test("requests side by side are one, and one after the other as many", async () => {
    expect(await trips(() => Promise.all([get("a", true)(), get("b", true)()]))).toEqual([1, 1]);
    const chain = async () => {
      await get("a", true)();
      await get("b", true)();
      await Promise.all([get("a", true)(), get("b", true)()]);
    };
    expect(await trips(chain)).toEqual([1, 2, 3, 3]);
  });

  test("do not depend on which of two chains is quicker", async () => {
    // The function's event loop, which turns when this test lets it.
    let turn = Promise.withResolvers<undefined>();
    let isAwaited = Promise.withResolvers<undefined>();
    const meter = createMeter(async () => {
      isAwaited.resolve(undefined);
      await turn.promise;
    });
    const { dynamodb = () => undefined } = meter.counted({ dynamodb: () => undefined });
    const ask = async () => {
      const request = new IncomingMessage(new Socket());
      await dynamodb(callOfFunction(), request, new ServerResponse(request));
    };

    const end = meter.begin();
    turn.resolve(undefined);
    await Promise.all([ask(), ask()]);
    turn = Promise.withResolvers();
    isAwaited = Promise.withResolvers();
    const quicker = ask();
    // The function still computes what the other chain will ask for.
    await isAwaited.promise;
    const slower = ask();
    turn.resolve(undefined);
    await Promise.all([quicker, slower]);
    expect(end().map(({ roundTrip }) => roundTrip)).toEqual([1, 1, 2, 2]);
  });

  test("are counted for each environment by itself, and of nobody but functions", async () => {
    const other = ofEnvironment("second");
    const found = await counted(async () => {
      await get("a", true)();
      await get("b", true)();
      await other.send(new DeleteItemCommand({ TableName, Key: key("a") }));
      await asOperator.send(new PutCommand({ TableName, Item: { pk: "a", sk: "it" } }));
    });
    other.destroy();
    expect(found.map(({ operation, roundTrip }) => [operation, roundTrip])).toEqual([
      ["dynamodb:GetItem", 1],
      ["dynamodb:GetItem", 2],
      ["dynamodb:DeleteItem", 1],
    ]);
  });
});
