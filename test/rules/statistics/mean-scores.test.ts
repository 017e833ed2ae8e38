import { expect, test } from "vitest";
import { besideEverybody } from "../../../functions/statistics/beside-everybody.ts";
import { MeanScores, ScoreSums } from "../../../functions/statistics/mean-scores.ts";
import * as limits from "../../../shared/limits.ts";
import { fc } from "../../support/properties.ts";

const scores = fc.array(
  fc.record({
    kind: fc.constantFrom("anime" as const, "manga" as const),
    id: fc.integer({ min: 1, max: 4 }),
    score: fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10),
  }),
  { maxLength: 300, size: "max" },
);

test("means are those of titles that enough people have scored, as written and read", () => {
  fc.assert(
    fc.property(scores, (all) => {
      const sums = new ScoreSums();
      for (const { kind, id, score } of all) sums.add(kind, id, score);
      const means = new MeanScores(sums.written());
      for (const kind of ["anime", "manga"] as const) {
        for (const id of [1, 2, 3, 4, 5]) {
          const those = all.filter((each) => each.kind === kind && each.id === id);
          const mean = those.reduce((sum, { score }) => sum + score, 0) / those.length;
          if (those.length < limits.meanScores) expect(means.of(kind, id)).toBeUndefined();
          else expect(means.of(kind, id)).toBeCloseTo(mean, 1);
        }
      }
    }),
  );
});

const means = {
  of: (kind: string, id: number) =>
    kind === "anime"
      ? new Map([
          [1, 8],
          [2, 6.5],
        ]).get(id)
      : undefined,
};

test("somebody's mean stands beside everybody's on the same titles", () => {
  const titles = new Map([
    [1, { score: 9 }],
    [2, { score: 7 }],
    [3, { score: 1 }],
    [4, { score: null }],
  ]);
  expect(besideEverybody("anime", titles, means)).toEqual({ titles: 2, own_mean: 8, mean: 7.25 });
  expect(besideEverybody("manga", titles, means)).toBeNull();
  expect(besideEverybody("anime", titles, undefined)).toBeNull();
});
