import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { nowSeconds, table, tableName } from "./client.ts";
import { rateKey } from "./keys.ts";

const day = 86_400;

const keyOfDay = (who: string, daysAgo: number) =>
  rateKey(who, `tokens#${Math.floor(nowSeconds() / day) - daysAgo}`);

const keyOfToday = (who: string) => keyOfDay(who, 0);

/** The keys of a user's counts that DynamoDB has not removed yet. */
export const lastTokenKeys = (uid: string) => [0, 1, 2].map((daysAgo) => keyOfDay(uid, daysAgo));

/** Counts tokens against a budget of the day. Returns false, and counts nothing, when they do not fit into it. */
export async function reserveTokens(who: string, tokens: number, most: number): Promise<boolean> {
  if (tokens > most) return false;
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOfToday(who),
        UpdateExpression: "ADD n :tokens SET #ttl = :ttl",
        ConditionExpression: "attribute_not_exists(n) OR n <= :room",
        ExpressionAttributeNames: { "#ttl": "ttl" },
        ExpressionAttributeValues: {
          ":tokens": tokens,
          ":room": most - tokens,
          ":ttl": nowSeconds() + 2 * day,
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Corrects the day's count by what was used more, or less, than was set aside. */
export async function addTokens(who: string, tokens: number): Promise<void> {
  if (tokens === 0) return;
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOfToday(who),
      UpdateExpression: "ADD n :tokens SET #ttl = :ttl",
      ExpressionAttributeNames: { "#ttl": "ttl" },
      ExpressionAttributeValues: { ":tokens": tokens, ":ttl": nowSeconds() + 2 * day },
    }),
  );
}
