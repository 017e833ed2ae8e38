import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { randomId } from "../random-id.ts";
import { table, tableName } from "./client.ts";
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

/** The pictures noted before a time, in milliseconds since 1970: at most `most` notes of them. */
export async function listWatches(beforeMs: number, most: number): Promise<Watch[]> {
  const found: Watch[] = [];
  for await (const page of pagesOf(watchedPicturesPartition)) {
    for (const item of page) {
      const { sk, uid, paths, at } = WatchItem.parse(item);
      if (at < beforeMs) found.push({ uid, id: sk.slice(uid.length + 1), paths });
      if (found.length === most) return found;
    }
  }
  return found;
}

/** Forgets whatever is noted of a user who is gone. */
export async function forgetWatchesOf(uid: string): Promise<void> {
  for await (const page of pagesOf(watchedPicturesPartition, `${uid}#`)) {
    const keys = page.map((item) => WatchItem.pick({ sk: true }).parse(item));
    for (const { sk } of keys) await forgetWatch({ uid, id: sk.slice(uid.length + 1) });
  }
}
