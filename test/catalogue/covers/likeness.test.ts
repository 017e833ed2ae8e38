import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cover } from "../../../catalogue/covers/cover.ts";
import { randomFrom } from "../../../catalogue/covers/random.ts";
import { subjectOf } from "../../../catalogue/covers/subject.ts";
import { ownTitles } from "../../../catalogue/facts/titles.ts";

// Code for pictures that people bring forbids it, for all of a process that others may have read it in.
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

/**
 * The difference hash of a picture: for 8 × 8 places whether it gets lighter to the right (Neal Krawetz, "Kind of Like
 * That", 2013).
 */
async function differenceHash(svg: string): Promise<boolean[]> {
  const grey = await sharp(Buffer.from(svg))
    .flatten({ background: "#fff" })
    .greyscale()
    .resize(9, 8, { fit: "fill" })
    .raw()
    .toBuffer();
  return Array.from({ length: 64 }, (_, at) => {
    const left = Math.floor(at / 8) * 9 + (at % 8);
    return (grey[left] ?? 0) < (grey[left + 1] ?? 0);
  });
}

const distance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, at) => bit !== b[at]).length;

const subjects = ownTitles().map(subjectOf);
const random = randomFrom(20_261_128);

/** A hundred titles by chance, each once. */
function hundred() {
  const drawn = new Set<number>();
  while (drawn.size < 100) drawn.add(Math.floor(random.between(0, subjects.length)));
  return subjects.filter((_, at) => drawn.has(at));
}

describe("covers", () => {
  it("look different: of a random hundred 99 in 100 differ from their nearest in 12 bits of 64", async () => {
    const nearest: number[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const hashes = await Promise.all(hundred().map((one) => differenceHash(cover(one))));
      for (const [at, hash] of hashes.entries()) {
        const others = hashes.filter((_, other) => other !== at);
        nearest.push(Math.min(...others.map((other) => distance(hash, other))));
      }
    }
    const far = nearest.filter((bits) => bits >= 12).length;
    expect(far / nearest.length).toBeGreaterThanOrEqual(0.99);
  });
});
