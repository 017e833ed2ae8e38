import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { expect, inject, onTestFinished, test } from "vitest";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { isRunning } from "../../local/emulators/stale-process.ts";
import { startCloud, type Cloud } from "../../local/cloud.ts";
import { nameOf, probe, temporaryFolder, until } from "./fixture-cloud.ts";

const Key = { pk: { S: "KEPT" }, sk: { S: "KEPT" } };

async function start(dataFolder: string): Promise<Cloud> {
  const cloud = await startCloud({ assembly: inject("fixture"), dataFolder, port: 0 });
  onTestFinished(() => cloud.stop());
  return cloud;
}

const putItem = ({ awsEndpoint }: Pick<Cloud, "awsEndpoint">, TableName: string) =>
  new DynamoDBClient(operatorClient(awsEndpoint)).send(
    new PutItemCommand({ TableName, Item: Key }),
  );
const getItem = async (cloud: Cloud) => {
  const client = new DynamoDBClient(operatorClient(cloud.awsEndpoint));
  const { Item } = await client.send(
    new GetItemCommand({ TableName: nameOf(cloud, "TABLE"), Key }),
  );
  return Item;
};

const mailsOf = async (cloud: Cloud) => {
  const store = (await (await fetch(`${cloud.mailbox}/store`)).json()) as {
    emails: { subject: string }[];
  };
  return store.emails.map(({ subject }) => subject);
};

test("tables, objects and mails survive a restart on other ports", async () => {
  const dataFolder = await temporaryFolder();
  const before = await start(dataFolder);
  const Bucket = nameOf(before, "FILES");
  await putItem(before, nameOf(before, "TABLE"));
  await new S3Client(operatorClient(before.awsEndpoint)).send(
    new PutObjectCommand({ Bucket, Key: "kept", Body: "kept" }),
  );
  await probe(before, "ses", "SendEmailCommand", {
    Source: "hello@example.com",
    Destination: { ToAddresses: ["somebody@example.org"] },
    Message: { Subject: { Data: "Kept" }, Body: { Text: { Data: "Hello" } } },
  });
  await before.stop();

  const after = await start(dataFolder);
  expect(after.origin).not.toBe(before.origin);
  expect(await getItem(after)).toEqual(Key);
  const object = await new S3Client(operatorClient(after.awsEndpoint)).send(
    new GetObjectCommand({ Bucket, Key: "kept" }),
  );
  expect(await object.Body?.transformToString()).toBe("kept");
  expect(await mailsOf(after)).toEqual(["Kept"]);
});

test("a database process that is killed is replaced, and nothing that was stored is lost", async () => {
  const cloud = await start(await temporaryFolder());
  await putItem(cloud, nameOf(cloud, "TABLE"));
  const killed = cloud.databaseProcess();
  expect(killed).toBeGreaterThan(0);
  process.kill(killed ?? 0, "SIGKILL");
  await until(() => Promise.resolve(cloud.databaseProcess() === killed ? undefined : true));
  expect(await getItem(cloud)).toEqual(Key);
});

test("what a killed cloud leaves running is ended by the next one, which finds all data", async () => {
  const dataFolder = await temporaryFolder();
  const script = join(import.meta.dirname, "fixture", "run.ts");
  const killed = spawn(process.execPath, [script, inject("fixture"), dataFolder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(createInterface(killed.stdout), "line")) as [string];
  const before = JSON.parse(line) as { awsEndpoint: string; databaseProcess: number };
  const table = nameOf(await start(await temporaryFolder()), "TABLE");
  await putItem(before, table);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  expect(isRunning(before.databaseProcess, "dynoxide")).toBe(true);

  const after = await start(dataFolder);
  expect(await getItem(after)).toEqual(Key);
  expect(after.databaseProcess()).not.toBe(before.databaseProcess);
  expect(isRunning(before.databaseProcess, "dynoxide")).toBe(false);
});
