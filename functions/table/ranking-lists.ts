import { GetCommand, QueryCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { limits } from "../../shared/limits.ts";
import { untilFree } from "./until-free.ts";
import { table, tableName } from "./client.ts";
import { decided } from "./conflict.ts";
import { ownRankingKey, ownRankingPrefix, rankingKey } from "./keys.ts";
import { deleteMadeList, listMade } from "./made-lists.ts";

const words = {
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  createdAtMs: z.number(),
};

const RankingItem = z.object({
  ...words,
  uid: z.string(),
  entries: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      /** Path of the picture. */
      image: z.string(),
    }),
  ),
});

/** A ranking list, best entry first. Once published it never changes, so its summary can stand beside it. */
export type RankingList = z.infer<typeof RankingItem> & { readonly id: string };

const SummaryItem = z.object({
  ...words,
  sk: z.string(),
  count: z.number(),
  /** Path of the first entry's picture. */
  image: z.string(),
});

/** What its owner's profile shows of a ranking list. */
export type RankingSummary = Omit<z.infer<typeof SummaryItem>, "sk"> & { readonly id: string };

/** A ranking list; undefined when there is none. */
export async function getRanking(id: string): Promise<RankingList | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: rankingKey(id), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : { id, ...RankingItem.parse(Item) };
}

/** Summaries of all ranking lists of a user, newest first. */
export async function rankingsOf(uid: string): Promise<RankingSummary[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
      ExpressionAttributeValues: { ":pk": ownRankingKey(uid, "").pk, ":prefix": ownRankingPrefix },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => {
    const { sk, ...summary } = SummaryItem.parse(item);
    return { id: sk.slice(ownRankingPrefix.length), ...summary };
  }).sort((a, b) => b.createdAtMs - a.createdAtMs);
}

/**
 * Stores a new list with its summary and counts it, in one transaction; one that was stored before, by a try whose answer
 * was lost or a call that this one repeats, stays. Returns the list that is stored; undefined when its owner has as many
 * as they can.
 */
export async function createRanking(list: RankingList): Promise<RankingList | undefined> {
  const { id, uid, entries, ...said } = list;
  const command = new TransactWriteCommand({
    TransactItems: [
      listMade(uid, "rankingLists", limits.rankingListsPerUser),
      {
        Put: {
          TableName: tableName(),
          Item: { ...rankingKey(id), uid, ...said, entries },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
      {
        Put: {
          TableName: tableName(),
          Item: {
            ...ownRankingKey(uid, id),
            ...said,
            count: entries.length,
            image: entries[0]?.image ?? "",
          },
        },
      },
    ],
  });
  return (await untilFree(() => decided(table.send(command)))) ? list : getRanking(id);
}

/** Deletes a list, its summary and its count in one transaction, if it is this user's. Returns false when it is not, or is gone. */
export function deleteRanking(uid: string, id: string): Promise<boolean> {
  return deleteMadeList(uid, rankingKey(id), ownRankingKey(uid, id), "rankingLists");
}
