import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { nameOf, useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud();
let s3: S3Client;
let Bucket: string;

beforeAll(() => {
  s3 = new S3Client(operatorClient(cloud().awsEndpoint));
  Bucket = nameOf(cloud(), "FILES");
});
afterAll(() => {
  s3.destroy();
});

const put = (Key: string, Body: string | Buffer, more: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = (Key: string, more: object = {}) =>
  s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
const text = async (Key: string, more: object = {}) =>
  (await get(Key, more)).Body?.transformToString();

describe("an object", () => {
  test("comes back as it was stored, with its metadata", async () => {
    const { ETag } = await put("a/續く ?&+.txt", "hello", {
      ContentType: "text/plain",
      CacheControl: "max-age=60",
      Metadata: { colour: "blue" },
    });
    const object = await get("a/續く ?&+.txt");
    expect(await object.Body?.transformToString()).toBe("hello");
    expect(object).toMatchObject({
      ContentType: "text/plain",
      CacheControl: "max-age=60",
      Metadata: { colour: "blue" },
      ContentLength: 5,
      ETag,
    });
    expect(object.ContentEncoding).toBeUndefined();
  });

  test("may be uploaded as a stream of unknown integrity, which the SDK sends in chunks", async () => {
    const bytes = Buffer.alloc(200_000, "chunk ");
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key: "stream",
        Body: Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]),
        ContentLength: bytes.length,
      }),
    );
    const stored = await (await get("stream")).Body?.transformToByteArray();
    expect(Buffer.from(stored ?? []).equals(bytes)).toBe(true);
  });

  test("is described without its bytes", async () => {
    await put("described", "12345");
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: "described" }));
    expect(head.ContentLength).toBe(5);
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: "missing" }))).rejects.toThrow();
  });

  test("that is missing is NoSuchKey, and a missing bucket NoSuchBucket", async () => {
    await expect(get("missing")).rejects.toMatchObject({ name: "NoSuchKey" });
    await expect(
      s3.send(new GetObjectCommand({ Bucket: "nowhere", Key: "a" })),
    ).rejects.toMatchObject({ name: "NoSuchBucket" });
  });

  test("is read in parts", async () => {
    await put("parts", "0123456789");
    expect(await text("parts", { Range: "bytes=2-4" })).toBe("234");
    expect(await text("parts", { Range: "bytes=7-" })).toBe("789");
    expect(await text("parts", { Range: "bytes=-2" })).toBe("89");
    await expect(get("parts", { Range: "bytes=20-" })).rejects.toMatchObject({
      name: "InvalidRange",
    });
  });

  test("is copied and deleted", async () => {
    await put("original", "same", { ContentType: "text/css" });
    await s3.send(new CopyObjectCommand({ Bucket, Key: "copy", CopySource: `${Bucket}/original` }));
    expect(await get("copy")).toMatchObject({ ContentType: "text/css", ContentLength: 4 });
    await s3.send(new DeleteObjectCommand({ Bucket, Key: "copy" }));
    await expect(get("copy")).rejects.toMatchObject({ name: "NoSuchKey" });
    await s3.send(new DeleteObjectCommand({ Bucket, Key: "copy" }));
  });
});

test("an object is read as it was written last, by whoever has read it before and while it changed", async () => {
  const others = Array.from({ length: 4 });
  for (const version of Array.from({ length: 30 }, (_, at) => `version ${at}`)) {
    const written = put("changing", version);
    await Promise.all([written, ...others.map(() => text("changing").catch(() => undefined))]);
    expect(await text("changing")).toBe(version);
  }
  const gone = s3.send(new DeleteObjectCommand({ Bucket, Key: "changing" }));
  await Promise.all([gone, ...others.map(() => text("changing").catch(() => undefined))]);
  await expect(get("changing")).rejects.toMatchObject({ name: "NoSuchKey" });
});

describe("a condition", () => {
  test("keeps one writer of many", async () => {
    const writes = await Promise.allSettled(
      ["one", "two", "three"].map((body) => put("once", body, { IfNoneMatch: "*" })),
    );
    expect(writes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = writes.find((write) => write.status === "rejected");
    expect(refused?.reason).toMatchObject({ name: "PreconditionFailed" });
  });

  test("stops a write over a newer object", async () => {
    const { ETag } = await put("guarded", "first");
    await put("guarded", "second", { IfMatch: ETag });
    await expect(put("guarded", "third", { IfMatch: ETag })).rejects.toMatchObject({
      name: "PreconditionFailed",
    });
  });

  test("saves a second download", async () => {
    const { ETag } = await put("known", "x");
    await expect(get("known", { IfNoneMatch: ETag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
  });
});

describe("a listing", () => {
  test("has the keys of a prefix in order, page by page", async () => {
    const keys = ["list/b", "list/a", "list/a/b", "list/a-b", "list/..", "list/ü", "list/z%2F"];
    await Promise.all(keys.map((key) => put(key, key)));
    const found: string[] = [];
    for await (const page of paginateListObjectsV2(
      { client: s3, pageSize: 2 },
      { Bucket, Prefix: "list/" },
    )) {
      found.push(...(page.Contents ?? []).map(({ Key = "" }) => Key));
    }
    const byBytes = (a: string, b: string) => Buffer.from(a).compare(Buffer.from(b));
    expect(found).toEqual(keys.sort(byBytes));
  });

  test("no longer has what was deleted together", async () => {
    await Promise.all(["gone/1", "gone/2 & 3"].map((key) => put(key, "x")));
    await s3.send(
      new DeleteObjectsCommand({
        Bucket,
        Delete: { Objects: [{ Key: "gone/1" }, { Key: "gone/2 & 3" }] },
      }),
    );
    const { KeyCount } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: "gone/" }));
    expect(KeyCount).toBe(0);
  });
});
