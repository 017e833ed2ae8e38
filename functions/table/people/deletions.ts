import {
  DeleteCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../../shared/limits.ts";
import { writeAll } from "../batches.ts";
import { nowSeconds, table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { listingKeys } from "../public/listings.ts";
import { isConflict, won } from "../conflict.ts";
import {
  addressKey,
  deletionKey,
  identityKey,
  importPrefix,
  listKey,
  openImportKey,
  ownedPartition,
  ownListPrefix,
  ownRankingPrefix,
  privateKey,
  profileKey,
  usernameKey,
  type Key,
} from "../keys.ts";
import { ownReportPrefix, reportKey } from "../moderation/keys.ts";
import { reportKeysOf } from "../moderation/reports.ts";
import { pagesOf } from "../pages.ts";
import { lastRateKeys } from "../rate-counters.ts";
import { lastTokenKeys } from "../token-counters.ts";
import type { PrivateData } from "./accounts.ts";
import { addressHash, findAccountOfAddress } from "./addresses.ts";
import type { Profile } from "./profiles.ts";

const DeletionItem = z.object({
  sk: z.string(),
  provider: z.string(),
  subject: z.string(),
  login: z.string(),
  formerNames: z.array(z.string()),
  at: z.number(),
  providerEnded: z.boolean().default(false),
});

/** An account that is being deleted: what is needed to find the rest of it when its profile is gone. */
export interface Deletion {
  readonly uid: string;
  readonly provider: string;
  readonly subject: string;
  readonly login: string;
  readonly formerNames: readonly string[];
  /** When it was asked for, in seconds since 1970. */
  readonly at: number;
  /** Whether the account at the identity provider is gone. */
  readonly providerEnded: boolean;
}

function fromItem(item: unknown): Deletion {
  const { sk, ...rest } = DeletionItem.parse(item);
  return { uid: sk, ...rest };
}

const heldUntil = (): number => nowSeconds() + limits.usernameHeldDays * 86_400;

/** Holds a name for nobody: its owner is gone. */
const holdForNobody = (uid: string, username: string) => ({
  TableName: tableName(),
  Key: usernameKey(username),
  UpdateExpression: "SET #ttl = if_not_exists(#ttl, :until) REMOVE uid, g1pk, g1sk",
  ConditionExpression: "uid = :uid",
  ExpressionAttributeNames: { "#ttl": "ttl" },
  ExpressionAttributeValues: { ":until": heldUntil(), ":uid": uid },
});

/**
 * Begins to delete an account, in one transaction: from then on its profile does not exist, no sign-in reaches it,
 * its name is held, and a record says that the rest has to go. Returns undefined when the profile changed meanwhile.
 */
export async function beginDeletion(
  uid: string,
  profile: Profile,
  { provider, subject, login }: PrivateData,
): Promise<Deletion | undefined> {
  const { username, formerNames } = profile;
  const deletion = { provider, subject, login, formerNames, at: nowSeconds() };
  const items = [
    {
      Delete: {
        TableName: tableName(),
        Key: profileKey(uid),
        ConditionExpression: "username = :name",
        ExpressionAttributeValues: { ":name": username },
      },
    },
    { Put: { TableName: tableName(), Item: { ...deletionKey(uid), ...deletion } } },
    { Update: holdForNobody(uid, username) },
  ];
  try {
    await table.send(new TransactWriteCommand({ TransactItems: items }));
    return { uid, ...deletion, providerEnded: false };
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

/** The deletion of an account that has begun; undefined for any other account. */
export async function getDeletion(uid: string): Promise<Deletion | undefined> {
  const item = await getItem(deletionKey(uid));
  return item === undefined ? undefined : fromItem(item);
}

/** Every account that is being deleted, also those of which nothing is left but what may still appear. */
export async function listDeletions(): Promise<Deletion[]> {
  const deletions: Deletion[] = [];
  for await (const page of pagesOf(deletionKey("").pk, undefined, { isConsistent: true })) {
    deletions.push(...page.map(fromItem));
  }
  return deletions;
}

/** Remembers, as long as the deletion itself is remembered, that the account at the identity provider is gone. */
export async function recordProviderEnd(uid: string): Promise<void> {
  await won(() =>
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: deletionKey(uid),
        UpdateExpression: "SET providerEnded = :true",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeValues: { ":true": true },
      }),
    ),
  );
}

/** Forgets a deletion after which nothing can appear any more. */
export async function settleDeletion(uid: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: deletionKey(uid) }));
}

