import { GetObjectCommand, NoSuchKey } from "@aws-sdk/client-s3";
import { s3 } from "./client.ts";
import { assetListKey, pageKey } from "./keys.ts";

/** The page that people have open, from the bucket of the site's files; undefined before there is one. */
export const readLivePage = (bucket: string): Promise<string | undefined> =>
  readFile(bucket, pageKey);

/** The list of all assets of the page that people have open, as it was uploaded; undefined before there is one. */
export const readAssetList = (bucket: string): Promise<string | undefined> =>
  readFile(bucket, assetListKey);

async function readFile(Bucket: string, Key: string): Promise<string | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    return await Body?.transformToString();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
