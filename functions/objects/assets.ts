import { DeleteObjectsCommand } from "@aws-sdk/client-s3";
import * as z from "zod";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { eachObject } from "./each-object.ts";
import { putJson, readJson } from "./json-objects.ts";
import { assetsPrefix, supersededKey } from "./keys.ts";

/** When each asset of the site was uploaded last, of all releases, by its key. */
export async function uploadsOfAssets(): Promise<ReadonlyMap<string, Date>> {
  const uploads = new Map<string, Date>();
  for await (const { key, changedAt } of eachObject(env("WEB_BUCKET"), assetsPrefix)) {
    uploads.set(key, changedAt);
  }
  return uploads;
}

/** S3 takes no more keys at once. */
const keysAtOnce = 1000;

/** Removes assets of the site. Throws when one of them stays. */
export async function removeAssets(keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const Objects = keys.slice(at, at + keysAtOnce).map((Key) => ({ Key }));
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket: env("WEB_BUCKET"), Delete: { Objects, Quiet: true } }),
    );
    if (Errors.length > 0) {
      throw new Error(`Assets stay (${Errors.length}): ${Errors[0]?.Message ?? ""}`);
    }
  }
}

const Superseded = z.record(z.string(), z.iso.datetime().pipe(z.coerce.date()));

/** Since when assets are known to be superseded, by their keys; empty before the first note. */
export const readSuperseded = async (): Promise<ReadonlyMap<string, Date>> =>
  new Map(Object.entries(Superseded.parse((await readJson(supersededKey)) ?? {})));

/** Notes since when assets are superseded, in place of the last note. */
export const writeSuperseded = (since: ReadonlyMap<string, Date>): Promise<void> =>
  putJson(supersededKey, Object.fromEntries(since));
