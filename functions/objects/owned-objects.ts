import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { s3 } from "./client.ts";
import { exportFolderOf, importFolderOf, pictureFolderOf, withheldFolderOf } from "./keys.ts";
import { removeObjects } from "./remove-objects.ts";

/** Removes every object of a user: pictures, withheld ones too, saved files and uploaded lists. Throws when one of them stays. */
export async function deleteObjects(uid: string): Promise<void> {
  await sideBySide([
    emptyFolder(env("MEDIA_BUCKET"), pictureFolderOf(uid)),
    emptyFolder(env("MEDIA_BUCKET"), exportFolderOf(uid)),
    emptyFolder(env("DATA_BUCKET"), importFolderOf(uid)),
    emptyFolder(env("DATA_BUCKET"), withheldFolderOf(uid)),
  ]);
}

async function emptyFolder(Bucket: string, Prefix: string): Promise<void> {
  for (;;) {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
    if (Contents.length === 0) return;
    // Throws when one stays: the loop would never end.
    await removeObjects(
      Bucket,
      Contents.flatMap(({ Key }) => Key ?? []),
    );
  }
}
