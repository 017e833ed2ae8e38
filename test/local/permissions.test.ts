import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { afterAll, describe, expect, test, vi } from "vitest";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { nameOf, probe, useFixtureCloud } from "./fixture-cloud.ts";
import { something, textWith } from "./matchers.ts";
import { key, denied } from "./denials.ts";

// What whoever starts a cloud gives it.
vi.stubEnv("TSUZUKU_MODEL_SECRET", "given");
vi.stubEnv("TSUZUKU_MODEL_KEY", "a key");
afterAll(() => {
  vi.unstubAllEnvs();
});

const cloud = useFixtureCloud();

const table = () => nameOf(cloud(), "TABLE");

const files = () => nameOf(cloud(), "FILES");

const send = (service: string, command: string, input: Record<string, unknown>) =>
  probe(cloud(), service, command, input);

const dynamodb = (command: string, input: Record<string, unknown>) =>
  send("dynamodb", command, { TableName: table(), ...input });

const s3 = (command: string, Key: string, input: Record<string, unknown> = {}) =>
  send("s3", command, { Bucket: files(), Key, ...input });

describe("DynamoDB", () => {
  test("allows what the policy grants", async () => {
    expect(await dynamodb("PutItemCommand", { Item: key })).toHaveProperty("output");
    expect(await dynamodb("GetItemCommand", { Key: key })).toMatchObject({ output: { Item: key } });
  });

  test("denies the rest with the SDK's own exception", async () => {
    expect(await dynamodb("ScanCommand", {})).toMatchObject(
      denied("AccessDeniedException", "dynamodb:Scan"),
    );
  });

  test("asks for the right on an index apart from the right on the table", async () => {
    const query = {
      KeyConditionExpression: "#key = :key",
      ExpressionAttributeNames: { "#key": "owner" },
      ExpressionAttributeValues: { ":key": { S: "me" } },
    };
    expect(await dynamodb("QueryCommand", { ...query, IndexName: "byOwner" })).toHaveProperty(
      "output",
    );
    const onTable = { ...query, ExpressionAttributeNames: { "#key": "pk" } };
    expect(await dynamodb("QueryCommand", onTable)).toMatchObject(
      denied("AccessDeniedException", "dynamodb:Query"),
    );
  });

  test("asks for every part of a transaction", async () => {
    const part = (Key: object) => ({ TableName: table(), Key });
    const check = { ...part(key), ConditionExpression: "attribute_exists(pk)" };
    const put = { TableName: table(), Item: { ...key, sk: { S: "c" } } };
    const allowed = [{ ConditionCheck: check }, { Put: put }];
    expect(await send("dynamodb", "TransactWriteItemsCommand", { TransactItems: allowed })).toEqual(
      {
        output: something,
      },
    );
    const update = {
      ...part({ ...key, sk: { S: "d" } }),
      UpdateExpression: "SET a = :a",
      ExpressionAttributeValues: { ":a": { S: "1" } },
    };
    const mixed = [...allowed, { Update: update }];
    expect(
      await send("dynamodb", "TransactWriteItemsCommand", { TransactItems: mixed }),
    ).toMatchObject(denied("AccessDeniedException", "dynamodb:UpdateItem"));
  });

  test("asks for batches under their own names", async () => {
    const RequestItems = { [table()]: { Keys: [key] } };
    expect(await send("dynamodb", "BatchGetItemCommand", { RequestItems })).toMatchObject(
      denied("AccessDeniedException", "dynamodb:BatchGetItem"),
    );
  });
});

