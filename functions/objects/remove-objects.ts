import { DeleteObjectsCommand } from "@aws-sdk/client-s3";
import { s3 } from "./client.ts";

/** S3 takes no more keys at once. */
const keysAtOnce = 1000;

/** Removes objects of a bucket; those that are gone are no mistake. Throws when one of them stays. */
export async function removeObjects(Bucket: string, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const Objects = keys.slice(at, at + keysAtOnce).map((Key) => ({ Key }));
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    // S3 answers 200 all the same.
    if (Errors.length > 0) {
      throw new Error(`Objects stay (${Errors.length}): ${Errors[0]?.Message ?? ""}`);
    }
  }
}
