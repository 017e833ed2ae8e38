import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createZstdDecompress } from "node:zlib";
import * as limits from "../../shared/limits.ts";
import { oneFrame } from "./zstandard-frame.ts";

/** The bytes of a file, in as many parts as they come. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const gzip = [0x1f, 0x8b];
const zstandard = [0x28, 0xb5, 0x2f, 0xfd];
const zip = [0x50, 0x4b, 0x03, 0x04];
const byteOrderMark = [0xef, 0xbb, 0xbf];
const longestMark = 4;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/**
 * The bytes of a file, unpacked when it is packed by gzip or Zstandard, whatever it is called, and without a byte order
 * mark. What comes out is bounded (`limits.sourceUnpackedBytes`), and never in memory at once.
 * @throws SyntaxError when a packed file is damaged, packed in a way that we do not know, or becomes too large.
 */
export async function* unpacked(
  bytes: Bytes,
  limitBytes: number = limits.sourceUnpackedBytes,
): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0;
  for await (const part of withoutMark(unpackedOnce(bytes))) {
    sizeBytes += part.length;
    if (sizeBytes > limitBytes) {
      const megabytes = Math.floor(limitBytes / 1024 / 1024);
      throw new SyntaxError(`It holds more than ${megabytes} MB, which is more than we read.`);
    }
    yield part;
  }
}

async function* unpackedOnce(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const { first, all } = await opened(bytes);
  if (beginsWith(first, zip)) {
    throw new SyntaxError("It is a zip archive: unpack it, and give us the file that is in it.");
  }
  if (beginsWith(first, gzip)) yield* through(createGunzip(), all);
  else if (beginsWith(first, zstandard)) yield* through(createZstdDecompress(), oneFrame(all));
  else yield* all;
}

async function* withoutMark(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const { first, all } = await opened(bytes);
  let skipped = beginsWith(first, byteOrderMark) ? byteOrderMark.length : 0;
  for await (const part of all) {
    if (part.length > skipped) yield part.subarray(skipped);
    skipped = Math.max(0, skipped - part.length);
  }
}

/** The beginning of a file, long enough for any mark, and all of it. */
export async function opened(
  bytes: Bytes,
  length: number = longestMark,
): Promise<{ first: Uint8Array; all: AsyncGenerator<Uint8Array> }> {
  const parts = iterate(bytes);
  let first: Uint8Array = new Uint8Array();
  let isOver = false;
  while (first.length < length && !isOver) {
    const { value, done = false } = await parts.next();
    isOver = done;
    if (value !== undefined) first = Buffer.concat([first, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    if (first.length > 0) yield first;
    yield* parts;
  }
  return { first, all: all() };
}

async function* iterate(bytes: Bytes): AsyncGenerator<Uint8Array, undefined> {
  yield* bytes;
}

/** What an unpacker makes of packed bytes. It is fed as it is emptied, so that little of either is in memory. */
async function* through(
  unpacker: ReturnType<typeof createGunzip> | ReturnType<typeof createZstdDecompress>,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  // What fails here is told by the unpacker, too.
  const fed = pipeline(Readable.from(bytes), unpacker).catch(() => undefined);
  try {
    for await (const part of unpacker) yield part as Buffer;
  } catch (error) {
    // What does not come from unpacking is no fault of the file.
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!/^(?:Z_|ZSTD_)/.test(code)) throw error;
    throw new SyntaxError("It is packed, but damaged or cut short.");
  } finally {
    unpacker.destroy();
    await fed;
  }
}
