import { paginateListObjectsV2 } from "@aws-sdk/client-s3";
import { s3 } from "./client.ts";

/** An object as a listing tells it. */
export interface ListedObject {
  readonly key: string;
  /** When it was stored last. */
  readonly changedAt: Date;
}

/** All objects of a bucket whose keys begin with a prefix, in the order of their keys, a thousand at a time. */
export async function* eachObject(Bucket: string, Prefix: string): AsyncGenerator<ListedObject> {
  for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix })) {
    for (const { Key: key, LastModified: changedAt = new Date() } of page.Contents ?? []) {
      if (key !== undefined) yield { key, changedAt };
    }
  }
}
