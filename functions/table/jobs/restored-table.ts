import { DescribeTableCommand } from "@aws-sdk/client-dynamodb";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { statisticsKey } from "../keys.ts";

/** The table in use. */
export interface TableInUse {
  /** What DynamoDB calls this table and never another, whatever its name. */
  readonly id: string;
  /** Whether it was made from a backup of another one, or of one before it. */
  readonly isRestored: boolean;
}

/** What DynamoDB says of the table. */
export async function getTableInUse(): Promise<TableInUse> {
  const { Table } = await table.send(new DescribeTableCommand({ TableName: tableName() }));
  if (Table?.TableId === undefined) throw new Error("DynamoDB does not say which table it is");
  return { id: Table.TableId, isRestored: Table.RestoreSummary !== undefined };
}

const Progress = z.object({
  /** The table for which it is: a table that was restored from this one finds it, and is another. */
  table: z.string(),
  /** The account that the walk over all accounts came to; not there once it came to its end. */
  after: z.string().optional(),
  /** When the walk that came to `after` looked at tombstones first, in milliseconds since 1970. */
  beganAtMs: z.number().optional(),
  /** When that walk came to its end, in milliseconds since 1970. */
  walkedAtMs: z.number().optional(),
  /** Tombstones from before this moment were told to every account. */
  lookedAtMs: z.number().optional(),
});

/** How far it has come that a table is told what has happened since. */
export type RestoreProgress = z.infer<typeof Progress>;

/** How far that has come for a table. */
export async function getRestoreProgress(id: string): Promise<RestoreProgress> {
  const item = await getItem(statisticsKey("RESTORED"));
  const progress = item === undefined ? undefined : Progress.parse(item);
  return progress?.table === id ? progress : { table: id };
}

/** Notes how far that has come. */
export async function putRestoreProgress(progress: RestoreProgress): Promise<void> {
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...statisticsKey("RESTORED"), ...progress },
    }),
  );
}
