import { randomBytes } from "node:crypto";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { table, tableName } from "../client.ts";
import { usersIndex, rankPartitions } from "../keys.ts";

const RankedUid = z.object({ g1sk: z.string() });

/**
 * The ids of up to `most` people who have completed an anime. Ids are random, so those that follow a random one are a
 * fair sample, and no more of the index is read than it takes.
 */
export async function sampleRankedUids(most: number): Promise<string[]> {
  const perShard = Math.ceil(most / rankPartitions.length);
  const start = randomBytes(12).toString("base64url");
  const samples = rankPartitions.map(async (shard) => {
    const after = await rankedUids(shard, ">=", start, perShard);
    const before = await rankedUids(shard, "<", start, perShard - after.length);
    return [...after, ...before];
  });
  return (await sideBySide(samples)).flat();
}

async function rankedUids(
  shard: string,
  side: ">=" | "<",
  start: string,
  most: number,
): Promise<string[]> {
  const uids: string[] = [];
  let from: Record<string, unknown> | undefined;
  while (uids.length < most) {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: usersIndex,
        KeyConditionExpression: `g1pk = :shard AND g1sk ${side} :start`,
        ExpressionAttributeValues: { ":shard": shard, ":start": start },
        ProjectionExpression: "g1sk",
        Limit: most - uids.length,
        ExclusiveStartKey: from,
      }),
    );
    uids.push(...(page.Items ?? []).map((item) => RankedUid.parse(item).g1sk));
    from = page.LastEvaluatedKey;
    if (from === undefined) break;
  }
  return uids;
}
