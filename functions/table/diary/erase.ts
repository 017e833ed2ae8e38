import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { kinds } from "../../../shared/kind.ts";
import { workThrough } from "../../runtime/work-through.ts";
import { batchWrites, writeBatch } from "../batches.ts";
import { table, tableName } from "../client.ts";
import { won } from "../conflict.ts";
import { entryPrefix, profileKey, type Key } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import { archivedPrefix } from "./keys.ts";

const Found = z.object({ sk: z.string(), e: z.array(z.string()).optional() });

/** Lets an entry forget its events. */
async function forgetEvents(Key: Key): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key,
    UpdateExpression: "REMOVE e",
    // One that is gone does not come back by this.
    ConditionExpression: "attribute_exists(e)",
  });
  await won(() => table.send(update));
}

/** Round trips that are under way at the same time. */
const atOnce = 12;

/**
 * Erases what is told of a user's entries, apart from them and on them. Returns how many items there were of it, and
 * whether it came to their end before `untilMs`.
 */
export async function eraseEvents(
  uid: string,
  untilMs: number,
): Promise<{ readonly found: number; readonly isThrough: boolean }> {
  const { pk } = profileKey(uid);
  const isTimeLeft = (): boolean => Date.now() < untilMs;
  const isConsistent = true;
  const only = ["sk", "e"];
  let found = 0;
  for await (const page of pagesOf(pk, archivedPrefix(), { isConsistent, only: ["sk"] })) {
    const keys = page.map((item) => ({ pk, sk: Found.parse(item).sk }));
    found += keys.length;
    for (let at = 0; at < keys.length; at += batchWrites) {
      if (!isTimeLeft()) return { found, isThrough: false };
      await writeBatch(keys.slice(at, at + batchWrites).map((Key) => ({ DeleteRequest: { Key } })));
    }
  }
  for (const kind of kinds) {
    for await (const page of pagesOf(pk, entryPrefix(kind), { isConsistent, only })) {
      const told = page.map((item) => Found.parse(item)).filter(({ e }) => e !== undefined);
      found += told.length;
      await workThrough(told, atOnce, async ({ sk }) => {
        if (isTimeLeft()) await forgetEvents({ pk, sk });
      });
      if (!isTimeLeft()) return { found, isThrough: false };
    }
  }
  return { found, isThrough: true };
}
