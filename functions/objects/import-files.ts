import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import type { Readable } from "node:stream";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { hasObject } from "./has-object.ts";
import { importFileKey } from "./keys.ts";

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
  const key = importFileKey(uid, job, part);
  if (!(await hasObject(key))) throw new ApiError("not_found", sentences.importFileGone);
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key: key }));
  // In Node the SDK's streams are Node's.
  return Body as Readable;
}

/** Deletes an uploaded file; one that is not there is no mistake. */
export async function deleteFile(uid: string, job: string, part: number): Promise<void> {
  await s3.send(
    new DeleteObjectCommand({ Bucket: env("DATA_BUCKET"), Key: importFileKey(uid, job, part) }),
  );
}
