import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { randomId } from "../runtime/random-id.ts";
import { table, tableName } from "./client.ts";
import { won } from "./conflict.ts";
import { watchedPicturesKey, watchedPicturesPartition } from "./keys.ts";
import { pagesOf } from "./pages.ts";

const WatchItem = z.object({
  sk: z.string(),
  uid: z.string(),
  paths: z.array(z.string()),
  at: z.number(),
});

/** Pictures of a user that are about to be stored or given up: whoever stops midway leaves them to the sweep. */
export interface Watch {
  readonly uid: string;
  readonly id: string;
  readonly paths: readonly string[];
}

/** Notes pictures, by their paths, before anything is done with them. */
export async function watchPictures(uid: string, paths: readonly string[]): Promise<Watch> {
  const watch = { uid, id: randomId(), paths };
  const { id } = watch;
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...watchedPicturesKey(uid, id), uid, paths, at: Date.now() },
    }),
  );
  return watch;
}

/** Forgets pictures that are in use, or gone. */
export async function forgetWatch({ uid, id }: Pick<Watch, "uid" | "id">): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: watchedPicturesKey(uid, id) }));
}

/** The pictures noted before a time, in milliseconds since 1970: at most `most` notes of them, the oldest first. */
export async function listWatches(beforeMs: number, most: number): Promise<Watch[]> {
  const found: z.infer<typeof WatchItem>[] = [];
  for await (const page of pagesOf(watchedPicturesPartition)) {
    const notes = page.map((item) => WatchItem.parse(item));
    found.push(...notes.filter(({ at }) => at < beforeMs));
  }
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ sk, uid, paths }) => ({ uid, id: sk.slice(uid.length + 1), paths }));
}

/** Puts pictures that could not be seen to behind those noted before a time. A note that is gone stays so. */
export async function putOffWatch({ uid, id }: Watch, atMs: number): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: watchedPicturesKey(uid, id),
    UpdateExpression: "SET #at = :at",
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeNames: { "#at": "at" },
    ExpressionAttributeValues: { ":at": atMs },
  });
  await won(() => table.send(update));
}

/** Forgets whatever is noted of a user who is gone. */
export async function forgetWatchesOf(uid: string): Promise<void> {
  for await (const page of pagesOf(watchedPicturesPartition, `${uid}#`)) {
    const keys = page.map((item) => WatchItem.pick({ sk: true }).parse(item));
    for (const { sk } of keys) await forgetWatch({ uid, id: sk.slice(uid.length + 1) });
  }
}
