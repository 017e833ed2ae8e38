import { GetObjectCommand, NoSuchKey } from "@aws-sdk/client-s3";
import { s3 } from "./client.ts";

/** The key of the page among the files of the site. */
export const pageKey = "index.html";

/** The page that people have open, from the bucket of the site's files; undefined before there is one. */
export async function readLivePage(Bucket: string): Promise<string | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: pageKey }));
    return await Body?.transformToString();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
