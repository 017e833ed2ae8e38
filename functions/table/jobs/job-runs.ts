import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { statisticsKey, type Key } from "../keys.ts";

const key: Key = statisticsKey("RUNS");

const Times = z.record(z.string(), z.unknown()).transform((item) => {
  const times = Object.entries(item).filter(([, value]) => typeof value === "number");
  return Object.fromEntries(times) as Readonly<Record<string, number>>;
});

/** When jobs last came through, in milliseconds since 1970, by their names. */
export type JobRuns = z.output<typeof Times>;

/** Notes that a job came through. */
export async function noteRun(job: string, atMs: number): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: "SET #job = :at",
      ExpressionAttributeNames: { "#job": job },
      ExpressionAttributeValues: { ":at": atMs },
    }),
  );
}

/**
 * When each of these jobs last came through. One of which nothing is known yet counts from now on: it may be new, and is
 * not late before its time has passed once.
 */
export async function runsOf(jobs: readonly string[], nowMs: number): Promise<JobRuns> {
  const names = Object.fromEntries(jobs.map((job, at) => [`#job${at}`, job]));
  const sets = Object.keys(names).map((name) => `${name} = if_not_exists(${name}, :now)`);
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: `SET ${sets.join(", ")}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ":now": nowMs },
      ReturnValues: "ALL_NEW",
    }),
  );
  return Times.parse(Attributes);
}
