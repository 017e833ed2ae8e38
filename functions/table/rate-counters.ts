import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { rates, type Rate } from "../../shared/rates.ts";
import { nowSeconds, table, tableName } from "./client.ts";
import { rateKey, type Key } from "./keys.ts";

const windowKey = (who: string, name: string, seconds: number, window: number): Key =>
  rateKey(who, `${name}#${seconds}#${window}`);

/**
 * Counts one call of `who` in the current window of `seconds` seconds.
 * Returns 0 when at most `most` calls were made in it, else the seconds until the window ends.
 */
export async function countCall(
  who: string,
  name: string,
  seconds: number,
  most: number,
): Promise<number> {
  const now = nowSeconds();
  const window = Math.floor(now / seconds);
  const endsAt = (window + 1) * seconds;
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: windowKey(who, name, seconds, window),
        UpdateExpression: "ADD n :one SET #ttl = :ttl",
        ConditionExpression: "attribute_not_exists(n) OR n < :most",
        ExpressionAttributeNames: { "#ttl": "ttl" },
        ExpressionAttributeValues: { ":one": 1, ":most": most, ":ttl": endsAt + 60 },
      }),
    );
    return 0;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return endsAt - now;
    throw error;
  }
}

/** The keys of all counters of a user that DynamoDB has not removed yet, or only just. */
export function lastRateKeys(uid: string): Key[] {
  const now = nowSeconds();
  return Object.entries<Rate>(rates).flatMap(([name, { user = [], newcomer = [] }]) => {
    // A newcomer's window may be as long as everybody's, and is the same counter then.
    const lengths = new Set([...user, ...newcomer].map(({ seconds }) => seconds));
    return [...lengths].flatMap((seconds) => {
      const window = Math.floor(now / seconds);
      return [window - 1, window].map((each) => windowKey(uid, name, seconds, each));
    });
  });
}
