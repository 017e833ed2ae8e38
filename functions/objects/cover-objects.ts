import { HeadObjectCommand, PutObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { errorStatus } from "../../shared/errors.ts";
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

/** Whether there is something at a cover's path. */
export async function hasCover(path: string): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand({ Bucket: env("MEDIA_BUCKET"), Key: path.slice(1) }));
    return true;
  } catch (error) {
    // To who may not list, S3 says of a missing object that it is forbidden.
    if (error instanceof S3ServiceException && isMissing(error.$metadata.httpStatusCode))
      return false;
    throw error;
  }
}

const isMissing = (status: number | undefined): boolean =>
  status === errorStatus.forbidden || status === errorStatus.not_found;

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
