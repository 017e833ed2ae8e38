import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import {
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import { defaultAvatar, isPresetAvatar } from "../../shared/profile.ts";
import { isExpired, nowSeconds, table, tableName } from "./client.ts";
import { failedConditions, isConflict } from "./conflict.ts";
import {
  accountShard,
  identityKey,
  privateKey,
  profileKey,
  rankShard,
  usernameKey,
} from "./keys.ts";
import { untilFree } from "./until-free.ts";

const ProfileItem = z.object({
  username: z.string(),
  bio: z.string().default(""),
  avatar: z.string().default(defaultAvatar),
  /** Path of the picture they uploaded last, kept while they use a preset. */
  upload: z.string().optional(),
  completedAnime: z.number().default(0),
  completedManga: z.number().default(0),
  /** Codes of achievements that they have not been told of yet. */
  untold: z.set(z.string()).default(new Set<string>()),
  /** When the username was changed, in seconds since 1970, newest last. */
  nameChanges: z.array(z.number()).default([]),
  /** The names given up last, of which some may still be held. */
  formerNames: z.array(z.string()).default([]),
});

/** What everybody may see of a user, and the counters that change with it. */
export type Profile = z.infer<typeof ProfileItem>;

// A name whose account was deleted is held for nobody.
const NameItem = z.object({ uid: z.string().optional(), ttl: z.number().optional() });
const IdentityItem = z.object({ uid: z.string() });

type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

const day = 86_400;

/** A user's profile; undefined for an account that is gone. */
export async function getProfile(uid: string): Promise<Profile | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: profileKey(uid), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : ProfileItem.parse(Item);
}

const PrivateItem = z.object({
  email: z.string().optional(),
  provider: z.string(),
  subject: z.string(),
  login: z.string(),
});

/** What only a user may know of themselves, and where they sign in. */
export type PrivateData = z.infer<typeof PrivateItem>;

/** A user's private data; undefined for an account that is gone. */
export async function getPrivateData(uid: string): Promise<PrivateData | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: privateKey(uid), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : PrivateItem.parse(Item);
}

/** The user who has a username, or had it until at most 30 days ago, read strongly: a new name is in use at once. */
export async function findUid(username: string): Promise<string | undefined> {
  if (username.length > limits.usernameMaximum) return undefined;
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: usernameKey(username), ConsistentRead: true }),
  );
  if (Item === undefined) return undefined;
  const item = NameItem.parse(Item);
  return isExpired(item) ? undefined : item.uid;
}

/** The user behind an identity of a sign-in provider. */
export async function findUidOfIdentity(
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: identityKey(provider, subject),
      ConsistentRead: true,
    }),
  );
  return Item === undefined ? undefined : IdentityItem.parse(Item).uid;
}

/** A put that takes a username if it is free: never used, or held longer than its time. */
function takeName(username: string, uid: string): TransactItem {
  return {
    Put: {
      TableName: tableName(),
      Item: { ...usernameKey(username), uid, username },
      ConditionExpression: "attribute_not_exists(pk) OR #ttl <= :now OR uid = :uid",
      ExpressionAttributeNames: { "#ttl": "ttl" },
      ExpressionAttributeValues: { ":now": nowSeconds(), ":uid": uid },
    },
  };
}

/** A new account: where it signs in, what it is called, and its verified e-mail if the provider gave one. */
export interface NewAccount {
  readonly uid: string;
  readonly provider: string;
  readonly subject: string;
  /** What the provider itself calls the account. */
  readonly login: string;
  readonly username: string;
  readonly email: string | undefined;
}

