import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { statisticsKey } from "../keys.ts";
import { Holders } from "../statistics.ts";

const MarkItem = z.object({ after: z.string().optional(), counted: Holders.optional() });

/**
 * Where the job for achievements stopped when its time was up: the account that it came to, and what it had counted by
 * then; neither when it reached the end.
 */
export type RecountMark = z.infer<typeof MarkItem>;

/** Where the job for achievements stopped the last time. */
export async function getRecountMark(): Promise<RecountMark> {
  const item = await getItem(statisticsKey("RECOUNT"), { isConsistent: false });
  return item === undefined ? {} : MarkItem.parse(item);
}

/** Remembers where the job for achievements stopped; an empty mark lets the next run begin with the first account. */
export async function putRecountMark({ after, counted }: RecountMark): Promise<void> {
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...statisticsKey("RECOUNT"), after, counted },
    }),
  );
}
