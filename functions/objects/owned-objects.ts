import { DeleteObjectsCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { s3 } from "./client.ts";
import { exportFolderOf, importFolderOf, pictureFolderOf, withheldFolderOf } from "./keys.ts";

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
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({
        Bucket,
        Delete: { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true },
      }),
    );
    // S3 answers 200 all the same: without a look at this the loop would never end.
    if (Errors.length > 0) {
      throw new Error(`Objects stay (${Errors.length}): ${Errors[0]?.Message ?? ""}`);
    }
  }
}
