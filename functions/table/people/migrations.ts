import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { won } from "../conflict.ts";
import { statisticsKey } from "../keys.ts";

const Progress = z.object({
  /** When the job first met it, in milliseconds since 1970. */
  seenAtMs: z.number(),
  startedAtMs: z.number().optional(),
  finishedAtMs: z.number().optional(),
  /** The account that it came to. */
  after: z.string().optional(),
  /** Accounts that it came by, and those of them for which it failed. */
  people: z.number(),
  failed: z.number(),
});

/** How far a migration has come. */
export type MigrationProgress = z.infer<typeof Progress>;

const MigrationsItem = z.object({
  revision: z.number(),
  progress: z.record(z.string(), Progress),
});

/** How far every migration has come, by name, and how often that was written. */
export type Migrations = z.infer<typeof MigrationsItem>;

/** How far every migration has come. */
export async function getMigrations(): Promise<Migrations> {
  const item = await getItem(statisticsKey("MIGRATIONS"));
  return item === undefined ? { revision: 0, progress: {} } : MigrationsItem.parse(item);
}

/**
 * Writes how far every migration has come in place of what was read, with the revision that was read. Returns what is
 * written then; undefined when another run has written meanwhile.
 */
export async function putMigrations({
  revision,
  progress,
}: Migrations): Promise<Migrations | undefined> {
  const next = { revision: revision + 1, progress };
  const isWritten = await won(() =>
    table.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...statisticsKey("MIGRATIONS"), ...next },
        ConditionExpression: "attribute_not_exists(pk) OR revision = :read",
        ExpressionAttributeValues: { ":read": revision },
      }),
    ),
  );
  return isWritten ? next : undefined;
}
