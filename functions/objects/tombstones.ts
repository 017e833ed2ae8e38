import { createHash } from "node:crypto";
import { PutObjectCommand, type PutObjectCommandInput } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { eachObject } from "./each-object.ts";
import { tombstoneFolder } from "./keys.ts";

/** By what a tombstone knows an account: nobody can tell from it which one it was, but who has its id. */
export const tombstoneOf = (uid: string): string =>
  createHash("sha256").update(`tombstone of ${uid}`).digest("base64url");

/** The tombstone of an account, an object with nothing in it. */
export const tombstone = (Bucket: string, uid: string): PutObjectCommandInput => ({
  Bucket,
  Key: tombstoneFolder + tombstoneOf(uid),
  Body: "",
  // The client does not count what is empty, and warns of it as of a stream.
  ContentLength: 0,
});

/**
 * Notes outside of the table that an account is deleted, so that a table of an earlier moment does not bring it back.
 * When it was noted S3 says itself, and lets the note go when no backup reaches back so far (`infra/data.ts`).
 */
export async function putTombstone(uid: string): Promise<void> {
  await s3.send(new PutObjectCommand(tombstone(env("DATA_BUCKET"), uid)));
}

/** All tombstones there are, with when each was last put, in milliseconds since 1970. */
export async function listTombstones(): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for await (const { key, changedAt } of eachObject(env("DATA_BUCKET"), tombstoneFolder)) {
    found.set(key.slice(tombstoneFolder.length), changedAt.getTime());
  }
  return found;
}
