import { QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { readBatch } from "../batches.ts";
import { table, tableName } from "../client.ts";
import { won } from "../conflict.ts";
import { ownRankingKey, profileKey, rankingIndexKey, usersIndex, type IndexKey } from "../keys.ts";
import { rankingOf, type RankingSummary } from "../ranking-lists.ts";

/** A ranking list of anybody, and where it stands among all. */
export interface FoundRanking extends RankingSummary {
  readonly uid: string;
  /** Its place in the index: lists with a lesser one are older. */
  readonly place: string;
}

const Found = z.object({ pk: z.string(), sk: z.string(), g1sk: z.string() });

const { g1pk: partition } = rankingIndexKey(0, "");
/** Greater than every place. */
const newest = "~";

/**
 * Up to `most` ranking lists of everybody, newest first, that stand behind `after`, as they are now: the index, which is
 * a moment late, only says where to look. `next` is the place behind which more may stand; undefined where all were seen.
 */
export async function newestRankings(
  after: string = newest,
  most: number,
): Promise<{ readonly rankings: FoundRanking[]; readonly next: string | undefined }> {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: usersIndex,
      KeyConditionExpression: "g1pk = :all AND g1sk < :after",
      ExpressionAttributeValues: { ":all": partition, ":after": after },
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  const found = Items.map((item) => Found.parse(item));
  const summaries = await readBatch(found);
  const known = new Map(summaries.map((item) => [Found.parse(item).g1sk, item]));
  const rankings = found.flatMap(({ pk, g1sk }) => {
    const item = known.get(g1sk);
    const uid = pk.slice(profileKey("").pk.length);
    return item === undefined ? [] : [{ ...rankingOf(item), uid, place: g1sk }];
  });
  return { rankings, next: LastEvaluatedKey && found.at(-1)?.g1sk };
}

/** Lets the index have a ranking list that was made before it had any. One that is gone stays gone. */
export async function indexRanking(
  uid: string,
  { id, createdAtMs }: Pick<RankingSummary, "id" | "createdAtMs">,
): Promise<void> {
  const { g1pk, g1sk }: IndexKey = rankingIndexKey(createdAtMs, id);
  await won(() =>
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: ownRankingKey(uid, id),
        UpdateExpression: "SET g1pk = :all, g1sk = :place",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeValues: { ":all": g1pk, ":place": g1sk },
      }),
    ),
  );
}
