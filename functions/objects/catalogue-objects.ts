import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { Readable } from "node:stream";
import * as z from "zod";
import { sourcesPrefix } from "../../catalogue/source-key.ts";
import type { Kind } from "../../shared/kind.ts";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { hasObject } from "./has-object.ts";
import { endedKeys, modelFormats, snapshotFormats, type Formats } from "./formats.ts";
import { adoptionKey, manifestKey } from "./keys.ts";

const Manifest = z.record(z.string(), z.string());

/** How often each anime was ever put on a list, by id, counted up to the end of a UTC day. */
export interface Adoption {
  /** `YYYY-MM-DD`; empty before the first count. */
  readonly countedTo: string;
  readonly additions: Readonly<Record<string, number>>;
}

const AdoptionFile = z.object({
  countedTo: z.string(),
  additions: z.record(z.string(), z.number()),
});

/** Puts a new object of the first of its formats in place of the last; those of other formats stay as they are. */
async function putNewest([{ key }]: Formats, bytes: Uint8Array): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket: env("DATA_BUCKET"), Key: key, Body: bytes }));
}

/** Puts a new snapshot in place of the last; functions notice within a minute. */
export const putSnapshot = (bytes: Uint8Array): Promise<void> => putNewest(snapshotFormats, bytes);

/** The snapshot of the last run, of this release or of the one before, and the number of its format; undefined before the first. */
export async function readSnapshot() {
  for (const { number, key } of snapshotFormats) {
    if (!(await hasObject(key))) continue;
    const object = await s3.send(new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key: key }));
    const bytes = await object.Body?.transformToByteArray();
    return bytes && { number, bytes };
  }
  return undefined;
}

/** Puts a new model for recommendations of a kind in place of the last; functions notice within a minute. */
export const putModel = (kind: Kind, bytes: Uint8Array): Promise<void> =>
  putNewest(modelFormats[kind], bytes);

/** Whether there is a model for recommendations of a kind, of any format that is read. */
export async function hasModel(kind: Kind): Promise<boolean> {
  for (const { key } of modelFormats[kind]) if (await hasObject(key)) return true;
  return false;
}

/** Removes the objects of formats that nobody reads any more. Throws when one of them stays. */
export async function removeEnded(): Promise<void> {
  const Objects = endedKeys.map((Key) => ({ Key }));
  if (Objects.length === 0) return;
  const { Errors = [] } = await s3.send(
    new DeleteObjectsCommand({ Bucket: env("DATA_BUCKET"), Delete: { Objects, Quiet: true } }),
  );
  if (Errors.length > 0) throw new Error(`Objects stay: ${Errors[0]?.Message ?? ""}`);
}

/** The fingerprints of the last run; empty before the first. */
export async function readManifest(): Promise<ReadonlyMap<string, string>> {
  if (!(await hasObject(manifestKey))) return new Map();
  return new Map(Object.entries(Manifest.parse(JSON.parse(await readText(manifestKey)))));
}

/** Remembers what this run stored. */
export async function writeManifest(manifest: ReadonlyMap<string, string>): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("DATA_BUCKET"),
      Key: manifestKey,
      Body: JSON.stringify(Object.fromEntries(manifest)),
      ContentType: "application/json",
    }),
  );
}

/** How often each anime was added so far; nothing before the first run. */
export async function readAdoption(): Promise<Adoption> {
  if (!(await hasObject(adoptionKey))) return { countedTo: "", additions: {} };
  return AdoptionFile.parse(JSON.parse(await readText(adoptionKey)));
}

/** Remembers how often each anime was added so far. */
export async function writeAdoption(adoption: Adoption): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env("DATA_BUCKET"),
      Key: adoptionKey,
      Body: JSON.stringify(adoption),
      ContentType: "application/json",
    }),
  );
}

async function readText(key: string): Promise<string> {
  const object = await s3.send(new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key: key }));
  return (await object.Body?.transformToString()) ?? "";
}

/** The operator's catalogue files as a listing tells them, a thousand at a time. */
async function listSources(): Promise<{ key: string; changedAt: Date }[]> {
  const found: { key: string; changedAt: Date }[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({
        Bucket: env("DATA_BUCKET"),
        Prefix: sourcesPrefix,
        ContinuationToken,
      }),
    );
    for (const { Key: key, LastModified: changedAt = new Date() } of page.Contents ?? []) {
      // The console makes a folder by an object without a name.
      if (key !== undefined && key !== sourcesPrefix) found.push({ key, changedAt });
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
  return found;
}

/** A catalogue file of the operator's. */
interface SourceFile {
  readonly name: string;
  readonly changedAt: Date;
  /** The page of who published it, as the note of a release says. */
  readonly publisher: string | undefined;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The operator's catalogue files, one after the other, in parts: together they may be more than the memory holds. */
export async function* eachSourceFile(): AsyncGenerator<SourceFile> {
  for (const { key, changedAt } of await listSources()) {
    const { Body, Metadata: note } = await s3.send(
      new GetObjectCommand({ Bucket: env("DATA_BUCKET"), Key: key }),
    );
    // In Node the SDK's streams are Node's.
    const bytes = (Body as Readable | undefined) ?? Readable.from([]);
    const name = key.slice(sourcesPrefix.length);
    try {
      yield { name, changedAt, publisher: note?.["publisher"], bytes };
    } finally {
      // Of one that was refused early the rest still waits, and holds its connection.
      bytes.destroy();
    }
  }
}
