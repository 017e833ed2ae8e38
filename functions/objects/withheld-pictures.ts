import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { eachObject } from "./each-object.ts";
import { withheldFolderOf, withheldKeyOf } from "./keys.ts";
import { refusalOf } from "./newest-object.ts";
import { putPicture } from "./picture-objects.ts";

/** Nobody keeps for long what stands in the place of a picture: it may come back. */
const forAMinute = "public, max-age=60";

/** The paths of all pictures of a user that lie, as they were, where nobody sees them. */
export async function listWithheld(uid: string): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  const root = withheldKeyOf("/");
  for await (const { key } of eachObject(env("DATA_BUCKET"), withheldFolderOf(uid))) {
    paths.add(`/${key.slice(root.length)}`);
  }
  return paths;
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
    if (refusalOf(error) !== 412) throw error;
  }
}

/** Stores what comes back if a picture is shown again, whatever was kept of it. */
export async function putAside(path: string, webp: Uint8Array): Promise<void> {
  await s3.send(new PutObjectCommand(aside(path, webp)));
}

/** Puts something else into the public place of a picture that is kept aside. */
export const standIn = (path: string, webp: Uint8Array): Promise<void> =>
  putPicture(path, webp, forAMinute);

/** Puts a picture that is kept aside back into its public place. What is aside stays there: it costs nothing to be sure. */
export async function putBack(path: string): Promise<void> {
  await putPicture(path, await bytesOf(env("DATA_BUCKET"), withheldKeyOf(path)));
}
