import { createHash } from "node:crypto";
import { ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { tombstoneFolder } from "./keys.ts";

/** By what a tombstone knows an account: nobody can tell from it which one it was, but who has its id. */
export const tombstoneOf = (uid: string): string =>
  createHash("sha256").update(`tombstone of ${uid}`).digest("base64url");

/**
 * Notes outside of the table that an account is deleted, so that a table of an earlier moment does not bring it back.
 * When it was noted S3 says itself, and lets the note go when no backup reaches back so far (`infra/data.ts`).
 */
export async function putTombstone(uid: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("DATA_BUCKET"),
      Key: tombstoneFolder + tombstoneOf(uid),
      Body: "",
    }),
  );
}

/** All tombstones there are, with when each was last put, in milliseconds since 1970. */
export async function listTombstones(): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  let from: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({
        Bucket: env("DATA_BUCKET"),
        Prefix: tombstoneFolder,
        ContinuationToken: from,
      }),
    );
    for (const { Key = "", LastModified } of page.Contents ?? []) {
      found.set(Key.slice(tombstoneFolder.length), LastModified?.getTime() ?? Date.now());
    }
    from = page.NextContinuationToken;
  } while (from !== undefined);
  return found;
}
