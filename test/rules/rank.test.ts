import { describe, expect, test } from "vitest";
import { isRankingDue } from "../../functions/community-rank/due.ts";
import { mostLeaders, RankHistogram, rankOf } from "../../functions/community-rank/histogram.ts";
import type { RankedUser } from "../../functions/table/statistics.ts";
import * as limits from "../../shared/limits.ts";
import { fc } from "../support/properties.ts";

const user = (uid: string, completed: number, reachedAtMs = 0): RankedUser => ({
  uid,
  username: uid,
  avatar: "",
  completed,
  reachedAtMs,
});

function countedOf(users: readonly RankedUser[]): RankHistogram {
  const histogram = new RankHistogram();
  for (const each of users) histogram.add(each);
  return histogram;
}

const statisticsOf = (users: readonly RankedUser[]) => countedOf(users).statistics([]);

const community = (size: number) =>
  fc
    .array(fc.record({ completed: fc.nat(400), reachedAtMs: fc.nat(50) }), {
      minLength: size,
      maxLength: size,
    })
    .map((users) =>
      users.map(({ completed, reachedAtMs }, at) => user(`fan-${at}`, completed, reachedAtMs)),
    );

describe("rank", () => {
  test("in random communities of 10,000, everybody's rank is their place in a plain sort, ties shared", () => {
    fc.assert(
      fc.property(community(10_000), (users) => {
        const statistics = statisticsOf(users);
        const sorted = users.map(({ completed }) => completed).sort((a, b) => b - a);
        const placeOf = new Map<number, number>();
        sorted.forEach((completed, place) => {
          if (!placeOf.has(completed)) placeOf.set(completed, place + 1);
        });
        for (const { completed } of users) {
          const expected = completed === 0 ? -1 : placeOf.get(completed);
          expect(rankOf(statistics, completed)).toBe(expected);
        }
      }),
      { numRuns: 10 },
    );
  });

  test("a count that the last run has not seen takes its place at once", () => {
    const statistics = statisticsOf([user("a", 10), user("b", 10), user("c", 3)]);
    expect(rankOf(statistics, 11)).toBe(1);
    expect(rankOf(statistics, 10)).toBe(1);
    expect(rankOf(statistics, 5)).toBe(3);
    expect(rankOf(statistics, 1)).toBe(4);
  });

  test("who has completed nothing has no rank, also in an empty community", () => {
    expect(rankOf(statisticsOf([]), 0)).toBe(-1);
    expect(rankOf(statisticsOf([]), 4)).toBe(1);
  });

  test("those who lead are the first of a full sort: count, then who got there first, then name", () => {
    fc.assert(
      fc.property(community(300), (users) => {
        const expected = users
          .filter(({ completed }) => completed > 0)
          .sort(
            (a, b) =>
              b.completed - a.completed ||
              a.reachedAtMs - b.reachedAtMs ||
              (a.username < b.username ? -1 : 1),
          )
          .slice(0, mostLeaders);
        expect(countedOf(users).leaders()).toEqual(expected);
      }),
    );
  });
});

test("a large community is ranked every quarter of an hour, a small one at every turn", () => {
  const countedAtMs = 1_000_000;
  const after = (minutes: number) => countedAtMs + minutes * 60_000;
  const { rankLargeCommunityUsers: large } = limits;
  expect(isRankingDue({ users: large - 1, countedAtMs }, after(1))).toBe(true);
  expect(isRankingDue({ users: large, countedAtMs }, after(14))).toBe(false);
  expect(isRankingDue({ users: large, countedAtMs }, after(15))).toBe(true);
});
