import { ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";

/** Covers never change under one path, so browsers and CloudFront may keep them for a year. */
const immutable = "public, max-age=31536000, immutable";

/** Puts a title's generated cover, SVG, at its public path. */
export const putCover = (path: string, svg: string): Promise<void> =>
  put(path, svg, "image/svg+xml");

/** Puts the wide picture of a title for links elsewhere at its public path. */
export const putWideCover = (path: string, jpeg: Uint8Array): Promise<void> =>
  put(path, jpeg, "image/jpeg");

/** Whether there is something at a cover's path, by a listing: `hasObject` says why. */
export async function hasCover(path: string): Promise<boolean> {
  const Prefix = path.slice(1);
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({ Bucket: env("MEDIA_BUCKET"), Prefix, MaxKeys: 1 }),
  );
  return Contents.some(({ Key }) => Key === Prefix);
}

async function put(path: string, Body: string | Uint8Array, ContentType: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("MEDIA_BUCKET"),
      Key: path.slice(1),
      Body,
      ContentType,
      CacheControl: immutable,
    }),
  );
}
