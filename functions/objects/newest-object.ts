import { GetObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";

/** How long a warm function trusts its copy, in milliseconds: a new object is in use everywhere within a minute. */
const trustMs = 45_000;

interface Held<Opened> {
  readonly opened: Opened;
  readonly etag: string | undefined;
  checkedAtMs: number;
}

/** The HTTP status with which S3 refused a call; undefined for any other failure. */
export const refusalOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * Keeps an object of the data bucket in memory, opened, at most 45 seconds behind the newest. A failed refresh keeps
 * the copy at hand: stale data are better than none. Throws only when there is no copy at all.
 */
export function newestObject<Opened>(
  key: string,
  open: (bytes: Uint8Array) => Opened,
): () => Promise<Opened> {
  let held: Held<Opened> | undefined;
  let loading: Promise<Held<Opened>> | undefined;

  /** Fetches the object, or only learns that the copy at hand is still the newest. */
  async function load(previous: Held<Opened> | undefined): Promise<Held<Opened>> {
    const checkedAtMs = Date.now();
    try {
      const object = await s3.send(
        new GetObjectCommand({
          Bucket: env("DATA_BUCKET"),
          Key: key,
          IfNoneMatch: previous?.etag,
        }),
      );
      const bytes = await object.Body?.transformToByteArray();
      if (bytes === undefined) throw new Error(`${key} is empty`);
      return { opened: open(bytes), etag: object.ETag, checkedAtMs };
    } catch (error) {
      if (previous === undefined || refusalOf(error) !== 304) throw error;
      return { ...previous, checkedAtMs };
    }
  }

  return async () => {
    if (held !== undefined && Date.now() - held.checkedAtMs < trustMs) return held.opened;
    loading ??= load(held).finally(() => {
      loading = undefined;
    });
    try {
      held = await loading;
    } catch (error) {
      if (held === undefined) throw error;
      held.checkedAtMs = Date.now();
    }
    return held.opened;
  };
}
