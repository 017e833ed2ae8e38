import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { nowSeconds, table, tableName } from "./client.ts";
import { rateKey } from "./keys.ts";

const day = 86_400;

/** The day whose budget is used now, counted from 1970 in UTC. */
export const tokenDay = () => Math.floor(nowSeconds() / day);

const keyOfDay = (who: string, on: number) => rateKey(who, `tokens#${on}`);

/** The keys of a user's counts that DynamoDB has not removed yet. */
export const lastTokenKeys = (uid: string) =>
  [0, 1, 2].map((daysAgo) => keyOfDay(uid, tokenDay() - daysAgo));

/** Counts tokens against the budget of a day. Returns false, and counts nothing, when they do not fit into it. */
export async function reserveTokens(
  who: string,
  on: number,
  tokens: number,
  most: number,
): Promise<boolean> {
  if (tokens > most) return false;
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOfDay(who, on),
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

/** Corrects the count of a day by what was used more, or less, than was set aside. */
export async function addTokens(who: string, on: number, tokens: number): Promise<void> {
  if (tokens === 0) return;
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOfDay(who, on),
      UpdateExpression: "ADD n :tokens SET #ttl = :ttl",
      ExpressionAttributeNames: { "#ttl": "ttl" },
      ExpressionAttributeValues: { ":tokens": tokens, ":ttl": nowSeconds() + 2 * day },
    }),
  );
}
