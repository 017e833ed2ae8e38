import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../../shared/limits.ts";
import { isExpired, nowSeconds, table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { failedConditions, isConflict } from "../conflict.ts";
import { nameIndexKey, profileKey, usernameKey } from "../keys.ts";
import type { TransactItem } from "../transact-item.ts";
import type { Profile } from "./profiles.ts";

// A name whose account was deleted is held for nobody.
const NameItem = z.object({ uid: z.string().optional(), ttl: z.number().optional() });

const day = 86_400;

/** The user who has a username, or had it until at most 30 days ago, read strongly: a new name is in use at once. */
export async function findUid(username: string): Promise<string | undefined> {
  if (username.length > limits.usernameMaximum) return undefined;
  const stored = await getItem(usernameKey(username));
  if (stored === undefined) return undefined;
  const item = NameItem.parse(stored);
  return isExpired(item) ? undefined : item.uid;
}

/** A put that takes a username if it is free: never used, or held longer than its time. */
export function takeName(username: string, uid: string): TransactItem {
  return {
    Put: {
      TableName: tableName(),
      Item: { ...usernameKey(username), ...nameIndexKey(username, uid), uid, username },
      ConditionExpression: "attribute_not_exists(pk) OR #ttl <= :now OR uid = :uid",
      ExpressionAttributeNames: { "#ttl": "ttl" },
      ExpressionAttributeValues: { ":now": nowSeconds(), ":uid": uid },
    },
  };
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
    items.push(holdName(profile.username));
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

/** Needs no condition of its own: a profile has no name that is not its owner's, and `renameProfile` says that it still has this one. */
function holdName(username: string): TransactItem {
  return {
    Update: {
      TableName: tableName(),
      Key: usernameKey(username),
      // Who looks for people does not find them by a name that they had.
      UpdateExpression: "SET #ttl = :until REMOVE g1pk, g1sk",
      ExpressionAttributeNames: { "#ttl": "ttl" },
      ExpressionAttributeValues: { ":until": nowSeconds() + limits.usernameHeldDays * day },
    },
  };
}
