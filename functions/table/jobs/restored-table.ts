import { DescribeTableCommand } from "@aws-sdk/client-dynamodb";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { statisticsKey } from "../keys.ts";

/** A table that was made from a backup of another one, or of one before it. */
export interface RestoredTable {
  /** What DynamoDB calls this table and never another, whatever its name. */
  readonly id: string;
  /** The moment that it is of, in milliseconds since 1970. */
  readonly ofMs: number;
}

/** That the table was restored; undefined of one that has been what it is from the beginning. */
export async function getRestoredTable(): Promise<RestoredTable | undefined> {
  const { Table } = await table.send(new DescribeTableCommand({ TableName: tableName() }));
  const ofMs = Table?.RestoreSummary?.RestoreDateTime?.getTime();
  if (Table?.TableId === undefined || ofMs === undefined) return undefined;
  return { id: Table.TableId, ofMs };
}

const Progress = z.object({
  /** The table for which it is: a table that was restored from this one finds it, and is another. */
  table: z.string(),
  /** The account that the walk over all accounts came to. */
  after: z.string().optional(),
  /** When that walk came to its end, in milliseconds since 1970. */
  walkedAtMs: z.number().optional(),
  /** When tombstones were last looked at. */
  lookedAtMs: z.number().optional(),
});

/** How far it has come that a restored table is told what has happened since. */
export type RestoreProgress = z.infer<typeof Progress>;

/** How far that has come for a table. */
export async function getRestoreProgress({ id }: RestoredTable): Promise<RestoreProgress> {
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
