import { GetObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { env } from "../env.ts";
import type { Catalogue } from "./catalogue.ts";
import { openSnapshot } from "./snapshot.ts";

const s3 = new S3Client({});

/** Where the catalogue job leaves the newest snapshot. */
export const snapshotKey = "catalogue/snapshot.bin";

/** How long a warm function trusts its copy, in milliseconds: a new snapshot is in use everywhere within a minute. */
const trustMs = 45_000;

interface Held {
  readonly catalogue: Catalogue;
  readonly etag: string | undefined;
  checkedAtMs: number;
}

let held: Held | undefined;
let loading: Promise<Held> | undefined;

const isNotModified = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 304;

/** Fetches the snapshot, or only learns that the copy at hand is still the newest. */
async function load(previous: Held | undefined): Promise<Held> {
  const checkedAtMs = Date.now();
  try {
    const object = await s3.send(
      new GetObjectCommand({
        Bucket: env("DATA_BUCKET"),
        Key: snapshotKey,
        IfNoneMatch: previous?.etag,
      }),
    );
    const bytes = await object.Body?.transformToByteArray();
    if (bytes === undefined) throw new Error("The catalogue snapshot is empty");
    return { catalogue: openSnapshot(bytes), etag: object.ETag, checkedAtMs };
  } catch (error) {
    if (previous === undefined || !isNotModified(error)) throw error;
    return { ...previous, checkedAtMs };
  }
}

/**
 * The catalogue in memory, at most 45 seconds behind the newest snapshot. A failed refresh keeps the copy at hand:
 * stale titles are better than none. Throws only when there is no copy at all.
 */
export async function currentCatalogue(): Promise<Catalogue> {
  if (held !== undefined && Date.now() - held.checkedAtMs < trustMs) return held.catalogue;
  loading ??= load(held).finally(() => {
    loading = undefined;
  });
  try {
    held = await loading;
  } catch (error) {
    if (held === undefined) throw error;
    held.checkedAtMs = Date.now();
  }
  return held.catalogue;
}
