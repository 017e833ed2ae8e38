import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import type { Readable } from "node:stream";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { hasObject } from "./has-object.ts";
import { importFileKey } from "./keys.ts";
import { mayBeMissing } from "./newest-object.ts";

/** Keeps an uploaded file until it has been read. */
export async function putFile(
  uid: string,
  job: string,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("DATA_BUCKET"),
      Key: importFileKey(uid, job, part),
      Body: bytes,
      ContentType: "application/xml",
    }),
  );
}

/** An uploaded file as a stream. Throws ApiError 404 when it is gone. */
export async function openFile(
  uid: string,
  job: string,
  part: number,
): Promise<AsyncIterable<Uint8Array>> {
  const Key = importFileKey(uid, job, part);
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key }));
    // In Node the SDK's streams are Node's.
    return Body as Readable;
  } catch (error) {
    // Asked first, a file that an account's deletion takes away just then would be called forbidden.
    if (!mayBeMissing(error) || (await hasObject(Key))) throw error;
    throw new ApiError("not_found", sentences.importFileGone);
  }
}

/** Deletes an uploaded file; one that is not there is no mistake. */
export async function deleteFile(uid: string, job: string, part: number): Promise<void> {
  await s3.send(
    new DeleteObjectCommand({ Bucket: env("DATA_BUCKET"), Key: importFileKey(uid, job, part) }),
  );
}
