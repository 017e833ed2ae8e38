import { createHash, randomBytes } from "node:crypto";
import { DeleteObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { limits } from "../../shared/limits.ts";
import { env } from "../env.ts";
import { errorFields, log } from "../log.ts";
import { sideBySide } from "../side-by-side.ts";

const s3 = new S3Client({});

/**
 * A picture is never changed under its path, so browsers may keep it for a year. CloudFront asks again sooner: a
 * picture that was deleted is to be gone there, too.
 */
const immutable = `public, max-age=31536000, s-maxage=${limits.pictureEdgeMinutes * 60}, immutable`;

/** Where all pictures of a user are: in a folder that does not give their id away. */
export function folderOf(uid: string): string {
  return `media/${createHash("sha256").update(`pictures of ${uid}`).digest("base64url").slice(0, 22)}/`;
}

/** Stores a re-encoded picture under a new path of its owner. Returns the path, which begins with a slash. */
export async function putPicture(uid: string, webp: Uint8Array): Promise<string> {
  const key = `${folderOf(uid)}${randomBytes(16).toString("base64url")}.webp`;
  await s3.send(
    new PutObjectCommand({
      Bucket: env("MEDIA_BUCKET"),
      Key: key,
      Body: webp,
      ContentType: "image/webp",
      CacheControl: immutable,
    }),
  );
  return `/${key}`;
}

/**
 * Deletes pictures of a user by their paths; those of anybody else, and those that are gone, are left alone. What they
 * were used for has been changed already: a file that stays behind is logged, goes with its owner's account, and is no
 * failure of the call.
 */
export async function deletePictures(uid: string, paths: readonly string[]): Promise<void> {
  const folder = folderOf(uid);
  const keys = paths.map((path) => path.slice(1)).filter((key) => key.startsWith(folder));
  await sideBySide(
    keys.map(async (Key) => {
      try {
        await s3.send(new DeleteObjectCommand({ Bucket: env("MEDIA_BUCKET"), Key }));
      } catch (error) {
        log("warn", "picture left behind", { path: `/${Key}`, ...errorFields(error) });
      }
    }),
  );
}

/**
 * Stores pictures of a user and runs what needs their paths, in the same order. When a part of this fails,
 * every picture that was stored goes again, and the failure is thrown.
 */
export async function withStored<Result>(
  uid: string,
  pictures: readonly Uint8Array[],
  run: (paths: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const storing = pictures.map((picture) => putPicture(uid, picture));
  const settled = await Promise.allSettled(storing);
  try {
    return await run(await sideBySide(storing));
  } catch (error) {
    const stored = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    await deletePictures(uid, stored);
    throw error;
  }
}
