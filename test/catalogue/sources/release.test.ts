import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  BrokenOff,
  mayFetchFrom,
  redirected,
  ReleaseError,
} from "../../../catalogue/release/connection.ts";
import { download, type Place } from "../../../catalogue/release/download.ts";
import { latestRelease, noteOf } from "../../../catalogue/release/latest-release.ts";
import { memoryPlace } from "../../../catalogue/release/memory-place.ts";
import { filePlace } from "../../../local/release-place.ts";
import * as limits from "../../../shared/limits.ts";
import { serveRelease, sha256, type ReleaseServer } from "../../support/release-server.ts";

/** What no packer makes smaller, so that it comes in many parts. */
const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + (at >> 3)) % 251));

let server: ReleaseServer;
let place: ReturnType<typeof memoryPlace>;

beforeEach(async () => {
  server = await serveRelease(noise(300_000));
  place = memoryPlace();
});
afterEach(() => server.stop());

async function fetchTo(to: Place, options: Parameters<typeof download>[2] = {}): Promise<void> {
  await download(await latestRelease(server.address), to, options);
}

describe("the newest release", () => {
  test("is fetched whole, through redirects, and tells how far it is", async () => {
    const seen: number[] = [];
    await fetchTo(place, { onProgress: (bytes) => seen.push(bytes) });
    expect(place.bytes()).toEqual(server.bytes);
    expect(server.asked).toEqual([undefined]);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(server.bytes.length);
  });

  test("is its smallest form that we read, named by its week", async () => {
    server.tag = "latest";
    expect(await latestRelease(server.address)).toMatchObject({
      version: "2026-27",
      name: "anime-offline-database.jsonl.zst",
      sizeBytes: 300_000,
      sha256: sha256(server.bytes),
    });
    server.name = "anime-offline-database-minified.json.zst";
    expect(await latestRelease(server.address)).toMatchObject({ name: server.name });
  });

  test("is gone on with where it broke off, again and again", async () => {
    server.breaks.push(100_000, 50_000);
    await fetchTo(place);
    expect(place.bytes()).toEqual(server.bytes);
    expect(server.asked).toHaveLength(3);
    const [, second = "", third = ""] = server.asked;
    expect(second).toMatch(/^bytes=\d+-$/);
    expect(Number(/\d+/.exec(third))).toBeGreaterThan(Number(/\d+/.exec(second)));
  });

  test("that breaks off all the time is left for later, and gone on with then", async () => {
    server.breaks.push(...Array.from({ length: limits.releaseResumptions + 1 }, () => 20_000));
    await expect(fetchTo(place)).rejects.toThrow(BrokenOff);
    const held = place.bytes().length;
    expect(held).toBeGreaterThan(0);
    await fetchTo(place);
    expect(server.asked.at(-1)).toBe(`bytes=${held}-`);
    expect(place.bytes()).toEqual(server.bytes);
  });

  test("that has changed meanwhile is fetched from the beginning", async () => {
    server.breaks.push(100_000);
    const file = await latestRelease(server.address);
    const changed = noise(300_000).reverse();
    await download({ ...file, sha256: sha256(changed) }, place, {
      onProgress: () => {
        server.bytes = changed;
      },
    });
    expect(server.asked).toHaveLength(2);
    expect(place.bytes()).toEqual(changed);
  });

  test("without a strong tag is never pieced together", async () => {
    server.etag = 'W/"weak"';
    server.breaks.push(100_000);
    await fetchTo(place);
    expect(server.asked).toEqual([undefined, undefined]);
    expect(place.bytes()).toEqual(server.bytes);
  });

  test("with a wrong checksum is thrown away, and fetched anew the next time", async () => {
    const file = await latestRelease(server.address);
    await expect(download({ ...file, sha256: "0".repeat(64) }, place)).rejects.toThrow(
      /is not what its release says .* thrown away/,
    );
    expect(await place.held()).toBeUndefined();
    await fetchTo(place);
    expect(server.asked).toEqual([undefined, undefined]);
  });

  test("that stalls is given up, with what is there kept", async () => {
    server.silentAfter = 20_000;
    await expect(fetchTo(place, { stallMs: 400 })).rejects.toThrow(
      /^Nothing came from 127\.0\.0\.1:\d+ for 0\.4 seconds\.$/,
    );
    expect(place.bytes().length).toBeGreaterThan(0);
  });

  test("ends when its time is over, and is not tried again then", async () => {
    server.silentAfter = 20_000;
    const time = new AbortController();
    const fetching = fetchTo(place, {
      signal: time.signal,
      onProgress: () => {
        time.abort();
      },
    });
    await expect(fetching).rejects.toThrow(/in all/);
    expect(server.asked).toHaveLength(1);
  });
});

