import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import * as z from "zod";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { hasObject } from "./has-object.ts";
import { assetsPrefix, supersededKey } from "./keys.ts";

/** When each asset of the site was uploaded last, of all releases, by its key. */
export async function uploadsOfAssets(): Promise<ReadonlyMap<string, Date>> {
  const uploads = new Map<string, Date>();
  const where = { Bucket: env("WEB_BUCKET"), Prefix: assetsPrefix };
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, where)) {
    for (const { Key, LastModified } of Contents) {
      if (Key !== undefined && LastModified !== undefined) uploads.set(Key, LastModified);
    }
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
export async function readSuperseded(): Promise<ReadonlyMap<string, Date>> {
  if (!(await hasObject(supersededKey))) return new Map();
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key: supersededKey }),
  );
  const text = (await Body?.transformToString()) ?? "{}";
  return new Map(Object.entries(Superseded.parse(JSON.parse(text))));
}

/** Notes since when assets are superseded, in place of the last note. */
export async function writeSuperseded(since: ReadonlyMap<string, Date>): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("DATA_BUCKET"),
      Key: supersededKey,
      Body: JSON.stringify(Object.fromEntries(since)),
      ContentType: "application/json",
    }),
  );
}
