import { createHash, randomUUID } from "node:crypto";
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  unlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";
import { deletedHeader, formerIds, keepMark, keepVersion, nextVersionId } from "./versions.ts";

const StoredHeader = z.object({
  etag: z.string(),
  lastModifiedMs: z.number(),
  /** Response headers the object was stored with, `content-type` and user metadata among them. */
  headers: z.record(z.string(), z.string()),
});

/** What is known of an object beside its bytes. */
export type ObjectHeader = z.output<typeof StoredHeader> & { readonly sizeBytes: number };

export interface StoredObject extends ObjectHeader {
  readonly body: Buffer;
}

/** What an object was before, or that it was deleted then. */
export interface FormerVersion extends ObjectHeader {
  readonly id: string;
  readonly isDeletion: boolean;
}

/** Files that behave like S3 buckets. Missing keys read as undefined. */
export interface ObjectStore {
  /** Makes a bucket, which keeps versions or does not; one that an earlier run made keeps its objects. */
  createBucket(bucket: string, options?: { readonly isVersioned?: boolean }): Promise<void>;
  hasBucket(bucket: string): boolean;
  read(bucket: string, key: string): Promise<StoredObject | undefined>;
  readHeader(bucket: string, key: string): Promise<ObjectHeader | undefined>;
  /** Stores an object. With `ifAbsent` an existing one stays and the answer is undefined. */
  write(
    bucket: string,
    key: string,
    body: Buffer,
    headers: Readonly<Record<string, string>>,
    options?: { readonly ifAbsent?: boolean },
  ): Promise<ObjectHeader | undefined>;
  remove(bucket: string, key: string): Promise<void>;
  /** All keys that begin with `prefix`, in S3's order, which is that of their UTF-8 bytes. */
  keys(bucket: string, prefix: string): Promise<readonly string[]>;
  /** What there was before, of keys that begin with `prefix`: by key, of each the newest first. */
  formerVersions(bucket: string, prefix: string): Promise<ReadonlyMap<string, FormerVersion[]>>;
  readVersion(bucket: string, key: string, id: string): Promise<StoredObject | undefined>;
}

/**
 * Keeps objects as files in a folder. An object is one file, a line of JSON and then its bytes, that is
 * renamed into place: a process killed in the middle of a write leaves the object as it was.
 */
export async function openObjectStore(folder: string): Promise<ObjectStore> {
  const unfinished = join(folder, ".unfinished");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const buckets = new Set<string>();
  const versioned = new Set<string>();
  const recent = recentObjects();
  const bucketFolder = (bucket: string): string => join(folder, fileName(bucket));
  const pathIn = (base: string, key: string): string => {
    const parts = key.split("/").map(fileName);
    return `${join(base, ...parts)}${objectMark}`;
  };
  const pathOf = (bucket: string, key: string): string => pathIn(bucketFolder(bucket), key);
  const versions = join(folder, ".versions");
  const versionsOf = (bucket: string, key: string): string =>
    pathIn(join(versions, fileName(bucket)), key);
  /** Keeps what is there before it goes, in buckets that do. */
  const keepFormer = async (bucket: string, key: string): Promise<boolean> =>
    versioned.has(bucket) &&
    (await keepVersion(pathOf(bucket, key), versionsOf(bucket, key), nextVersionId()));

  return {
    async createBucket(bucket, { isVersioned = false } = {}) {
      await mkdir(bucketFolder(bucket), { recursive: true });
      buckets.add(bucket);
      if (isVersioned) versioned.add(bucket);
    },
    hasBucket: (bucket) => buckets.has(bucket),
    read(bucket, key) {
      const path = pathOf(bucket, key);
      return recent.get(path, async () => {
        return readObject(path);
      });
    },
    readHeader: (bucket, key) => readHeaderOf(pathOf(bucket, key)),
    async write(bucket, key, body, headers, options = {}) {
      const etag = `"${createHash("md5").update(body).digest("hex")}"`;
      const header = { etag, lastModifiedMs: Date.now(), headers };
      const temporary = join(unfinished, randomUUID());
      const path = pathOf(bucket, key);
      await writeFile(temporary, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]));
      recent.change(path);
      if (options.ifAbsent) {
        await mkdir(dirname(path), { recursive: true });
        const linked = await ifAbsent(link(temporary, path));
        await unlink(temporary);
        if (!linked) return undefined;
      } else {
        await keepFormer(bucket, key);
        if (!(await ifPresent(rename(temporary, path).then(() => true)))) {
          await mkdir(dirname(path), { recursive: true });
          await rename(temporary, path);
        }
      }
      recent.change(path);
      return { ...header, sizeBytes: body.length };
    },
    async remove(bucket, key) {
      const path = pathOf(bucket, key);
      recent.change(path);
      const isKept = await keepFormer(bucket, key);
      await rm(path, { force: true });
      if (isKept) await keepMark(versionsOf(bucket, key), unfinished);
      recent.change(path);
    },
    async keys(bucket, prefix) {
      const keys = await walk(bucketFolder(bucket), "");
      return inOrder(keys.filter((key) => key.startsWith(prefix)));
    },
    async formerVersions(bucket, prefix) {
      const found = await walk(join(versions, fileName(bucket)), "", (name) =>
        name.endsWith(objectMark),
      );
      const keys = inOrder(found.filter((key) => key.startsWith(prefix)));
      const all = keys.map(async (key) => {
        const of = versionsOf(bucket, key);
        const read = (await formerIds(of)).map(async (id): Promise<FormerVersion[]> => {
          const header = await readHeaderOf(join(of, id));
          if (header === undefined) return [];
          return [{ ...header, id, isDeletion: deletedHeader in header.headers }];
        });
        return [key, (await Promise.all(read)).flat()] as const;
      });
      return new Map(await Promise.all(all));
    },
    async readVersion(bucket, key, id) {
      const version = await readObject(join(versionsOf(bucket, key), fileName(id)));
      return version === undefined || deletedHeader in version.headers ? undefined : version;
    },
  };
}

