import { describe, expect, test } from "vitest";
import { dayAfter, mondayOf } from "../../functions/statistics/days.ts";
import {
  essence,
  heatRows,
  leveller,
  levels,
  squaresOf,
  type DayCount,
} from "../../web/features/statistics/heat.ts";
import { fc } from "../support/properties.ts";

const day = (name: string, episodes: number, chapters = 0): DayCount => ({
  day: name,
  episodes,
  chapters,
});

describe("the picture of days", () => {
  const anyDay = fc.integer({ min: 0, max: 30_000 }).map((at) => dayAfter("1970-01-01", at));

  test("has each of them once, a week in a column, Mondays on top", () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 400 }), (from, count) => {
        const to = dayAfter(from, count);
        const squares = squaresOf(from, to, []);
        expect(squares).toHaveLength(count + 1);
        expect(squares[0]?.day).toBe(from);
        for (const { day: each, week, weekday } of squares) {
          expect(dayAfter(mondayOf(from), week * 7 + weekday)).toBe(each);
          expect(new Date(each).getUTCDay()).toBe((weekday + 1) % 7);
        }
      }),
    );
  });

  test("marks what there is, more by a higher level", () => {
    const days = [day("2026-05-02", 1), day("2026-05-04", 3, 30), day("2026-05-05", 400)];
    const squares = squaresOf("2026-05-01", "2026-05-05", days);
    expect(squares.map(({ level }) => level)).toEqual([0, 1, 0, 1, 4]);
    expect(squares[3]).toMatchObject({ episodes: 3, chapters: 30 });
  });

  test("does not let one day dwarf all others", () => {
    const usual = Array.from({ length: 30 }, (_, at) =>
      day(dayAfter("2026-05-01", at), 1 + (at % 6)),
    );
    const levelOf = leveller([...usual, day("2026-06-01", 300)]);
    expect(levelOf(day("2026-05-06", 6))).toBe(levels);
    expect(levelOf(day("2026-05-01", 1))).toBe(1);
  });

  test("says in words what it shows", () => {
    const days = [day("2026-05-02", 1), day("2026-05-04", 2, 1)];
    expect(essence("2026-05-01", "2026-05-31", days)).toBe(
      "3 episodes and 1 chapter on 2 days from 1 May 2026 to 31 May 2026, most on 4 May 2026: 2 episodes and 1 chapter.",
    );
    expect(essence("2026-05-01", "2026-05-31", [])).toBe("Nothing from 1 May 2026 to 31 May 2026.");
  });

  test("has a table with each month and its days", () => {
    const days = [day("2026-05-02", 1), day("2026-05-04", 2, 1), day("2026-06-01", 0, 1200)];
    expect(heatRows(days).map(({ name, cells }) => [name, ...cells])).toEqual([
      ["May 2026, 2 days", "3", "1"],
      ["2 May 2026", "1", "0"],
      ["4 May 2026", "2", "1"],
      ["June 2026, 1 day", "0", "1,200"],
      ["1 June 2026", "0", "1,200"],
    ]);
  });
});
