import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { pictureFolderOf, withheldFolderOf, withheldKeyOf } from "./keys.ts";
import { putPicture } from "./picture-objects.ts";

/** Nobody keeps for long what stands in the place of a picture: it may come back. */
const forAMinute = "public, max-age=60";

async function* pathsIn(Bucket: string, Prefix: string, root: string): AsyncGenerator<string> {
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key = "" } of page.Contents ?? []) yield `/${Key.slice(root.length)}`;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/** The paths of all pictures of a user that are in their public place, they or what stands for them. */
export const listPictures = (uid: string): Promise<ReadonlySet<string>> =>
  asSet(pathsIn(env("MEDIA_BUCKET"), pictureFolderOf(uid), ""));

/** The paths of all pictures of a user that lie, as they were, where nobody sees them. */
export const listWithheld = (uid: string): Promise<ReadonlySet<string>> =>
  asSet(pathsIn(env("DATA_BUCKET"), withheldFolderOf(uid), withheldKeyOf("/")));

async function asSet(paths: AsyncGenerator<string>): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const path of paths) found.add(path);
  return found;
}

async function bytesOf(Bucket: string, Key: string): Promise<Uint8Array> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  if (Body === undefined) throw new Error(`${Key} is empty`);
  return Body.transformToByteArray();
}

const aside = (path: string, webp: Uint8Array) => ({
  Bucket: env("DATA_BUCKET"),
  Key: withheldKeyOf(path),
  Body: webp,
  ContentType: "image/webp",
});

/**
 * Keeps a picture, as it is in its public place, where nobody sees it. Never in place of one that is kept: what is in the
 * public place may by then be what another has put there for it.
 */
export async function keepAside(path: string): Promise<void> {
  const webp = await bytesOf(env("MEDIA_BUCKET"), path.slice(1));
  try {
    await s3.send(new PutObjectCommand({ ...aside(path, webp), IfNoneMatch: "*" }));
  } catch (error) {
    if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 412) {
      throw error;
    }
  }
}

/** Stores what comes back if a picture is shown again, whatever was kept of it. */
export async function putAside(path: string, webp: Uint8Array): Promise<void> {
  await s3.send(new PutObjectCommand(aside(path, webp)));
}

/** Puts something else into the public place of a picture that is kept aside. */
export async function standIn(path: string, webp: Uint8Array): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("MEDIA_BUCKET"),
      Key: path.slice(1),
      Body: webp,
      ContentType: "image/webp",
      CacheControl: forAMinute,
    }),
  );
}

/** Puts a picture that is kept aside back into its public place. What is aside stays there: it costs nothing to be sure. */
export async function putBack(path: string): Promise<void> {
  await putPicture(path, await bytesOf(env("DATA_BUCKET"), withheldKeyOf(path)));
}
