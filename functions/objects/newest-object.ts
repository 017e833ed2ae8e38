import { GetObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import type { Format, Formats, Openers } from "./formats.ts";

/** How long a warm function trusts its copy, in milliseconds: a new object is in use everywhere within a minute. */
const trustMs = 45_000;

interface Held<Number extends number, Opened> {
  readonly opened: Opened;
  readonly format: Format<Number>;
  readonly etag: string | undefined;
  checkedAtMs: number;
}

/** The HTTP status with which S3 refused a call; undefined for any other failure. */
export const refusalOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Whether an object may be missing: who may not list the bucket is told only that it is forbidden. */
export const mayBeMissing = (error: unknown): boolean => {
  const status = refusalOf(error);
  return status === 403 || status === 404;
};

/**
 * Keeps an object of the data bucket in memory, opened, at most 45 seconds behind the newest: the first of its formats that
 * is there, so that the last release's is in use until there is one of this. A failed refresh keeps the copy at hand:
 * stale data are better than none. Throws only when there is no copy at all.
 */
export function newestObject<Number extends number, Opened>(
  formats: Formats<Number>,
  openers: Openers<Number, Opened>,
): () => Promise<Opened> {
  let held: Held<Number, Opened> | undefined;
  let loading: Promise<Held<Number, Opened>> | undefined;

  /** Fetches the object of a format, or only learns that the copy at hand is still the newest. */
  async function fetchObject(
    format: Format<Number>,
    previous: Held<Number, Opened> | undefined,
  ): Promise<Held<Number, Opened>> {
    const checkedAtMs = Date.now();
    const same = previous?.format === format ? previous : undefined;
    try {
      const object = await s3.send(
        new GetObjectCommand({
          Bucket: env("DATA_BUCKET"),
          Key: format.key,
          IfNoneMatch: same?.etag,
        }),
      );
      const bytes = await object.Body?.transformToByteArray();
      if (bytes === undefined) throw new Error(`${format.key} is empty`);
      return { opened: openers[format.number](bytes), format, etag: object.ETag, checkedAtMs };
    } catch (error) {
      if (same === undefined || refusalOf(error) !== 304) throw error;
      return { ...same, checkedAtMs };
    }
  }

  /** The object of the first format that is there. What is at hand is never left for an earlier format. */
  async function load(
    previous: Held<Number, Opened> | undefined,
    [format, ...earlier]: Formats<Number>,
  ): Promise<Held<Number, Opened>> {
    try {
      return await fetchObject(format, previous);
    } catch (error) {
      const [next, ...others] = earlier;
      if (next === undefined || previous?.format === format || !mayBeMissing(error)) throw error;
      return load(previous, [next, ...others]);
    }
  }

  return async () => {
    if (held !== undefined && Date.now() - held.checkedAtMs < trustMs) return held.opened;
    loading ??= load(held, formats).finally(() => {
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
