import { HeadObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { releaseKey, type ReleaseNote } from "../../catalogue/source-key.ts";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { hasObject } from "./has-object.ts";

/** What is noted of the release of the anime-offline-database that is there; nothing when none is, or another file. */
export async function storedRelease(): Promise<Partial<ReleaseNote>> {
  if (!(await hasObject(releaseKey))) return {};
  const { Metadata } = await s3.send(
    new HeadObjectCommand({ Bucket: env("DATA_BUCKET"), Key: releaseKey }),
  );
  return { ...Metadata };
}

/** Puts a release in place of the last; S3 refuses it when it is not what its checksum says. */
export async function putRelease(bytes: Uint8Array, note: ReleaseNote): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("DATA_BUCKET"),
      Key: releaseKey,
      Body: bytes,
      ChecksumSHA256: Buffer.from(note.sha256, "hex").toString("base64"),
      Metadata: { ...note },
    }),
  );
}