/** Makes an account in one transaction. Says which of its unique things was taken already. */
export async function createAccount(account: NewAccount): Promise<"created" | "name" | "identity"> {
  const { uid, username } = account;
  const items: TransactItem[] = [
    {
      Put: {
        TableName: tableName(),
        Item: { ...identityKey(account.provider, account.subject), uid },
        ConditionExpression: "attribute_not_exists(pk)",
      },
    },
    takeName(username, uid),
    {
      Put: {
        TableName: tableName(),
        Item: { ...profileKey(uid), username, avatar: defaultAvatar, createdAt: nowSeconds() },
      },
    },
    {
      Put: {
        TableName: tableName(),
        Item: {
          ...privateKey(uid),
          // By this item, which hardly ever changes, the index knows every account.
          g1pk: accountShard(uid),
          g1sk: uid,
          email: account.email,
          provider: account.provider,
          subject: account.subject,
          login: account.login,
        },
      },
    },
  ];
  try {
    await table.send(new TransactWriteCommand({ TransactItems: items }));
    return "created";
  } catch (error) {
    const failed = failedConditions(error);
    if (failed.includes(0)) return "identity";
    if (failed.includes(1)) return "name";
    // Another tab is signing in for the first time just now; who reads again finds its account.
    if (isConflict(error)) return "identity";
    throw error;
  }
}

/**
 * Changes what a user says about themselves or the path of their picture; what is left out stays. Returns the new
 * profile, or undefined when the picture is neither a preset nor the user's own upload: nothing is changed then.
 */
export async function describeUser(
  uid: string,
  changes: Partial<Pick<Profile, "bio" | "avatar">>,
): Promise<Profile | undefined> {
  const given = Object.entries(changes);
  const isUpload = changes.avatar !== undefined && !isPresetAvatar(changes.avatar);
  try {
    const { Attributes } = await untilFree(() =>
      table.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: profileKey(uid),
          UpdateExpression: `SET ${given.map(([name]) => `#${name} = :${name}`).join(", ")}`,
          ConditionExpression: `attribute_exists(pk)${isUpload ? " AND upload = :avatar" : ""}`,
          ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
          ExpressionAttributeValues: Object.fromEntries(
            given.map(([name, value]) => [`:${name}`, value]),
          ),
          ReturnValues: "ALL_NEW",
        }),
      ),
    );
    return ProfileItem.parse(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** Makes an uploaded picture the avatar. Returns the path of the upload that it replaces, if there was one. */
export async function replaceUpload(uid: string, path: string): Promise<string | undefined> {
  const { Attributes } = await untilFree(() =>
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: profileKey(uid),
        UpdateExpression: "SET upload = :path, avatar = :path",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeValues: { ":path": path },
        ReturnValues: "UPDATED_OLD",
      }),
    ),
  );
  return ProfileItem.pick({ upload: true }).parse(Attributes ?? {}).upload;
}

/** Changes of the username that still count against the limit, in seconds since 1970. */
export function recentNameChanges(profile: Profile): number[] {
  const since = nowSeconds() - limits.usernameChangesDays * day;
  return profile.nameChanges.filter((changedAt) => changedAt > since);
}

/**
 * Takes another username and holds the old one for its owner, in one transaction.
 * "taken": somebody has the name; "stale": the profile changed since it was read.
 */
export async function changeUsername(
  uid: string,
  profile: Profile,
  username: string,
): Promise<"changed" | "taken" | "stale"> {
  const items: TransactItem[] = [takeName(username, uid), renameProfile(uid, profile, username)];
  if (profile.username.toLowerCase() !== username.toLowerCase()) {
    items.push(holdName(uid, profile.username));
  }
  try {
    await table.send(new TransactWriteCommand({ TransactItems: items }));
    return "changed";
  } catch (error) {
    if (failedConditions(error).includes(0)) return "taken";
    if (isConflict(error)) return "stale";
    throw error;
  }
}

function renameProfile(uid: string, profile: Profile, username: string): TransactItem {
  // No more than these can still be held.
  const held = profile.formerNames.slice(1 - limits.usernameChanges);
  return {
    Update: {
      TableName: tableName(),
      Key: profileKey(uid),
      UpdateExpression: "SET username = :new, nameChanges = :changes, formerNames = :names",
      ConditionExpression: "username = :old",
      ExpressionAttributeValues: {
        ":new": username,
        ":old": profile.username,
        ":changes": [...recentNameChanges(profile), nowSeconds()],
        ":names": [...held, profile.username],
      },
    },
  };
}

