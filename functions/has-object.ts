import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { env } from "./env.ts";

const s3 = new S3Client({});

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
