import { gzipSync } from "node:zlib";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { randomId } from "../runtime/random-id.ts";
import { s3 } from "./client.ts";
import { exportFolderOf } from "./keys.ts";

/** A file as the browser is to save it. */
interface FileToSave {
  readonly text: string;
  readonly name: string;
  /** Without the charset. */
  readonly type: string;
  readonly isPacked: boolean;
}

/** Keeps a file of a user for a day, on our own origin, under a name that nobody can guess. Returns its path. */
export async function saveFile(
  uid: string,
  { text, name, type, isPacked }: FileToSave,
): Promise<string> {
  const key = `${exportFolderOf(uid)}${randomId()}`;
  await s3.send(
    new PutObjectCommand({
      Bucket: env("MEDIA_BUCKET"),
      Key: key,
      Body: isPacked ? gzipSync(text) : text,
      ContentType: `${type}; charset=utf-8`,
      ContentDisposition: `attachment; filename="${name}"`,
      CacheControl: "private, no-store",
      ...(isPacked ? { ContentEncoding: "gzip" } : {}),
    }),
  );
  return `/${key}`;
}
