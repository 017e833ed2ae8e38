import { gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readSource } from "../../../catalogue/sources/source.ts";
import { fc } from "../../support/properties.ts";
import { read } from "./read.ts";
import { about, lines, minified, onAnidb, umi } from "./release-rows.ts";

describe("an anime-offline-database", () => {
  const release = [umi, onAnidb];
  it.each<[string, string | Uint8Array]>([
    ["pretty", JSON.stringify({ ...about, data: release }, null, 2)],
    ["minified", minified(...release)],
    ["with a byte order mark", `\ufeff${minified(...release)}`],
    ["as JSON Lines", lines(...release)],
    ["as JSON Lines without a last line end", lines(...release).trimEnd()],
    ["as JSON Lines of Windows", lines(...release).replaceAll("\n", "\r\n")],
    ["minified, packed by gzip", gzipSync(minified(...release))],
    ["as JSON Lines, packed by gzip", gzipSync(lines(...release))],
    ["minified, packed by Zstandard", zstdCompressSync(minified(...release))],
    ["as JSON Lines, packed by Zstandard", zstdCompressSync(lines(...release))],
  ])("is read %s, whatever its name", async (_, content) => {
    const { source, asOf, titles, rejected, isWhole } = await read("release", content);
    expect([source, asOf, isWhole]).toEqual(["anime-offline-database", "2026-07-04", true]);
    expect(rejected.rows).toEqual([{ row: 2, name: "Umi elsewhere", reason: "elsewhere" }]);
    expect(titles).toHaveLength(1);
    expect(titles[0]).toMatchObject({
      id: 900_003,
      japanese: "うみ",
      type: "ona",
      total: 12,
      status: "Finished Airing",
      minutes: 24,
      season: "spring",
      year: 2019,
      genres: ["Slice of Life"],
      themes: ["Ocean"],
      makers: ["Studio Lantern"],
      score: 7.25,
    });
  });

  it("says of each row why it is no title, and counts all", async () => {
    const bad = { ...umi, title: 7 };
    const nameless = { ...umi, title: " " };
    const { rejected, titles, isWhole } = await read("r", lines(bad, umi, nameless, onAnidb, bad));
    expect(titles).toHaveLength(1);
    expect(isWhole).toBe(false);
    expect(rejected.byReason).toEqual({ unreadable: 2, nameless: 1, elsewhere: 1 });
    expect(rejected.rows.map(({ row, reason }) => [row, reason])).toEqual([
      [1, "unreadable"],
      [3, "nameless"],
      [4, "elsewhere"],
      [5, "unreadable"],
    ]);
    const few = await readSource("r", [Buffer.from(lines(umi, onAnidb, onAnidb, onAnidb))], 2);
    expect([few.rejected.rows.length, few.rejected.count]).toEqual([2, 3]);
  });

  it("of which nothing is ours is not whole: it may be written in another way", async () => {
    expect(await read("r", minified(onAnidb, onAnidb))).toMatchObject({ isWhole: false });
  });

  it("is the same in whatever parts it comes", async () => {
    const text = lines({ ...umi, title: 'The "海 \\ {[ of, data": [' }, onAnidb, umi);
    const whole = await readSource("r", [Buffer.from(text)]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), async (partBytes) => {
        expect((await read("r", text, partBytes)).titles).toEqual(whole.titles);
      }),
    );
  });
});