describe("S3", () => {
  test("allows a prefix and denies the rest of the bucket", async () => {
    expect(await s3("PutObjectCommand", "open/a b", { Body: "hello" })).toHaveProperty("output");
    expect(await s3("GetObjectCommand", "open/a b")).toMatchObject({ output: { Body: "hello" } });
    expect(await s3("GetObjectCommand", "closed/a")).toMatchObject(
      denied("AccessDenied", "s3:GetObject"),
    );
    expect(await s3("PutObjectCommand", "closed/a", { Body: "no" })).toMatchObject(
      denied("AccessDenied", "s3:PutObject"),
    );
  });

  test("allows to list below a prefix and no more", async () => {
    const list = (input: Record<string, unknown>) =>
      send("s3", "ListObjectsV2Command", { Bucket: files(), ...input });
    expect(await list({ Prefix: "open/none/" })).toMatchObject({ output: { KeyCount: 0 } });
    for (const input of [{ Prefix: "closed/" }, { Prefix: "ope" }, {}]) {
      expect(await list(input)).toMatchObject(denied("AccessDenied", "s3:ListBucket"));
    }
  });

  test("says that an object is missing only to those who may list the whole bucket", async () => {
    expect(await s3("GetObjectCommand", "open/missing")).toMatchObject(
      denied("AccessDenied", "s3:ListBucket"),
    );
  });

  test("asks for the right to read what is copied", async () => {
    const copy = { CopySource: `${files()}/closed/a` };
    expect(await s3("CopyObjectCommand", "open/copy", copy)).toMatchObject(
      denied("AccessDenied", "s3:GetObject"),
    );
  });

  test("asks for each key that is deleted", async () => {
    const Delete = { Objects: [{ Key: "open/a b" }, { Key: "closed/a" }] };
    expect(await send("s3", "DeleteObjectsCommand", { Bucket: files(), Delete })).toMatchObject(
      denied("AccessDenied", "s3:DeleteObject"),
    );
  });
});

describe("the other services", () => {
  const mail = (Source: string) =>
    send("ses", "SendEmailCommand", {
      Source,
      Destination: { ToAddresses: ["somebody@example.org"] },
      Message: { Subject: { Data: "Hi" }, Body: { Text: { Data: "Hello" } } },
    });

  test("SES takes mails from a granted domain and no other", async () => {
    expect(await mail("Site <hello@example.com>")).toHaveProperty("output.MessageId");
    expect(await mail("hello@elsewhere.example")).toMatchObject(
      denied("AccessDenied", "ses:SendEmail"),
    );
  });

  test.each([
    ["noted@example.com", "noted@example.com"],
    ["hello@mail.example.net", "example.net"],
  ])("SES asks about the closest identity: for %s about %s", async (from, identity) => {
    const message = textWith(`identity/${identity} `);
    expect(await mail(from)).toMatchObject({ error: { name: "AccessDenied", message } });
  });

  test("SQS lets a sender send and not receive", async () => {
    const QueueUrl = nameOf(cloud(), "QUEUE_URL", "answers");
    const Entries = [{ Id: "1", MessageBody: "good" }];
    expect(await send("sqs", "SendMessageBatchCommand", { QueueUrl, Entries })).toHaveProperty(
      "output.Successful",
    );
    expect(await send("sqs", "ReceiveMessageCommand", { QueueUrl })).toMatchObject(
      denied("AccessDenied", "sqs:ReceiveMessage"),
    );
  });

  test("Bedrock is asked by model, and says that it is not here", async () => {
    expect(await send("bedrock", "", { modelId: "large" })).toMatchObject(
      denied("AccessDeniedException", "bedrock:InvokeModel"),
    );
    expect(await send("bedrock", "", { modelId: "small" })).toMatchObject({
      error: { name: "ServiceUnavailableException" },
    });
  });

  test("Bedrock asks for a profile and for its model in every region that may answer", async () => {
    // The profile and the model in two of its three regions are granted.
    expect(await send("bedrock", "", { modelId: "us.any.model" })).toMatchObject({
      error: {
        name: "AccessDeniedException",
        message: textWith("arn:aws:bedrock:us-west-2::foundation-model/any.model"),
      },
    });
    expect(await send("bedrock", "", { modelId: "jp.any.model" })).toMatchObject({
      error: { name: "ServiceUnavailableException" },
    });
    // The profile and the model here are granted, the model wherever it answers is not.
    expect(await send("bedrock", "", { modelId: "global.any.model" })).toMatchObject({
      error: {
        name: "AccessDeniedException",
        message: textWith("arn:aws:bedrock:::foundation-model/any.model"),
      },
    });
  });

  test("Bedrock's profiles of unknown regions are refused", async () => {
    expect(await send("bedrock", "", { modelId: "zz.any.model" })).toMatchObject({
      error: { name: "LocalFault", message: textWith("are not known here") },
    });
  });
});

