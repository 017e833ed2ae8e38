import { PutCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { randomId } from "../runtime/random-id.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { table, tableName } from "./client.ts";
import { isConflict, untilFree, won } from "./conflict.ts";
import { countPlacedImports } from "./imports/import-jobs.ts";
import {
  achievementKey,
  achievementPrefix,
  ownListPrefix,
  ownRankingPrefix,
  profileKey,
} from "./keys.ts";

const AchievementItem = z.object({ sk: z.string(), at: z.number() });

/** When a user earned which achievements, in milliseconds since 1970, by code. */
export async function listEarned(uid: string): Promise<ReadonlyMap<string, number>> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
      ExpressionAttributeValues: {
        ":pk": achievementKey(uid, "").pk,
        ":prefix": achievementPrefix,
      },
    }),
  );
  return new Map(
    Items.map((item) => AchievementItem.parse(item)).map(({ sk, at }) => [
      sk.slice(achievementPrefix.length),
      at,
    ]),
  );
}

/**
 * Grants an achievement. Returns false when the user has it already: of many who try at once, one is told true, also
 * when the answer to its first try was lost: the grant holds who made it.
 */
export async function putEarned(uid: string, code: string): Promise<boolean> {
  const by = randomId();
  const command = new PutCommand({
    TableName: tableName(),
    Item: { ...achievementKey(uid, code), at: Date.now(), by },
    ConditionExpression: "attribute_not_exists(pk) OR #by = :by",
    ExpressionAttributeNames: { "#by": "by" },
    ExpressionAttributeValues: { ":by": by },
  });
  return won(() => table.send(command));
}

/** How many lists and ranking lists a user has, and how many of their imports are in their lists. */
export async function countOwnThings(
  uid: string,
): Promise<Readonly<Record<"lists" | "rankings" | "imports", number>>> {
  const count = async (prefix: string): Promise<number> => {
    const { Count = 0 } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
        ExpressionAttributeValues: { ":pk": profileKey(uid).pk, ":prefix": prefix },
        Select: "COUNT",
        ConsistentRead: true,
      }),
    );
    return Count;
  };
  const [lists, rankings, imports] = await sideBySide([
    count(ownListPrefix),
    count(ownRankingPrefix),
    countPlacedImports(uid),
  ]);
  return { lists, rankings, imports };
}

/** Remembers that a user has not been told of achievements yet. */
export async function rememberUnseen(uid: string, codes: readonly string[]): Promise<void> {
  await changeUnseen(uid, "ADD", codes);
}

/** Forgets the achievements that a user has been told of; all others stay unseen. */
export async function forgetUnseen(uid: string, codes: readonly string[]): Promise<void> {
  await changeUnseen(uid, "DELETE", codes);
}

/** A set, so that what is added meanwhile is neither told twice nor forgotten with the rest. */
async function changeUnseen(
  uid: string,
  operator: "ADD" | "DELETE",
  codes: readonly string[],
): Promise<void> {
  // DynamoDB knows no empty set.
  if (codes.length === 0) return;
  const change = new UpdateCommand({
    TableName: tableName(),
    Key: profileKey(uid),
    UpdateExpression: `${operator} untold :codes`,
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeValues: { ":codes": new Set(codes) },
  });
  try {
    await untilFree(() => table.send(change));
  } catch (error) {
    // An account that is gone has nothing to be told.
    if (!isConflict(error)) throw error;
  }
}