function holdName(uid: string, username: string): TransactItem {
  return {
    Update: {
      TableName: tableName(),
      Key: usernameKey(username),
      UpdateExpression: "SET #ttl = :until",
      ConditionExpression: "uid = :uid",
      ExpressionAttributeNames: { "#ttl": "ttl" },
      ExpressionAttributeValues: {
        ":until": nowSeconds() + limits.usernameHeldDays * day,
        ":uid": uid,
      },
    },
  };
}

const CountedProfile = z.object({
  completedAnime: z.number().default(0),
  completedManga: z.number().default(0),
  completedAnimeAt: z.number().default(0),
  completedMangaAt: z.number().default(0),
});

/**
 * Makes a profile's completed count what `count` finds on the shelf. Returns false, having changed nothing, when the
 * count moved meanwhile; true also for an account that is gone.
 */
export async function recountCompleted(
  uid: string,
  kind: Kind,
  count: () => Promise<number>,
): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: profileKey(uid), ConsistentRead: true }),
  );
  if (Item === undefined) return true;
  const before = CountedProfile.parse(Item);
  const delta = (await count()) - before[counter[kind]];
  if (delta === 0) return true;
  const { Update } = completedChange(uid, kind, delta, Date.now());
  try {
    await table.send(
      new UpdateCommand({
        ...Update,
        ConditionExpression: `attribute_exists(pk) AND ${stillCounted(kind)}`,
        ExpressionAttributeValues: {
          ...Update.ExpressionAttributeValues,
          ":count": before[counter[kind]],
          ":countedAt": before[`${counter[kind]}At`],
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** The condition that nobody has completed or un-completed a title since the profile was read. */
const stillCounted = (kind: Kind): string =>
  `(attribute_not_exists(#count) OR #count = :count) AND ` +
  `(attribute_not_exists(${counter[kind]}At) OR ${counter[kind]}At = :countedAt)`;

const counter = { anime: "completedAnime", manga: "completedManga" } as const satisfies Record<
  Kind,
  string
>;

/** The part of a transaction that moves a profile's completed count by `delta`. */
export function completedChange(uid: string, kind: Kind, delta: number, atMs: number) {
  const values = { ":delta": delta, ":at": atMs };
  // Only anime count for the rank, and only their change says when a count was reached.
  const ranked = kind === "anime";
  return {
    Update: {
      TableName: tableName(),
      Key: profileKey(uid),
      UpdateExpression: ranked
        ? "ADD #count :delta SET completedAnimeAt = :at, g1pk = :shard, g1sk = :uid"
        : "ADD #count :delta SET completedMangaAt = :at",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#count": counter[kind] },
      ExpressionAttributeValues: ranked
        ? { ...values, ":shard": rankShard(uid), ":uid": uid }
        : values,
    },
  };
}

/** What a profile counts of the lists its owner has made. */
type ListCounter = "customLists" | "rankingLists";

/** The part of a transaction that counts one more list of a user, and fails when they have `most` already. */
export function listMade(uid: string, counter: ListCounter, most: number): TransactItem {
  return {
    Update: {
      TableName: tableName(),
      Key: profileKey(uid),
      UpdateExpression: "ADD #count :one",
      ConditionExpression:
        "attribute_exists(pk) AND (attribute_not_exists(#count) OR #count < :most)",
      ExpressionAttributeNames: { "#count": counter },
      ExpressionAttributeValues: { ":one": 1, ":most": most },
    },
  };
}

/** The part of a transaction that counts one list of a user less. */
export function listUnmade(uid: string, counter: ListCounter): TransactItem {
  return {
    Update: {
      TableName: tableName(),
      Key: profileKey(uid),
      UpdateExpression: "ADD #count :less",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#count": counter },
      ExpressionAttributeValues: { ":less": -1 },
    },
  };
}