describe("faults", () => {
  test("can be injected into chosen calls", async () => {
    let left = 1;
    const stop = cloud().inject((call) => {
      const isChosen = call.service === "dynamodb" && call.caller === "probe" && left > 0;
      if (!isChosen) return undefined;
      left -= 1;
      return { status: 400, code: "ValidationException", message: "injected" };
    });
    expect(await dynamodb("GetItemCommand", { Key: key })).toMatchObject({
      error: { name: "ValidationException", message: "injected" },
    });
    stop();
    expect(await dynamodb("GetItemCommand", { Key: key })).toHaveProperty("output");
  });

  test("that pass are retried by the SDK as on AWS", async () => {
    let answered = 0;
    const stop = cloud().inject((call) => {
      if (call.caller !== "probe" || (answered += 1) > 2) return undefined;
      return { status: 400, code: "ThrottlingException", message: "slow down" };
    });
    expect(await dynamodb("GetItemCommand", { Key: key })).toHaveProperty("output");
    expect(answered).toBe(3);
    stop();
  });
});

test("the report tells what was used, what was granted and never used, and what was denied", () => {
  const { used, unused, denied } = cloud().report()["probe"] ?? {
    used: [],
    unused: [],
    denied: [],
  };
  const actions = (permissions: readonly { action: string }[]) =>
    permissions.map(({ action }) => action);
  expect(actions(used)).toContain("dynamodb:GetItem");
  expect(actions(unused)).toContain("dynamodb:DeleteItem");
  expect(actions(unused)).not.toContain("dynamodb:GetItem");
  expect(actions(denied)).toContain("dynamodb:Scan");
  expect(Object.keys(cloud().report()).sort()).toEqual([
    "answers",
    "busy",
    "echo",
    "hasty",
    "hog",
    "impatient",
    "leaver",
    "probe",
    "tick",
    "wait",
    "worker",
  ]);
});

describe("Secrets Manager", () => {
  const get = (SecretId: string, VersionStage?: string) =>
    probe(cloud(), "secretsmanager", "GetSecretValueCommand", { SecretId, VersionStage });

  test("lets a function read the secret that AWS draws, with the value that the template's references have", async () => {
    const [drawn, value] = [nameOf(cloud(), "DRAWN"), nameOf(cloud(), "DRAWN_VALUE")];
    expect(value).toMatch(/^[0-9a-f]{64}$/);
    expect(await get(drawn)).toMatchObject({ output: { ARN: drawn, SecretString: value } });
  });

  test("lets it read by its name the one whose ARN its policy names but for what AWS draws of it", async () => {
    expect(await get("given")).toMatchObject({ output: { SecretString: "a key" } });
  });

  test.each(["given-more", "givens", "other"])("does not let it read %s", async (name) => {
    expect(await get(name)).toMatchObject(
      denied("AccessDeniedException", "secretsmanager:GetSecretValue"),
    );
  });

  test("lets it change none", async () => {
    const input = { SecretId: "given", SecretString: "mine" };
    expect(await probe(cloud(), "secretsmanager", "PutSecretValueCommand", input)).toMatchObject(
      denied("AccessDeniedException", "secretsmanager:PutSecretValue"),
    );
  });

  test("says that there was no version before the first", async () => {
    expect(await get("given", "AWSPREVIOUS")).toMatchObject({
      error: { name: "ResourceNotFoundException", message: textWith("AWSPREVIOUS") },
    });
  });

  test("takes a new value from the operator, and still has the one before", async () => {
    const manager = new SecretsManagerClient(operatorClient(cloud().awsEndpoint));
    const read = async (VersionStage?: "AWSPREVIOUS") =>
      (await manager.send(new GetSecretValueCommand({ SecretId: "given", VersionStage })))
        .SecretString;
    await manager.send(new PutSecretValueCommand({ SecretId: "given", SecretString: "new" }));
    expect([await read(), await read("AWSPREVIOUS")]).toEqual(["new", "a key"]);
    manager.destroy();
  });
});
