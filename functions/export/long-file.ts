import { gzipSync } from "node:zlib";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { accepts, isTooLong } from "../compression.ts";
import { env } from "../env.ts";
import { folderOf } from "../pictures/folder.ts";
import { randomId } from "../random-id.ts";
import { Reply, type SavedFile } from "../reply.ts";
import type { HttpEvent } from "../request.ts";

const s3 = new S3Client({});

/** Where the files of a user lie that were too long for an answer. */
export const exportFolderOf = (uid: string): string =>
  folderOf(uid).replace(/^media\//, "media/exports/");

/**
 * A file as an answer, or, where it is too long for one, as an object that the answer leads to: on our own origin, under a
 * name that nobody can guess, for a day.
 */
export async function fileReply(
  uid: string,
  event: HttpEvent,
  text: string,
  file: SavedFile,
): Promise<Reply<string>> {
  if (!isTooLong(text)) return new Reply(text, { file });
  const isPacked = accepts(event, "gzip");
  const key = `${exportFolderOf(uid)}${randomId()}`;
  await s3.send(
    new PutObjectCommand({
      Bucket: env("MEDIA_BUCKET"),
      Key: key,
      Body: isPacked ? gzipSync(text) : text,
      ContentType: `${file.type}; charset=utf-8`,
      ContentDisposition: `attachment; filename="${file.name}"`,
      CacheControl: "private, no-store",
      ...(isPacked ? { ContentEncoding: "gzip" } : {}),
    }),
  );
  return new Reply("", { location: `/${key}` });
}
