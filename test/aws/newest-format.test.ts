import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { example } from "../catalogue/titles.ts";
import { goldenFiles, goldenObject } from "../golden/last-release.ts";
import { answerAws } from "../support/cloud/answering-aws.ts";

/*
 * A bucket whose objects come and go under the keys of several formats, as releases leave them. What is missing is
 * forbidden, as for functions, which may not list it.
 */
const objects = new Map<string, Uint8Array>();
let asked: string[] = [];
let isDown = false;

const answer: RequestListener = (request, response) => {
  request.resume();
  const key = (new URL(request.url ?? "", "http://s3").pathname.split("/data/")[1] ?? "").trim();
  asked.push(key);
  const fail = (status: number, code: string) =>
    response
      .writeHead(status, { "content-type": "application/xml" })
      .end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`);
  const bytes = objects.get(key);
  if (isDown) return fail(400, "BadRequest");
  if (bytes === undefined) return fail(403, "AccessDenied");
  const etag = `"${createHash("md5").update(bytes).digest("hex")}"`;
  if (request.headers["if-none-match"] === etag) return response.writeHead(304, { etag }).end();
  return response.writeHead(200, { etag }).end(bytes);
};

beforeAll(() => answerAws(answer, { DATA_BUCKET: "data" }));

const start = Date.now();
/** Lets a warm function's trust in its copy end. */
const later = (times: number) => vi.setSystemTime(start + times * 46_000);
const askedSince = (): string[] => asked.splice(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  vi.resetModules();
  objects.clear();
  asked = [];
  isDown = false;
});
afterEach(() => {
  vi.useRealTimers();
});

const formats = [
  { number: 3, key: "thing-3" },
  { number: 2, key: "thing-2" },
] as const;

/** A thing that is read in formats 3 and 2, opened to its number and what it says. */
async function thing() {
  const { newestObject } = await import("../../functions/objects/newest-object.ts");
  const openAs = (number: number) => (bytes: Uint8Array) =>
    `${number}: ${Buffer.from(bytes).toString()}`;
  return newestObject<2 | 3, string>(formats, { 3: openAs(3), 2: openAs(2) });
}
const put = (key: string, text: string) => objects.set(key, Buffer.from(text));

test("the last release's object is read, by what opens it, until there is a new one", async () => {
  put("thing-2", "old");
  const read = await thing();
  expect(await read()).toBe("2: old");
  expect(askedSince()).toEqual(["thing-3", "thing-2"]);
  expect(await read()).toBe("2: old");
  expect(askedSince()).toEqual([]);
  later(1);
  put("thing-2", "older code still writes");
  expect(await read()).toBe("2: older code still writes");
  expect(askedSince()).toEqual(["thing-3", "thing-2"]);
  later(2);
  put("thing-3", "new");
  expect(await read()).toBe("3: new");
  expect(askedSince()).toEqual(["thing-3"]);
  put("thing-2", "not looked at");
  for (const times of [3, 4]) {
    later(times);
    expect(await read()).toBe("3: new");
    expect(askedSince()).toEqual(["thing-3"]);
  }
});

test("where the new one is there, nothing else is asked for", async () => {
  put("thing-3", "new");
  put("thing-2", "old");
  expect(await (await thing())()).toBe("3: new");
  expect(askedSince()).toEqual(["thing-3"]);
});

test("what is at hand is kept when it cannot be asked for, and never left for an earlier format", async () => {
  put("thing-3", "new");
  put("thing-2", "old");
  const read = await thing();
  await read();
  objects.delete("thing-3");
  later(1);
  expect(await read()).toBe("3: new");
  isDown = true;
  later(2);
  expect(await read()).toBe("3: new");
});

test("a failure that is none of the object's is not answered by an earlier format", async () => {
  put("thing-2", "old");
  isDown = true;
  await expect((await thing())()).rejects.toThrow("No.");
  expect(new Set(askedSince())).toEqual(new Set(["thing-3"]));
});

test("a new object with the same bytes is opened as what it is", async () => {
  put("thing-2", "same");
  const read = await thing();
  expect(await read()).toBe("2: same");
  put("thing-3", "same");
  later(1);
  expect(await read()).toBe("3: same");
});

test("where no format is there, it is said to be missing", async () => {
  await expect((await thing())()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  expect(askedSince()).toEqual(["thing-3", "thing-2"]);
});

test("the catalogue of the last release is in use until the job has written a new one", async () => {
  const { currentCatalogue } = await import("../../functions/catalogue/current.ts");
  const { writeSnapshot } = await import("../../functions/catalogue/snapshot.ts");
  const { snapshotFormats } = await import("../../functions/objects/formats.ts");
  objects.set("catalogue/snapshot.bin", await goldenObject(goldenFiles.snapshot));
  const before = await currentCatalogue();
  expect(before.title(before.find("anime", 52991) ?? -1)).toBe("Sousou no Frieren");
  objects.set(snapshotFormats[0].key, writeSnapshot([example({ id: 7, title: "New" })]));
  later(1);
  const after = await currentCatalogue();
  expect(after.size).toBe(1);
  expect(after.title(0)).toBe("New");
});
