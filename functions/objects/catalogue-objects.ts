import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { Readable } from "node:stream";
import * as z from "zod";
import { sourcesPrefix } from "../../catalogue/source-key.ts";
import type { Kind } from "../../shared/kind.ts";
import { env } from "../runtime/env.ts";
import { s3 } from "./client.ts";
import { eachObject } from "./each-object.ts";
import { hasObject } from "./has-object.ts";
import {
  endedKeys,
  meanScoreFormats,
  modelFormats,
  snapshotFormats,
  type Formats,
} from "./formats.ts";
import { putJson, readJson } from "./json-objects.ts";
import { adoptionKey, manifestKey } from "./keys.ts";
import { removeObjects } from "./remove-objects.ts";

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

/** Puts new mean scores of the community in place of the last; functions notice within a minute. */
export const putMeanScores = (bytes: Uint8Array): Promise<void> =>
  putNewest(meanScoreFormats, bytes);

/** Removes the objects of formats that nobody reads any more. Throws when one of them stays. */
export const removeEnded = (): Promise<void> => removeObjects(env("DATA_BUCKET"), endedKeys);

/** The fingerprints of the last run; empty before the first. */
export const readManifest = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(Object.entries(Manifest.parse((await readJson(manifestKey)) ?? {})));

/** Remembers what this run stored. */
export const writeManifest = (manifest: ReadonlyMap<string, string>): Promise<void> =>
  putJson(manifestKey, Object.fromEntries(manifest));

/** How often each anime was added so far; nothing before the first run. */
export const readAdoption = async (): Promise<Adoption> =>
  AdoptionFile.parse((await readJson(adoptionKey)) ?? { countedTo: "", additions: {} });

/** Remembers how often each anime was added so far. */
export const writeAdoption = (adoption: Adoption): Promise<void> => putJson(adoptionKey, adoption);

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
  for await (const { key, changedAt } of eachObject(env("DATA_BUCKET"), sourcesPrefix)) {
    // The console makes a folder by an object without a name.
    if (key === sourcesPrefix) continue;
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
