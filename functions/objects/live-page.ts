import { GetObjectCommand } from "@aws-sdk/client-s3";
import { s3 } from "./client.ts";

/** The key of the page among the files of the site. */
export const pageKey = "index.html";

/** The page that people have open, from the bucket of the site's files. Rejects where there is none yet. */
export async function readLivePage(Bucket: string): Promise<string> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: pageKey }));
  return (await Body?.transformToString()) ?? "";
}
