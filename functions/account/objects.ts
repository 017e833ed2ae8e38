import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { env } from "../env.ts";
import { deleteAllPictures } from "../pictures/store.ts";

const s3 = new S3Client({});

/** Removes every object of a user: pictures and uploaded lists. */
export async function deleteObjects(uid: string): Promise<void> {
  await Promise.all([deleteAllPictures(uid), deleteUploads(uid)]);
}

async function deleteUploads(uid: string): Promise<void> {
  const Bucket = env("DATA_BUCKET");
  for (;;) {
    const { Contents = [] } = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: `imports/${uid}/` }),
    );
    if (Contents.length === 0) return;
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({
        Bucket,
        Delete: { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true },
      }),
    );
    if (Errors.length > 0) {
      throw new Error(`${Errors.length} uploads stay: ${Errors[0]?.Message ?? ""}`);
    }
  }
}
