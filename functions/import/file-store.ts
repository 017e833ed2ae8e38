import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Readable } from "node:stream";
import { ApiError, sentences } from "../../shared/errors.ts";
import { env } from "../env.ts";
import { hasObject } from "../has-object.ts";

const s3 = new S3Client({});

/** Where one file of an import lies; a user's files lie together, so that they can go together. */
const fileKey = (uid: string, job: string, part: number): string =>
  `imports/${uid}/${job}/${part}.xml`;

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
      Key: fileKey(uid, job, part),
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
  const key = fileKey(uid, job, part);
  if (!(await hasObject(key))) throw new ApiError("not_found", sentences.importFileGone);
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key: key }));
  // In Node the SDK's streams are Node's.
  return Body as Readable;
}

/** Deletes an uploaded file; one that is not there is no mistake. */
export async function deleteFile(uid: string, job: string, part: number): Promise<void> {
  await s3.send(
    new DeleteObjectCommand({ Bucket: env("DATA_BUCKET"), Key: fileKey(uid, job, part) }),
  );
}
