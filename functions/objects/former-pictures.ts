import { CopyObjectCommand, ListObjectVersionsCommand } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";

/**
 * Puts a deleted picture back, as it was last, from the versions that the bucket keeps for a while. Returns false when
 * there is none any more.
 */
export async function bringBackPicture(path: string): Promise<boolean> {
  const Bucket = env("MEDIA_BUCKET");
  const Key = path.slice(1);
  const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }));
  // S3 lists the newest first.
  const last = Versions.find((version) => version.Key === Key);
  if (last?.VersionId === undefined) return false;
  const CopySource = `${Bucket}/${Key}?versionId=${encodeURIComponent(last.VersionId)}`;
  await s3.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
  return true;
}
