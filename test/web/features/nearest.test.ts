import { describe, expect, test } from "vitest";
import { byFamily, nearestOf, type Achievement } from "../../../web/features/profile/nearest.ts";

const one = (name: string, progress: number | null, goal: number, family = "Genres") =>
  ({
    name,
    description: "",
    badge_icon: `/${name}.svg`,
    achieved: progress === goal,
    family,
    goal,
    progress,
    achieved_at: null,
    holders: null,
  }) satisfies Achievement;

describe("the nearest achievements", () => {
  test("are the three of which most is done, the smaller goal first", () => {
    const all = [one("a", 1, 10), one("b", 9, 10), one("c", 5, 10), one("d", 50, 100)];
    expect(nearestOf(all).map(({ name }) => name)).toEqual(["b", "c", "d"]);
  });

  test("are not those that are earned, and none of somebody else's", () => {
    expect(nearestOf([one("a", 10, 10), one("b", null, 10)])).toEqual([]);
  });

  test("may be at their beginning", () => {
    expect(nearestOf([one("a", 0, 25), one("b", 0, 1)]).map(({ name }) => name)).toEqual([
      "b",
      "a",
    ]);
  });
});

test("families keep the server's order", () => {
  const all = [one("a", 0, 1, "Second"), one("b", 0, 1, "First"), one("c", 0, 1, "Second")];
  expect(byFamily(all).map(([name, family]) => [name, family.length])).toEqual([
    ["Second", 2],
    ["First", 1],
  ]);
});
