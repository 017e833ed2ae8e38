import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import { table, tableName } from "./client.ts";
import { answerIfWon } from "./conflict.ts";
import { progressSumKey } from "./keys.ts";

const Summed = z.object({ total: z.number() });

/** Adds to the episodes or chapters that a large shelf has in all. Returns the new sum; undefined where none is kept. */
export async function addProgress(
  uid: string,
  kind: Kind,
  by: number,
): Promise<number | undefined> {
  const answer = await answerIfWon(() =>
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: progressSumKey(uid, kind),
        UpdateExpression: "ADD #total :by",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeNames: { "#total": "total" },
        ExpressionAttributeValues: { ":by": by },
        ReturnValues: "UPDATED_NEW",
      }),
    ),
  );
  return answer && Summed.parse(answer.Attributes).total;
}

/** Keeps how many episodes or chapters a large shelf has in all, as somebody has just counted them. */
export async function putProgressSum(uid: string, kind: Kind, total: number): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...progressSumKey(uid, kind), total } }),
  );
}