/** Holds the names that the account gave up before for nobody, as long as they would have been held for its owner. */
export async function releaseFormerNames({ uid, formerNames }: Deletion): Promise<void> {
  for (const name of formerNames) {
    // Where the condition fails somebody else has the name by now, or it was done before.
    await won(() => table.send(new UpdateCommand(holdForNobody(uid, name))));
  }
}

/**
 * Removes all items of a user and the partitions they point at, which go first, so that whoever goes on after a
 * failure still finds them. Returns false when `untilMs` came before the end.
 */
export async function eraseItems(uid: string, untilMs: number): Promise<boolean> {
  const own = profileKey(uid).pk;
  for (;;) {
    const keys = await firstKeys(own);
    if (keys.length === 0) return true;
    for (let at = 0; at < keys.length; at += stepSize) {
      const step = keys.slice(at, at + stepSize);
      for (const { sk } of step) {
        if (Date.now() > untilMs) return false;
        await deleteItems(await outsideKeys(uid, sk));
        const partition = ownedPartition(sk);
        if (partition !== undefined) await erasePartition(partition);
      }
      await deleteItems(step);
    }
  }
}

/** What an item of a user keeps outside of its own partition, in those that everybody shares. */
async function outsideKeys(uid: string, sk: string): Promise<readonly Key[]> {
  if (sk.startsWith(importPrefix)) return [openImportKey(uid, sk.slice(importPrefix.length))];
  if (sk.startsWith(ownReportPrefix)) return [reportKey(sk.slice(ownReportPrefix.length), uid)];
  if (sk === privateKey(uid).sk) {
    const reports = await reportKeysOf({ kind: "account", uid });
    return [...reports, ...(await ownAddress(uid))];
  }
  if (sk.startsWith(ownRankingPrefix)) {
    const id = sk.slice(ownRankingPrefix.length);
    return reportKeysOf({ kind: "ranking-list", uid, id });
  }
  if (!sk.startsWith(ownListPrefix)) return [];
  const id = sk.slice(ownListPrefix.length);
  const reports = await reportKeysOf({ kind: "custom-list", uid, id });
  const list = ListedItem.safeParse(await getItem(listKey(id)));
  return list.success ? [...reports, ...listingKeys({ id, addedAt: list.data.anime })] : reports;
}

/** By what an account would be found by its address, unless that leads to another one. */
async function ownAddress(uid: string): Promise<readonly Key[]> {
  const { email } = WithAddress.parse((await getItem(privateKey(uid))) ?? {});
  if (email === undefined || (await findAccountOfAddress(email))?.uid !== uid) return [];
  return [addressKey(addressHash(email))];
}

/** Likewise no more of private data. */
const WithAddress = z.object({ email: z.string().optional().catch(undefined) });

/** No more of a list than its hints are made of: whatever else is wrong with it must not keep it from going. */
const ListedItem = z.object({ anime: z.record(z.string(), z.number()) });

/** Removes the last traces: where the account signed in, and how often it called. */
export async function eraseTraces({ uid, provider, subject }: Deletion): Promise<void> {
  await deleteItems([...lastRateKeys(uid), ...lastTokenKeys(uid)]);
  await eraseIdentity(uid, identityKey(provider, subject));
}

/** The identity may lead to a new account by now: that one keeps it. */
async function eraseIdentity(uid: string, Key: Key): Promise<void> {
  await won(() =>
    table.send(
      new DeleteCommand({
        TableName: tableName(),
        Key,
        ConditionExpression: "uid = :uid",
        ExpressionAttributeValues: { ":uid": uid },
      }),
    ),
  );
}

/** How many items go before the clock is looked at again. */
const stepSize = 100;

/** The keys of a partition's first items, as many as DynamoDB reads at once: 1 MB of items. */
async function firstKeys(pk: string): Promise<Key[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": pk },
      ProjectionExpression: "pk, sk",
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => KeyFields.parse(item));
}

const KeyFields = z.object({ pk: z.string(), sk: z.string() });

async function erasePartition(pk: string): Promise<void> {
  for (let keys = await firstKeys(pk); keys.length > 0; keys = await firstKeys(pk)) {
    await deleteItems(keys);
  }
}

const deleteItems = (keys: readonly Key[]): Promise<void> =>
  writeAll(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
