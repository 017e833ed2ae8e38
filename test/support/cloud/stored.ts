import { randomUUID } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  BatchWriteCommand,
  DeleteCommand,
  ScanCommand,
} from "@aws-sdk/lib-dynamodb";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { inject } from "vitest";
import * as z from "zod";
import { titleKey, type Key } from "../../../functions/table/keys.ts";
import { operatorClient } from "../../../local/aws/operator-client.ts";

/*
 * Everything that is stored, as the account's operator sees it: a test that nothing is left behind has to look at
 * all of it, whatever a user can reach.
 */
const { awsEndpoint, dataFolder, environment } = inject("cloud");
const table = DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(awsEndpoint)));
const s3 = new S3Client(operatorClient(awsEndpoint));
const { TABLE: tableName } = z.object({ TABLE: z.string() }).parse(environment);

const StoredItem = z.looseObject({ pk: z.string(), sk: z.string() });
/** An item with all its attributes. */
export type StoredItem = z.infer<typeof StoredItem>;

const titles = titleKey("anime", 1).pk.slice(0, 2);
/** Behind all titles, where items are in the order of their keys. */
const behindTitles: Key = { pk: `${titles}\u{10ffff}`, sk: "-" };

const isInOrder = (items: readonly Key[]): boolean =>
  items.every(({ pk }, at) => at === 0 || (items[at - 1]?.pk ?? "") <= pk);

/** All items of the table, the catalogue's apart, in which one of the texts occurs, in a key or anywhere else. */
export async function itemsWith(...texts: readonly string[]): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  let from: Key | undefined;
  do {
    const { Items = [], LastEvaluatedKey: last } = await table.send(
      new ScanCommand({
        TableName: tableName,
        ConsistentRead: true,
        ExclusiveStartKey: from,
        Limit: from === undefined || from.pk < titles ? 500 : undefined,
      }),
    );
    items.push(...Items.map((item) => StoredItem.parse(item)));
    from = last === undefined ? undefined : StoredItem.parse(last);
    // The emulator scans in the order of keys: thousands of titles need not be read. Another one may have no order.
    if (from?.pk.startsWith(titles) === true && isInOrder(items)) from = behindTitles;
  } while (from !== undefined);
  return items.filter((item) => {
    if (item.pk.startsWith(titles)) return false;
    const stored = JSON.stringify(item);
    return texts.some((text) => stored.includes(text));
  });
}

/** Stores items as they were, past all rules. */
export async function putItems(items: readonly StoredItem[]): Promise<void> {
  for (let at = 0; at < items.length; at += 25) {
    const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
  }
}

/** Takes an item away, past all rules. */
export async function removeItem({ pk, sk }: Key): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName, Key: { pk, sk } }));
}

const bucketNames = () => readdir(join(dataFolder, "s3"));

type BucketName = "data" | "media" | "web";

const bucketOf = async (bucket: BucketName) =>
  (await bucketNames()).find((each) => each.startsWith(bucket));

/** Stores an object in the bucket whose name begins so. */
export async function putObject(
  bucket: BucketName,
  key: string,
  Body: string | Uint8Array = "content",
): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket: await bucketOf(bucket), Key: key, Body }));
}

/** Copies an object within the bucket whose name begins so, with what it was stored with. */
export async function copyObject(bucket: BucketName, from: string, to: string): Promise<void> {
  const Bucket = await bucketOf(bucket);
  await s3.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket ?? ""}/${from}` }));
}

/** Takes an object away from the bucket whose name begins so. */
export async function removeObject(bucket: BucketName, key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: await bucketOf(bucket), Key: key }));
}

/** The bytes of an object of the bucket whose name begins so. Rejects when there is none. */
export async function bytesOf(bucket: BucketName, key: string): Promise<Buffer> {
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket: await bucketOf(bucket), Key: key }),
  );
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

/** The text of an object, likewise. */
export const objectText = async (bucket: BucketName, key: string): Promise<string> =>
  (await bytesOf(bucket, key)).toString();

/** Lets an object be as if it had been stored at another time, which no call of S3 does. */
export async function ageObject(bucket: BucketName, key: string, at: Date): Promise<void> {
  const file = join(dataFolder, "s3", (await bucketOf(bucket)) ?? "", `${key}@`);
  const bytes = await readFile(file);
  const end = bytes.indexOf("\n");
  const header = JSON.parse(bytes.subarray(0, end).toString()) as object;
  const aged = JSON.stringify({ ...header, lastModifiedMs: at.getTime() });
  // Another file in its place: clouds share the files of the catalogue.
  const another = join(dataFolder, "s3", ".unfinished", randomUUID());
  await writeFile(another, Buffer.concat([Buffer.from(aged), bytes.subarray(end)]));
  await rename(another, file);
}

/** The files of all objects of all buckets in whose key one of the texts occurs; of what they were before, nobody is told. */
export async function objectsWith(...texts: readonly string[]): Promise<string[]> {
  const files = await readdir(join(dataFolder, "s3"), { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes("/.versions/"))
    .filter((file) => texts.some((text) => file.includes(text)));
}
