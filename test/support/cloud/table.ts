import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { inject } from "vitest";
import * as z from "zod";
import { pictureFolderOf } from "../../../functions/objects/keys.ts";
import {
  deletionKey,
  achievementKey,
  droppedKey,
  entryKey,
  importKey,
  listKey,
  profileKey,
  rateKey,
  statisticsKey,
  titleKey,
  usernameKey,
  type Key,
} from "../../../functions/table/keys.ts";
import { operatorClient } from "../../../local/aws/operator-client.ts";
import type { Kind } from "../../../shared/kind.ts";
import { rates, type Rate, type RateName } from "../../../shared/rates.ts";

/*
 * The table as the account's operator sees it. Tests come here only for what no user can do: to let time
 * pass, and to look at what is stored but never answered.
 */
const { awsEndpoint, environment } = inject("cloud");
const table = DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(awsEndpoint)));
const s3 = new S3Client({ ...operatorClient(awsEndpoint), forcePathStyle: true });
const {
  TABLE: tableName,
  MEDIA_BUCKET: mediaBucket,
  RATE_FACTOR: rateFactor,
} = z
  .object({ TABLE: z.string(), MEDIA_BUCKET: z.string(), RATE_FACTOR: z.coerce.number() })
  .parse(environment);

/** An item as it is stored; undefined when there is none. */
export async function getItem(key: Key): Promise<Record<string, unknown> | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item;
}

/** Sets one attribute of an item that exists. */
export async function setAttribute(key: Key, name: string, value: unknown): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: key,
      UpdateExpression: "SET #name = :value",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#name": name },
      ExpressionAttributeValues: { ":value": value },
    }),
  );
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const minute = 60;
const day = 86_400;

/** How many tokens of a day are counted against somebody's budget. */
export async function tokensOn(who: string, on: number): Promise<number> {
  const item = await getItem(rateKey(who, `tokens#${on}`));
  return z.object({ n: z.number() }).parse(item ?? { n: 0 }).n;
}

/** Puts entries on a user's shelf past the API: more of them than anybody would add one by one, or of titles nobody knows. */
export async function fillShelf(
  username: string,
  ids: readonly number[],
  status: "P" | "W" | "C",
  kind: Kind = "anime",
): Promise<void> {
  const uid = await uidOf(username);
  for (let at = 0; at < ids.length; at += 25) {
    const requests = ids.slice(at, at + 25).map((id) => ({
      PutRequest: { Item: { ...entryKey(uid, kind, id), s: status, p: 1, u: Date.now() } },
    }));
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
  }
}

/** Lets time pass for an item that has an end. Throws for one that has none. */
async function age(key: Key, seconds: number): Promise<void> {
  const { ttl } = z.object({ ttl: z.number() }).parse(await getItem(key));
  await setAttribute(key, "ttl", ttl - seconds);
}

/** The id behind a username. */
export async function uidOf(username: string): Promise<string> {
  return z.object({ uid: z.string() }).parse(await getItem(usernameKey(username))).uid;
}

/** Lets minutes pass since a title was dropped. */
export const ageDropped = async (
  username: string,
  kind: Kind,
  id: number,
  minutes: number,
): Promise<void> => {
  const key = droppedKey(await uidOf(username), kind, id);
  const { droppedAtMs, until } = z
    .object({ droppedAtMs: z.number(), until: z.number() })
    .parse(await getItem(key));
  await setAttribute(key, "droppedAtMs", droppedAtMs - minutes * minute * 1000);
  await setAttribute(key, "until", until - minutes * minute);
};

/** What is stored of a title of the catalogue. */
export const titleItem = (kind: Kind, id: number) => getItem(titleKey(kind, id));

/** What is remembered of a dropped title. */
export const droppedItem = (uid: string, kind: Kind, id: number) =>
  getItem(droppedKey(uid, kind, id));

/** Lets hours pass since an account was made. */
export async function ageAccount(uid: string, hours: number): Promise<void> {
  const { createdAt } = z.object({ createdAt: z.number() }).parse(await getItem(profileKey(uid)));
  await setAttribute(profileKey(uid), "createdAt", createdAt - hours * 3600);
}

/** Lets days pass since a username was given up. */
export const ageHold = (formerUsername: string, days: number): Promise<void> =>
  age(usernameKey(formerUsername), days * day);

/** Lets minutes pass since an account was deleted. */
export async function ageDeletion(uid: string, minutes: number): Promise<void> {
  const key = deletionKey(uid);
  const { at } = z.object({ at: z.number() }).parse(await getItem(key));
  await setAttribute(key, "at", at - minutes * minute);
}

/** Lets days pass since a user's changes of name. */
export async function ageNameChanges(username: string, days: number): Promise<void> {
  const key = profileKey(await uidOf(username));
  const { nameChanges } = z.object({ nameChanges: z.array(z.number()) }).parse(await getItem(key));
  const earlier = nameChanges.map((changedAt) => changedAt - days * day);
  await setAttribute(key, "nameChanges", earlier);
}

const minuteNow = (): number => Math.floor(nowSeconds() / minute);

/**
 * Runs calls that must share one window of a limit. When they failed and a minute has begun among them, as every window
 * does with one, they are run again, up to twice: by people of their own, whose number it is told.
 */
