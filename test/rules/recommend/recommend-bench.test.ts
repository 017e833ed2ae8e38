import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { easeScorer } from "../../../scripts/bench/recommend/ease.ts";
import { generatedCommunity } from "../../../scripts/bench/recommend/generated-community.ts";
import { itemKnnScorer } from "../../../scripts/bench/recommend/item-knn.ts";
import { measure } from "../../../scripts/bench/recommend/measure.ts";
import { splitCommunity } from "../../../scripts/bench/recommend/split.ts";
import { readZipped } from "../../../scripts/zip.ts";

const lists = [
  [0, 1],
  [0, 1, 2],
  [0, 2],
].map((list) => Uint32Array.from(list));

describe("the baselines", () => {
  test("EASE^R gives what inverting the item matrix by hand gives", () => {
    // XᵀX + 1 = [[4,2,2],[2,3,1],[2,1,3]]: its inverse is [[8,-4,-4],[-4,8,0],[-4,0,8]] / 16.
    const scores = easeScorer(lists, 3, 1)([0]);
    expect(scores[1]).toBeCloseTo(0.5, 10);
    expect(scores[2]).toBeCloseTo(0.5, 10);
    // Whoever has 1 is no more likely to have 2: what they share, title 0 explains.
    expect(easeScorer(lists, 3, 1)([1])[2]).toBeCloseTo(0, 10);
  });

  test("ItemKNN is the cosine, shrunk by ten", () => {
    expect(itemKnnScorer(lists, 3)([1])[0]).toBeCloseTo(2 / (Math.sqrt(6) + 10), 6);
  });
});

test("nDCG is 1 for the wanted titles first, less for later ones, and never counts the known", () => {
  const cases = [{ known: [0], hidden: new Set([1, 2]) }];
  expect(measure(() => [9, 8, 7, 0], cases, 4)).toEqual({ ndcg: 1, coverage: 0.75 });
  expect(measure(() => [0, 8, 7, 9], cases, 4).ndcg).toBeCloseTo(
    (1 / Math.log2(3) + 1 / 2) / (1 + 1 / Math.log2(3)),
    10,
  );
});

test("the split asks about one fold in ten, learns from the others, and hides what it says", () => {
  const list = Array.from({ length: 10 }, (_, at) => at);
  const people = [
    { id: 10, list },
    { id: 20, list: list.slice(1) },
    { id: 11, list },
    { id: 12, list },
  ];
  const split = splitCommunity({ titles: [], people, origin: "" }, 0, [1]);
  expect(split.lists).toHaveLength(1);
  expect(split.half).toEqual([{ known: [0, 2, 4, 6, 8], hidden: new Set([1, 3, 5, 7, 9]) }]);
  expect(split.three).toEqual([{ known: [0, 2, 4], hidden: new Set([1, 3, 5, 6, 7, 8, 9]) }]);
});

test("the generated community is the same on every run", () => {
  const { people, titles } = generatedCommunity();
  expect(generatedCommunity()).toEqual({ people, titles, origin: expect.any(String) as string });
});

test("a packed file is found by the end of its path", () => {
  const name = Buffer.from("anime/lists.dat");
  const packed = deflateRawSync("hello");
  const sizes = (at: number, header: Buffer) => {
    header.writeUInt16LE(8, at);
    header.writeUInt32LE(packed.length, at + 10);
    header.writeUInt16LE(name.length, at + 18);
    return header;
  };
  const local = sizes(8, Buffer.alloc(30));
  const entry = sizes(10, Buffer.alloc(46));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  const archive = Buffer.concat([local, name, packed, entry, name, end]);
  expect(readZipped(archive, "lists.dat")).toBe("hello");
  expect(() => readZipped(archive, "other.dat")).toThrow("no file other.dat");
  expect(() => readZipped(Buffer.from("x"), "")).toThrow("Not a ZIP archive");
});
