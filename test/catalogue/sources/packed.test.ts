import { constants, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readSource } from "../../../catalogue/sources/source.ts";
import * as limits from "../../../shared/limits.ts";
import { read } from "./read.ts";
import { lines, umi } from "./release-rows.ts";

describe("a packed file", () => {
  const packed = [
    ["gzip", gzipSync],
    ["Zstandard", zstdCompressSync],
  ] as const;
  const text = lines(
    ...Array.from({ length: 3000 }, (_, at) => ({ ...umi, title: `Umi ${at * 7919}` })),
  );

  it.each(packed)("that is cut short is refused: %s", async (_, pack) => {
    const bytes = pack(text);
    for (const length of [bytes.length - 1, bytes.length - 40, bytes.length >> 1, 12]) {
      const cut = read("cut", bytes.subarray(0, length), 4096);
      await expect(cut, `${length} bytes`).rejects.toThrow(/cut short/);
    }
  });

  it.each(packed)("of a table, cut short between two rows, is refused: %s", async (_, pack) => {
    const bytes = pack("id,title\n1,Umi\n2,Kawa\n");
    await expect(read("cut.csv", bytes.subarray(0, -1))).rejects.toThrow(/cut short/);
  });

  it.each([
    [22, true],
    [1, false],
  ])("is read however hard it was packed: level %i", async (level, hasChecksum) => {
    const params = {
      [constants.ZSTD_c_compressionLevel]: level,
      [constants.ZSTD_c_checksumFlag]: Number(hasChecksum),
    };
    expect((await read("r", zstdCompressSync(text, { params }), 4096)).titles).toHaveLength(3000);
  });

  it("in several pieces is refused: only the first would be read", async () => {
    const pieces = [lines(umi), JSON.stringify(umi)].map((piece) => zstdCompressSync(piece));
    await expect(read("r", Buffer.concat(pieces))).rejects.toThrow(/several pieces/);
  });

  it.each(packed)("that is damaged is refused: %s", async (_, pack) => {
    const bytes = Buffer.from(pack(text));
    bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 200);
    await expect(read("damaged", bytes, 4096)).rejects.toThrow(SyntaxError);
  });

  it.each(packed)("that unpacks to more than we read is refused: %s", async (_, pack) => {
    // A thousand times its size, in a row that never ends, and in rows without end.
    const row = Buffer.alloc(limits.sourceRowBytes * 2, " ");
    await expect(
      readSource("bomb", [pack(Buffer.concat([Buffer.from('[{"mal_id":1,"title":"'), row]))]),
    ).rejects.toThrow(/longer than/);
    // In a single part, too.
    const text = JSON.stringify([{ mal_id: 1, title: row.toString() }]);
    await expect(readSource("bomb", [Buffer.from(text)])).rejects.toThrow(/Row 1 is longer than/);
    for (const blank of ["[ ", "\n"]) {
      const bomb = pack(
        Buffer.alloc(limits.sourceUnpackedBytes + 1, blank.at(-1)).fill(blank, 0, 2),
      );
      await expect(readSource("bomb", [bomb])).rejects.toThrow(/more than 256 MB/);
    }
  });
});
