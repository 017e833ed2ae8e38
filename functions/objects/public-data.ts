import { DeleteObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";

/** It is written anew every day. */
const forMinutes = "public, max-age=300";

/** Puts a file of the catalogue at its public path, which begins with a slash. */
export async function putPublicData(
  path: string,
  bytes: Uint8Array | string,
  type: string,
): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("MEDIA_BUCKET"),
      Key: path.slice(1),
      Body: bytes,
      ContentType: type,
      CacheControl: forMinutes,
    }),
  );
}

/** Takes a file of the catalogue away; one that is not there is no mistake. */
export async function deletePublicData(path: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: env("MEDIA_BUCKET"), Key: path.slice(1) }));
}
