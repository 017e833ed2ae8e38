import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { won } from "./conflict.ts";
import { rankPartitions, statisticsKey } from "./keys.ts";
import { indexPagesOf } from "./pages.ts";

/** What the rank job reads of each user who has completed something. */
export interface RankedUser {
  readonly uid: string;
  readonly username: string;
  readonly avatar: string;
  readonly completed: number;
  /** When the count was reached, in milliseconds since 1970. */
  readonly reachedAtMs: number;
}

/** How many users have completed how much: enough to rank anybody, whatever the size of the community. */
export interface RankStatistics {
  /** Distinct completed counts, descending. */
  readonly counts: readonly number[];
  /** For each of them, how many users have completed more. */
  readonly above: readonly number[];
  /** Users who have completed anything. */
  readonly users: number;
  /** The best users, in the order of the Top Users panel. */
  readonly top: readonly RankedUser[];
}

const RankedItem = z.object({
  g1sk: z.string(),
  username: z.string(),
  avatar: z.string(),
  completedAnime: z.number(),
  completedAnimeAt: z.number(),
});

const RankedUserField = z.object({
  uid: z.string(),
  username: z.string(),
  avatar: z.string(),
  completed: z.number(),
  reachedAtMs: z.number(),
});

const RankItem = z.object({
  counts: z.array(z.number()),
  above: z.array(z.number()),
  users: z.number(),
  top: z.array(RankedUserField),
  countedAtMs: z.number().default(0),
});

/** How many members were counted, and how many of them have each achievement, by its code. */
export const Holders = z.object({
  members: z.number(),
  holders: z.record(z.string(), z.number()),
});
export type Holders = z.infer<typeof Holders>;

const TrendItem = z.object({ ids: z.array(z.number()) });

/** Everybody who has completed an anime, shard by shard and page by page. */
export async function* eachRankedUser(): AsyncGenerator<RankedUser> {
  for (const partition of rankPartitions) {
    for await (const page of indexPagesOf(partition)) {
      for (const found of page) {
        const item = RankedItem.parse(found);
        yield {
          uid: item.g1sk,
          username: item.username,
          avatar: item.avatar,
          completed: item.completedAnime,
          reachedAtMs: item.completedAnimeAt,
        };
      }
    }
  }
}

/** Stores what the rank job found, and when. Returns false when a run that began later has been faster. */
export function putRankStatistics(
  statistics: RankStatistics,
  countedAtMs: number,
): Promise<boolean> {
  return won(() =>
    table.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...statisticsKey("RANK"), ...statistics, countedAtMs },
        ConditionExpression: "attribute_not_exists(countedAtMs) OR countedAtMs <= :at",
        ExpressionAttributeValues: { ":at": countedAtMs },
      }),
    ),
  );
}

/** What the rank job found last, and when; an empty community before its first run. */
export async function getRankStatistics({ isConsistent = false } = {}): Promise<
  RankStatistics & { readonly countedAtMs: number }
> {
  const item = await getItem(statisticsKey("RANK"), { isConsistent });
  if (item === undefined) return { counts: [], above: [], users: 0, top: [], countedAtMs: 0 };
  return RankItem.parse(item);
}

/** Takes somebody out of those who lead, until the rank job counts anew. Returns false when it has done so meanwhile. */
export async function leaveOutOfTop(uid: string): Promise<boolean> {
  // An older count may lack whom the present one shows.
  const { top, countedAtMs } = await getRankStatistics({ isConsistent: true });
  if (top.every((user) => user.uid !== uid)) return true;
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: statisticsKey("RANK"),
    UpdateExpression: "SET #top = :top",
    ConditionExpression: "countedAtMs = :at",
    ExpressionAttributeNames: { "#top": "top" },
    ExpressionAttributeValues: {
      ":top": top.filter((user) => user.uid !== uid),
      ":at": countedAtMs,
    },
  });
  return won(() => table.send(update));
}

/** Stores the ids of the anime people add most, hottest first. */
export async function putTrend(ids: readonly number[]): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...statisticsKey("TREND"), ids } }),
  );
}

/** The ids of the anime people add most, hottest first; undefined before the trending job's first run. */
export async function getTrend(): Promise<readonly number[] | undefined> {
  const item = await getItem(statisticsKey("TREND"), { isConsistent: false });
  return item === undefined ? undefined : TrendItem.parse(item).ids;
}

/** Stores how many members have each achievement. */
export async function putHolders(counted: Holders): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...statisticsKey("EARNED"), ...counted } }),
  );
}

/** How many members have each achievement; undefined before the job for achievements has come to the end of all once. */
export async function getHolders(): Promise<Holders | undefined> {
  const item = await getItem(statisticsKey("EARNED"), { isConsistent: false });
  return item === undefined ? undefined : Holders.parse(item);
}
