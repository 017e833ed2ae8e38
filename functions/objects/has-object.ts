import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";

/**
 * Whether the data bucket has an object. It is looked for in a listing: to functions, which may list no more than what
 * they work with, S3 says of a missing object only that it is forbidden.
 */
export async function hasObject(key: string): Promise<boolean> {
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({ Bucket: env("DATA_BUCKET"), Prefix: key, MaxKeys: 1 }),
  );
  return Contents.some(({ Key }) => Key === key);
}