async function readObject(path: string): Promise<StoredObject | undefined> {
  const file = await ifPresent(readFile(path));
  if (file === undefined) return undefined;
  const end = file.indexOf("\n");
  const body = file.subarray(end + 1);
  return { ...parseHeader(file.subarray(0, end)), sizeBytes: body.length, body };
}

async function readHeaderOf(path: string): Promise<ObjectHeader | undefined> {
  const file = await ifPresent(open(path));
  if (file === undefined) return undefined;
  try {
    const { buffer } = await file.read(Buffer.alloc(headerLimitBytes), 0, headerLimitBytes, 0);
    const end = buffer.indexOf("\n");
    const { size } = await file.stat();
    return { ...parseHeader(buffer.subarray(0, end)), sizeBytes: size - end - 1 };
  } finally {
    await file.close();
  }
}

/** Keys as S3 lists them. */
const inOrder = (keys: readonly string[]): string[] =>
  keys.toSorted((left, right) => Buffer.from(left).compare(Buffer.from(right)));

/** Files of a site are read again and again, by every visit; what is larger is read rarely. */
const largestRecentBytes = 1_000_000;
const recentLimitBytes = 64_000_000;

/** Objects that were read, in memory. What is read while it changes is not kept. */
function recentObjects() {
  const objects = new Map<string, StoredObject>();
  let bytes = 0;
  let changes = 0;
  const forget = (path: string): void => {
    bytes -= objects.get(path)?.sizeBytes ?? 0;
    objects.delete(path);
  };
  return {
    async get(
      path: string,
      read: () => Promise<StoredObject | undefined>,
    ): Promise<StoredObject | undefined> {
      const known = objects.get(path);
      if (known !== undefined) return known;
      const changesBefore = changes;
      const object = await read();
      const isKept = object !== undefined && object.sizeBytes <= largestRecentBytes;
      if (!isKept || changes !== changesBefore || objects.has(path)) return object;
      objects.set(path, object);
      bytes += object.sizeBytes;
      for (const oldest of objects.keys()) if (bytes > recentLimitBytes) forget(oldest);
      return object;
    },
    /** To be called before and after a change. */
    change(path: string): void {
      changes++;
      forget(path);
    },
  };
}

/** The header line holds at most 2 KB of user metadata, S3's own limit, and a few short headers. */
const headerLimitBytes = 8192;

/** Ends the name of an object's file, so that the keys `a` and `a/b` can both exist. Encoded names never hold it. */
const objectMark = "@";

/** A part of a key as a file name: no separators, no dots that climb, nothing a file system forbids. */
const fileName = (part: string): string =>
  encodeURIComponent(part)
    .replaceAll("*", "%2A")
    .replace(/^\.+$/, (dots) => "%2E".repeat(dots.length));

const parseHeader = (line: Buffer): z.output<typeof StoredHeader> =>
  StoredHeader.parse(JSON.parse(line.toString("utf8")));

/** The keys in a folder. Where each has a folder of its own, `isKey` tells those from what only leads to them. */
async function walk(
  folder: string,
  above: string,
  isKey?: (name: string) => boolean,
): Promise<readonly string[]> {
  const entries = (await ifPresent(readdir(folder, { withFileTypes: true }))) ?? [];
  const found = entries.map(async (entry) => {
    if (isKey?.(entry.name) ?? !entry.isDirectory()) {
      return [above + decodeURIComponent(entry.name.slice(0, -objectMark.length))];
    }
    return walk(join(folder, entry.name), `${above}${decodeURIComponent(entry.name)}/`, isKey);
  });
  return (await Promise.all(found)).flat();
}

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && "code" in error && codes.some((code) => error.code === code);

async function ifPresent<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return undefined;
    throw error;
  }
}

async function ifAbsent(created: Promise<void>): Promise<boolean> {
  try {
    await created;
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}
