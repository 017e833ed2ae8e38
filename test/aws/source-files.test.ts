import { Readable } from "node:stream";
import { GetObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, test, vi } from "vitest";
import { readSource } from "../../catalogue/sources/source.ts";
import { eachSourceFile } from "../../functions/objects/catalogue-objects.ts";

/*
 * A listing tells a thousand objects at a time.
 */
const s3 = mockClient(S3Client);

beforeEach(() => {
  s3.reset();
  vi.stubEnv("DATA_BUCKET", "data");
});

const keys = Array.from({ length: 2500 }, (_, at) => ({ Key: `catalogue/sources/${at}.csv` }));

/** What the console leaves where somebody made a folder. */
const folder = { Key: "catalogue/sources/" };

test("the operator's files are found on every page of the listing, and read one after the other", async () => {
  s3.on(ListObjectsV2Command, { ContinuationToken: undefined })
    .resolves({ Contents: [folder, ...keys.slice(0, 1000)], NextContinuationToken: "1" })
    .on(ListObjectsV2Command, { ContinuationToken: "1" })
    .resolves({ Contents: keys.slice(1000, 2000), NextContinuationToken: "2" })
    .on(ListObjectsV2Command, { ContinuationToken: "2" })
    .resolves({ Contents: keys.slice(2000) });
  s3.on(GetObjectCommand).resolves({});
  const names: string[] = [];
  for await (const { name, bytes } of eachSourceFile()) {
    names.push(name);
    for await (const part of bytes) expect(part).toBeUndefined();
    expect(s3.commandCalls(GetObjectCommand)).toHaveLength(names.length);
  }
  expect(names).toEqual(keys.map((_, at) => `${at}.csv`));
});

test("of a file that is refused early, or left, nothing stays open", async () => {
  s3.on(ListObjectsV2Command).resolves({ Contents: keys.slice(0, 3) });
  const rest = Buffer.alloc(65_536, "<p>\n");
  const bodies: Readable[] = [];
  s3.on(GetObjectCommand).callsFake(() => {
    const body = Readable.from(Array.from({ length: 100 }, () => rest));
    bodies.push(body);
    return { Body: body };
  });
  for await (const { name, bytes } of eachSourceFile()) {
    if (name === "1.csv") break;
    await expect(readSource(name, bytes)).rejects.toThrow(/no shape/);
  }
  expect(bodies.map(({ destroyed, readableEnded }) => [destroyed, readableEnded])).toEqual([
    [true, false],
    [true, false],
  ]);
});