test("a disk that takes nothing more is no broken line: nothing is fetched again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tsuzuku-release-"));
  const file = await latestRelease(server.address);
  const onDisk = filePlace(folder, file);
  let parts = 0;
  const fetching = download(file, onDisk, {
    onProgress: () => {
      // Until somebody takes its folder away.
      if (parts++ === 0) rmSync(folder, { recursive: true });
    },
  });
  await expect(fetching).rejects.toMatchObject({ code: "ENOENT", syscall: "open" });
  expect(parts).toBe(1);
  expect(server.asked).toHaveLength(1);
});

describe("a release is refused with a sentence", () => {
  const refusal = async (): Promise<string> => {
    const error: unknown = await fetchTo(place).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ReleaseError);
    return error instanceof Error ? error.message : "";
  };

  test("when there is none", async () => {
    server.status = 404;
    expect(await refusal()).toMatch(/^127\.0\.0\.1:\d+ has no \/latest \(404\)\.$/);
    server.status = 403;
    expect(await refusal()).toMatch(/refuses to answer for now \(403\)\. Try again in an hour/);
    server.status = 500;
    expect(await refusal()).toMatch(/answered 500/);
  });

  test("when nothing is there at all", async () => {
    await server.stop();
    expect(await refusal()).toMatch(/^127\.0\.0\.1:\d+ could not be reached \(ECONNREFUSED\)\.$/);
    server = await serveRelease(noise(10));
  });

  test.each(["", "<html>", "{}", `"${"x".repeat(2_000_000)}"`])(
    "when what is told is no release (%#)",
    async (release) => {
      server.release = release;
      expect(await refusal()).toMatch(/tells of no release/);
    },
  );

  test("when it has no file, or no checksum", async () => {
    server.name = "something-else.json";
    expect(await refusal()).toMatch(/The release 2026-27 has no file/);
    server.name = "anime-offline-database.jsonl.zst";
    server.digest = null;
    expect(await refusal()).toMatch(/comes without a checksum/);
    expect(server.asked).toEqual([]);
  });

  test("when it is too large, before and while it comes", async () => {
    server.size = limits.releaseBytes + 1;
    expect(await refusal()).toMatch(/is larger than 64 MB/);
    expect(server.asked).toEqual([]);
    server.size = 1000;
    expect(await refusal()).toMatch(/is longer than its release says/);
    expect(place.bytes()).toHaveLength(0);
    server.size = 300_001;
    expect(await refusal()).toMatch(/broke off after 300000 of 300001 bytes/);
  });

  test("when it leads in circles, or where we do not go", async () => {
    server.redirect = "/download";
    expect(await refusal()).toMatch(/leads on and on/);
    server.redirect = "http://releases.example/file";
    expect(await refusal()).toMatch(/leads to an address that we do not follow/);
    server.redirect = "file:///etc/passwd";
    expect(await refusal()).toMatch(/leads to an address that we do not follow/);
  });
});

test.each([
  ["https://releases.example/latest", true],
  ["http://localhost:4000/latest", true],
  ["http://[::1]:4000/latest", true],
  ["http://releases.example/latest", false],
  ["http://localhost.example/latest", false],
  ["ftp://releases.example/latest", false],
  ["latest", false],
])("whether a release may be fetched from %s: %s", (address, may) => {
  expect(mayFetchFrom(address)).toBe(may);
});

test("packed bytes are fetched as they are", async () => {
  server.bytes = zstdCompressSync("text");
  await fetchTo(place);
  expect(place.bytes()).toEqual(server.bytes);
});

test.each([
  [
    "https://github.com/manami-project/anime-offline-database/releases/tag/2026-27",
    "https://github.com/manami-project/anime-offline-database",
  ],
  ["https://mirror.example/海/releases", "https://mirror.example/%E6%B5%B7"],
  ["http://mirror.example/", undefined],
  ["https://localhost/", undefined],
  ["javascript:alert(1)", undefined],
  [`https://mirror.example/${"x".repeat(200)}`, undefined],
  ["https://somebody:secret@mirror.example/db", undefined],
  [7, undefined],
  [undefined, undefined],
])("a release is published where its page says: %s", async (page, publisher) => {
  server.page = page as string;
  const file = await latestRelease(server.address);
  expect(file.publisher).toBe(publisher);
  const { sha256 } = file;
  expect(noteOf(file)).toStrictEqual({
    sha256,
    version: "2026-27",
    ...(publisher !== undefined && { publisher }),
  });
});

test("nothing on the network leads to this machine, nor to an open line", () => {
  const from = new URL("https://releases.example/latest");
  for (const to of [
    "http://127.0.0.1:9001/x",
    "https://localhost/x",
    "https://[::1]/x",
    "http://a.example/x",
    null,
  ]) {
    expect(() => redirected(from, to), String(to)).toThrow(
      "leads to an address that we do not follow",
    );
  }
  expect(redirected(from, "https://files.example/x").href).toBe("https://files.example/x");
});