export async function withinOneMinute(run: (attempt: number) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const begun = minuteNow();
    try {
      await run(attempt);
      return;
    } catch (error) {
      if (minuteNow() === begun || attempt === 3) throw error;
    }
  }
}

/**
 * Counts calls of a user so that `left` more of them fit into the present window: within {@link withinOneMinute}. It is
 * somebody new, as all who are made in tests.
 */
export async function leaveCalls(uid: string, name: RateName, left: number): Promise<void> {
  const rate: Rate = rates[name];
  const [window] = rate.newcomer ?? rate.user ?? [];
  if (window === undefined) throw new Error(`${name} has no limit for users`);
  const { seconds, count } = window;
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: rateKey(uid, `${name}#${seconds}#${Math.floor(nowSeconds() / seconds)}`),
      UpdateExpression: "SET n = :n",
      ExpressionAttributeValues: { ":n": count * rateFactor - left },
    }),
  );
}

/** Calls of a user that the present window of so many seconds has counted. */
export async function countedCalls(uid: string, name: RateName, seconds: number): Promise<number> {
  const window = Math.floor(nowSeconds() / seconds);
  const counter = await getItem(rateKey(uid, `${name}#${seconds}#${window}`));
  return z.object({ n: z.number() }).optional().parse(counter)?.n ?? 0;
}

/** Puts anime on a custom list, the first as the newest, as if somebody had added them one by one. */
export const fillList = (id: string, animeIds: readonly number[]): Promise<void> =>
  setAttribute(
    listKey(id),
    "anime",
    Object.fromEntries(animeIds.map((animeId, at) => [String(animeId), Date.now() - 1000 * at])),
  );

/** Lets a user have made so many ranking lists. */
export const setRankingCount = async (username: string, count: number): Promise<void> =>
  setAttribute(profileKey(await uidOf(username)), "rankingLists", count);

/** Lets a user have completed so many anime, more than anybody could in a test. */
export const setCompletedAnime = async (username: string, count: number): Promise<void> =>
  setAttribute(profileKey(await uidOf(username)), "completedAnime", count);

/** The keys of all pictures of a user that are stored. */
export async function mediaOf(username: string): Promise<string[]> {
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({
      Bucket: mediaBucket,
      Prefix: pictureFolderOf(await uidOf(username)),
    }),
  );
  return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
}

/** Lets days pass since an import was finished. */
export async function ageImport(username: string, job: string, days: number): Promise<void> {
  const key = importKey(await uidOf(username), job);
  const { finishedAtMs } = z.object({ finishedAtMs: z.number() }).parse(await getItem(key));
  await setAttribute(key, "finishedAtMs", finishedAtMs - days * day * 1000);
}

/** Lets minutes pass since an import was put into the queue, and with them a worker's hold on it. */
export async function ageLease(uid: string, job: string, minutes = 3): Promise<void> {
  const then = Date.now() - minutes * minute * 1000;
  await setAttribute(importKey(uid, job), "leaseUntilMs", 0);
  await setAttribute(importKey(uid, job), "queuedAtMs", then);
  await setAttribute(importKey(uid, job), "openedAtMs", then);
}

/** Whether a worker has an import in its hands. */
export async function isHeld(uid: string, job: string): Promise<boolean> {
  const { leaseUntilMs } = z
    .object({ leaseUntilMs: z.number().default(0) })
    .parse(await getItem(importKey(uid, job)));
  return leaseUntilMs > Date.now();
}

/** How often an import's message was sent again. */
export async function requeuesOf(uid: string, job: string): Promise<number> {
  const item = await getItem(importKey(uid, job));
  return z.object({ requeues: z.number().default(0) }).parse(item).requeues;
}

/** Lets an import have failed so often. */
export const tireImport = (uid: string, job: string, attempts: number): Promise<void> =>
  setAttribute(importKey(uid, job), "attempts", attempts);

/** Takes away a file before it is read. */
export async function deleteUpload(uid: string, job: string): Promise<void> {
  const Key = `imports/${uid}/${job}/1.xml`;
  await s3.send(new DeleteObjectCommand({ Bucket: environment["DATA_BUCKET"], Key }));
}

/** What is noted of how far migrations have come. */
export const storedMigrations = () => getItem(statisticsKey("MIGRATIONS"));

/** Lets an hour pass since migrations were first met. */
export async function ageMigrations(): Promise<void> {
  const Progress = z.record(z.string(), z.looseObject({ seenAtMs: z.number() }));
  const { progress } = z.object({ progress: Progress }).parse(await storedMigrations());
  const earlier = Object.entries(progress).map(([name, each]) => [
    name,
    { ...each, seenAtMs: each.seenAtMs - 60 * minute * 1000 },
  ]);
  await setAttribute(statisticsKey("MIGRATIONS"), "progress", Object.fromEntries(earlier));
}

/** The keys of everything that is stored below a user. */
export async function itemsOf(uid: string): Promise<string[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": profileKey(uid).pk },
    }),
  );
  return Items.map(({ sk }) => String(sk));
}

/** Takes an achievement away, as if its grant had been lost in a crash. */
export async function forgetAchievement(username: string, code: string): Promise<void> {
  const Key = achievementKey(await uidOf(username), code);
  await table.send(new DeleteCommand({ TableName: tableName, Key }));
}
