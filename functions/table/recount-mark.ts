import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { statisticsKey } from "./keys.ts";

const MarkItem = z.object({ after: z.string().optional() });

/** The account that the job for achievements came to when its time was up; undefined when it reached the end. */
export async function getRecountMark(): Promise<string | undefined> {
  const item = await getItem(statisticsKey("RECOUNT"), { isConsistent: false });
  return item === undefined ? undefined : MarkItem.parse(item).after;
}

/** Remembers how far the job for achievements came; undefined lets the next run begin with the first account. */
export async function putRecountMark(after: string | undefined): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...statisticsKey("RECOUNT"), after } }),
  );
}
