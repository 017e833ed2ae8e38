import { GetItemCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { ReceiveMessageCommand, SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { nameOf, until, useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud();
let sqs: SQSClient;
let dynamodb: DynamoDBClient;

beforeAll(() => {
  sqs = new SQSClient(operatorClient(cloud().awsEndpoint));
  dynamodb = new DynamoDBClient(operatorClient(cloud().awsEndpoint));
});
afterAll(() => {
  sqs.destroy();
  dynamodb.destroy();
});

const queueUrl = () => nameOf(cloud(), "QUEUE_URL", "answers");
const deadLettersUrl = () =>
  queueUrl().replace(/\/[^/]*$/, `/${nameOf(cloud(), "DEAD_LETTERS", "answers")}`);

const send = (...bodies: readonly string[]) =>
  sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: queueUrl(),
      Entries: bodies.map((MessageBody, at) => ({ Id: String(at), MessageBody })),
    }),
  );

/** How often the worker has seen a message; undefined before the first time. */
async function timesSeen(body: string): Promise<number | undefined> {
  const { Item } = await dynamodb.send(
    new GetItemCommand({
      TableName: nameOf(cloud(), "TABLE"),
      Key: { pk: { S: "MESSAGE" }, sk: { S: body } },
    }),
  );
  return Item?.["seen"]?.N === undefined ? undefined : Number(Item["seen"].N);
}

test("a message reaches the worker once", async () => {
  await send("good one", "good two");
  expect(await until(() => timesSeen("good one"))).toBe(1);
  expect(await until(() => timesSeen("good two"))).toBe(1);
});

test("only the messages that failed come back, and then go to the dead-letter queue", async () => {
  await send("good neighbour", "bad apple");
  const dead = await until(async () => {
    const { Messages } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: deadLettersUrl(), WaitTimeSeconds: 1 }),
    );
    return Messages?.map(({ Body }) => Body);
  });
  expect(dead).toEqual(["bad apple"]);
  expect(await timesSeen("bad apple")).toBe(2);
  expect(await timesSeen("good neighbour")).toBe(1);
});
