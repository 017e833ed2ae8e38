import { crc32, createInflateRaw } from "node:zlib";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";

/*
 * Gzip as RFC 1952 has it: members one after the other. What is behind them, often zeros that fill up a block, is no
 * part of the file. zlib's own reader refuses a file with other bytes there, and takes its last text with it.
 */

/** Whether bytes begin like a member. */
export const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;

const broken = () => new ApiError("bad_request", sentences.importBrokenGzip);

/** The optional parts of a member's header, in their order, by their bits. */
const flags = { extra: 4, name: 8, comment: 16, checksum: 2 } as const;
const headerBytes = 10;
const trailerBytes = 8;

/** Where a member's data begins when the member begins at `at`; undefined when none does. */
function dataOf(packed: Buffer, at: number): number | undefined {
  const isMember = isGzip(packed.subarray(at)) && packed[at + 2] === 8;
  if (!isMember) return undefined;
  const has = packed[at + 3] ?? 0;
  let begin = at + headerBytes;
  if (has & flags.extra) begin += 2 + (packed[begin] ?? 0) + 256 * (packed[begin + 1] ?? 0);
  for (const text of [flags.name, flags.comment]) {
    // Texts end with a zero.
    if (has & text) begin = packed.indexOf(0, begin) + 1 || packed.length;
  }
  return has & flags.checksum ? begin + 2 : begin;
}

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * What gzip bytes unpack to. The packed bytes are held, which are an upload; what they become is not, so a bomb is
 * stopped while it unpacks. Throws ApiError 400 for one, and for a member that is damaged or cut off.
 */
export async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packed = await whole(bytes);
  let begin = dataOf(packed, 0);
  if (begin === undefined) throw broken();
  let left: number = limits.importUnpackedBytes;
  while (begin !== undefined) {
    const inflate = createInflateRaw();
    inflate.end(packed.subarray(begin));
    let size = 0;
    let checksum = 0;
    try {
      for await (const chunk of inflate as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > left) throw new ApiError("bad_request", sentences.importTooLong);
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    } catch (error) {
      if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
        throw broken();
      }
      throw error;
    }
    const end: number = begin + inflate.bytesWritten;
    if (end + trailerBytes > packed.length || packed.readUInt32LE(end) !== checksum) throw broken();
    left -= size;
    begin = dataOf(packed, end + trailerBytes);
  }
}
