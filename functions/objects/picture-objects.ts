import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import * as limits from "../../shared/limits.ts";
import { env } from "../runtime/env.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { s3 } from "./client.ts";
import { eachObject } from "./each-object.ts";
import { pictureFolderOf, withheldKeyOf } from "./keys.ts";

/**
 * A picture is never changed under its path, so browsers may keep it for a year. CloudFront asks again sooner: a
 * picture that was deleted is to be gone there, too.
 */
const immutable = `public, max-age=31536000, s-maxage=${limits.pictureEdgeMinutes * 60}, immutable`;

/** Whether a path is where a picture of this user would be. */
export const isPictureOf = (uid: string, path: string): boolean =>
  path.startsWith(`/${pictureFolderOf(uid)}`);

/** The paths of all pictures of a user that are in their public place, each with a slash before it. */
export async function listPictures(uid: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { key } of eachObject(env("MEDIA_BUCKET"), pictureFolderOf(uid))) {
    paths.push(`/${key}`);
  }
  return paths;
}

/** Puts a picture at its public path, which begins with a slash. `cacheControl` says who may keep it for how long. */
export async function putPicture(
  path: string,
  webp: Uint8Array,
  cacheControl = immutable,
): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("MEDIA_BUCKET"),
      Key: path.slice(1),
      Body: webp,
      ContentType: "image/webp",
      CacheControl: cacheControl,
    }),
  );
}

/** A picture as it is in its public place, WebP of ours. Throws where it is gone. */
export async function getPicture(path: string): Promise<Uint8Array> {
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket: env("MEDIA_BUCKET"), Key: path.slice(1) }),
  );
  if (Body === undefined) throw new Error(`${path} is empty`);
  return Body.transformToByteArray();
}

/** Deletes a picture by its path, if it is this user's, also where it is withheld; one that is gone is no mistake. */
export async function deletePicture(uid: string, path: string): Promise<void> {
  if (!isPictureOf(uid, path)) return;
  const Key = path.slice(1);
  await sideBySide([
    s3.send(new DeleteObjectCommand({ Bucket: env("MEDIA_BUCKET"), Key })),
    s3.send(new DeleteObjectCommand({ Bucket: env("DATA_BUCKET"), Key: withheldKeyOf(path) })),
  ]);
}
