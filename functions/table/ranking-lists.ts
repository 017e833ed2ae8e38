import { QueryCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../shared/limits.ts";
import { table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { won } from "./conflict.ts";
import { ownRankingKey, ownRankingPrefix, rankingIndexKey, rankingKey } from "./keys.ts";
import { deleteMadeList, listMade } from "./made-lists.ts";
import { Moderation } from "./moderation/state.ts";

const words = {
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  createdAtMs: z.number(),
  moderation: Moderation.optional(),
};

const RankingItem = z.object({
  ...words,
  uid: z.string(),
  /** How often it was edited: tells a list from what it was when somebody read it. */
  edits: z.number().default(0),
  entries: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      /** Path of the picture. */
      image: z.string(),
    }),
  ),
});

/** A ranking list, best entry first. It changes only as a whole, and its summary with it. */
export type RankingList = z.infer<typeof RankingItem> & { readonly id: string };

/** A list that nobody has edited yet. */
export type NewRanking = Omit<RankingList, "edits" | "moderation">;

/** What its owner can change of a list. */
export type RankingContent = Pick<RankingList, "name" | "description" | "tags" | "entries">;

const SummaryItem = z.object({
  ...words,
  sk: z.string(),
  count: z.number(),
  /** Path of the first entry's picture. */
  image: z.string(),
  /** None with those made before everybody's newest lists were found together. */
  g1pk: z.string().optional(),
});

/** What its owner's profile shows of a ranking list. */
export interface RankingSummary extends Omit<z.infer<typeof SummaryItem>, "sk" | "g1pk"> {
  readonly id: string;
  /** Whether everybody finds it among the newest. */
  readonly isIndexed: boolean;
}

/** A summary from its item. */
export function rankingOf(item: unknown): RankingSummary {
  const { sk, g1pk, ...summary } = SummaryItem.parse(item);
  return { id: sk.slice(ownRankingPrefix.length), ...summary, isIndexed: g1pk !== undefined };
}

/** A ranking list; undefined when there is none. */
export async function getRanking(id: string): Promise<RankingList | undefined> {
  const item = await getItem(rankingKey(id));
  return item === undefined ? undefined : { id, ...RankingItem.parse(item) };
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
  return Items.map(rankingOf).sort((a, b) => b.createdAtMs - a.createdAtMs);
}

/** What is stored of a list: itself, and what its owner's profile shows of it. */
function itemsOf({ id, uid, edits, entries, ...said }: RankingList) {
  const { length: count, 0: first } = entries;
  return {
    list: { ...rankingKey(id), uid, ...said, edits, entries },
    summary: {
      ...ownRankingKey(uid, id),
      ...rankingIndexKey(said.createdAtMs, id),
      ...said,
      count,
      image: first?.image ?? "",
    },
  };
}

/** The condition under which a list is still what it was when it was read. */
const asRead = ({ uid, edits }: RankingList) => ({
  // Those made before lists could be edited count nothing.
  ConditionExpression: "uid = :uid AND (attribute_not_exists(edits) OR edits = :edits)",
  ExpressionAttributeValues: { ":uid": uid, ":edits": edits },
});

/**
 * Stores a new list with its summary and counts it, in one transaction; one that was stored before, by a try whose answer
 * was lost or a call that this one repeats, stays. Returns the list that is stored; undefined when its owner has as many
 * as they can.
 */
export async function createRanking(made: NewRanking): Promise<RankingList | undefined> {
  const list = { ...made, edits: 0 };
  const { id, uid } = list;
  const items = itemsOf(list);
  const command = new TransactWriteCommand({
    TransactItems: [
      listMade(uid, "rankingLists", limits.rankingListsPerUser),
      {
        Put: {
          TableName: tableName(),
          Item: items.list,
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
      { Put: { TableName: tableName(), Item: items.summary } },
    ],
  });
  return (await won(() => table.send(command))) ? list : getRanking(id);
}

/**
 * Gives a list other words and entries, and its summary with them, in one transaction. Returns false when it is not as it
 * was read any more, or is gone.
 */
export function editRanking(read: RankingList, content: RankingContent): Promise<boolean> {
  const { list, summary } = itemsOf({ ...read, ...content, edits: read.edits + 1 });
  const TableName = tableName();
  const command = new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName, Item: list, ...asRead(read) } },
      // An account that is being deleted may have lost it already: it is not to come back.
      { Put: { TableName, Item: summary, ConditionExpression: "attribute_exists(pk)" } },
    ],
  });
  return won(() => table.send(command));
}

/**
 * Deletes a list, its summary and its count in one transaction. Returns false when it is not as it was read any more: it
 * may have other pictures; or when it is gone.
 */
export function deleteRanking(read: RankingList): Promise<boolean> {
  const { uid, id } = read;
  const list = { Key: rankingKey(id), ...asRead(read) };
  return deleteMadeList(uid, list, ownRankingKey(uid, id), "rankingLists");
}
