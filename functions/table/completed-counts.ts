import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import { table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { isConflict } from "./conflict.ts";
import { profileKey, rankShard } from "./keys.ts";

const CountedProfile = z.object({
  completedAnime: z.number().default(0),
  completedManga: z.number().default(0),
  completedAnimeAt: z.number().default(0),
  completedMangaAt: z.number().default(0),
});

/**
 * Makes a profile's completed count what `count` finds on the shelf. Returns false, having changed nothing, when the
 * count moved meanwhile; true also for an account that is gone.
 */
export async function recountCompleted(
  uid: string,
  kind: Kind,
  count: () => Promise<number>,
): Promise<boolean> {
  const item = await getItem(profileKey(uid));
  if (item === undefined) return true;
  const before = CountedProfile.parse(item);
  const delta = (await count()) - before[counter[kind]];
  if (delta === 0) return true;
  const { Update } = completedChange(uid, kind, delta, Date.now());
  try {
    await table.send(
      new UpdateCommand({
        ...Update,
        ConditionExpression: `attribute_exists(pk) AND ${stillCounted(kind)}`,
        ExpressionAttributeValues: {
          ...Update.ExpressionAttributeValues,
          ":count": before[counter[kind]],
          ":countedAt": before[`${counter[kind]}At`],
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** The condition that nobody has completed or un-completed a title since the profile was read. */
const stillCounted = (kind: Kind): string =>
  `(attribute_not_exists(#count) OR #count = :count) AND ` +
  `(attribute_not_exists(${counter[kind]}At) OR ${counter[kind]}At = :countedAt)`;

const counter = { anime: "completedAnime", manga: "completedManga" } as const satisfies Record<
  Kind,
  string
>;

/** The part of a transaction that moves a profile's completed count by `delta`. */
export function completedChange(uid: string, kind: Kind, delta: number, atMs: number) {
  const values = { ":delta": delta, ":at": atMs };
  // Only anime count for the rank, and only their change says when a count was reached.
  const ranked = kind === "anime";
  return {
    Update: {
      TableName: tableName(),
      Key: profileKey(uid),
      UpdateExpression: ranked
        ? "ADD #count :delta SET completedAnimeAt = :at, g1pk = :shard, g1sk = :uid"
        : "ADD #count :delta SET completedMangaAt = :at",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#count": counter[kind] },
      ExpressionAttributeValues: ranked
        ? { ...values, ":shard": rankShard(uid), ":uid": uid }
        : values,
    },
  };
}
