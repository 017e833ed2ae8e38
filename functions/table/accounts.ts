import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "./client.ts";
import { accountPartitions, accountShard, statisticsKey } from "./keys.ts";
import { indexPagesOf } from "./pages.ts";

const AccountItem = z.object({ g1sk: z.string() });
const MarkItem = z.object({ after: z.string().optional() });

/** The ids of all accounts, shard by shard and page by page; those that come after a given one, where one is given. */
export async function* eachAccount(after?: string): AsyncGenerator<string> {
  const first = after === undefined ? 0 : accountPartitions.indexOf(accountShard(after));
  for (const [at, partition] of accountPartitions.slice(first).entries()) {
    for await (const page of indexPagesOf(partition, at === 0 ? after : undefined)) {
      for (const found of page) yield AccountItem.parse(found).g1sk;
    }
  }
}

/** The account that the job for achievements came to when its time was up; undefined when it reached the end. */
export async function getRecountMark(): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: statisticsKey("RECOUNT") }),
  );
  return Item === undefined ? undefined : MarkItem.parse(Item).after;
}

/** Remembers how far the job for achievements came; undefined lets the next run begin with the first account. */
export async function putRecountMark(after: string | undefined): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...statisticsKey("RECOUNT"), after } }),
  );
}
