import { describe, expect, test } from "vitest";
import { dayTeller } from "../../../functions/airing/day.ts";
import { activityOf } from "../../../functions/statistics/activity.ts";
import { currentStreak, daysOf, longestStreak } from "../../../functions/statistics/days.ts";
import { seenOf } from "../../../functions/statistics/seen.ts";
import {
  dayIn,
  lived,
  lives,
  type Deed,
  type Life,
  type Lived,
} from "../../support/diary/lives.ts";
import { fc } from "../../support/properties.ts";

const zones = ["Asia/Tokyo", "America/Los_Angeles", "Europe/Berlin", "Asia/Kathmandu"] as const;
const fromMs = Date.UTC(2025, 9, 1);
const dayMs = 86_400_000;

/** Every episode and chapter that somebody saw, counted one by one. */
function recounted(titles: readonly Lived[]): Map<string, { episodes: number; chapters: number }> {
  const days = new Map<string, { episodes: number; chapters: number }>();
  for (const { life, truth } of titles) {
    for (const day of [...truth.marks, ...truth.runMarks]) {
      if (day === null) continue;
      const count = days.get(day) ?? { episodes: 0, chapters: 0 };
      days.set(day, count);
      if (life.kind === "anime") count.episodes++;
      else count.chapters++;
    }
  }
  return days;
}

/** Streaks as one walks from day to day: three in a row without anything end one. */
function walked(active: ReadonlySet<string>, from: string, to: string) {
  const streaks: { from: string; to: string; days: number; active: number }[] = [];
  let [rest, length] = [3, 0];
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += dayMs) {
    const day = new Date(ms).toISOString().slice(0, 10);
    length++;
    if (!active.has(day)) {
      rest++;
      continue;
    }
    const last = streaks.at(-1);
    if (rest > 2 || last === undefined) {
      streaks.push({ from: day, to: day, days: 1, active: 1 });
      length = 1;
    } else {
      Object.assign(last, { to: day, days: length, active: last.active + 1 });
    }
    rest = 0;
  }
  const most = Math.max(0, ...streaks.map(({ days }) => days));
  return {
    longest: streaks.find(({ days }) => days === most) ?? null,
    // Today is not over.
    current: rest <= 3 ? (streaks.at(-1) ?? null) : null,
  };
}

test("days and streaks of a thousand people are what counting one by one gives", () => {
  let [days, forgiven] = [0, 0];
  fc.assert(
    fc.property(
      lives,
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 900 }),
      (all, zone, later) => {
        const titles = all.map((life) => lived(life, fromMs, dayIn(zone)));
        const expected = recounted(titles);
        const nowMs = fromMs + later * dayMs;
        const today = dayIn(zone)(nowMs);
        // Nobody looks before it has happened.
        fc.pre([...expected.keys()].every((day) => day <= today));
        const activity = activityOf({ isKept: true, titles }, zone, nowMs);
        expect(activity?.to).toBe(today);
        expect(new Date(activity?.from ?? "").getUTCDay()).toBe(1);
        expect(activity?.days).toEqual(
          [...expected]
            .filter(([day]) => Date.parse(day) > Date.parse(today) - 53 * 7 * dayMs)
            .filter(([day]) => day >= (activity?.from ?? ""))
            .map(([day, count]) => ({ day, ...count }))
            .sort((a, b) => a.day.localeCompare(b.day)),
        );
        const { longest, current } = walked(new Set(expected.keys()), "2025-09-30", today);
        expect(activity).toMatchObject({ longest, current });
        days += expected.size;
        if (longest !== null && longest.days > longest.active) forgiven++;
      },
    ),
    { numRuns: 1000 },
  );
  expect(days).toBeGreaterThan(1500);
  expect(forgiven).toBeGreaterThan(100);
}, 60_000);

const life = (total: number, deeds: readonly Deed[], kind: Life["kind"] = "anime"): Life => ({
  kind,
  id: 1,
  total,
  minutes: 24,
  genres: [],
  makers: [],
  deeds: deeds.map((deed) => ({ deed, waitMs: dayMs - 1 })),
  start: null,
  finish: null,
});

const to = (progress: number, by: "tap" | "import" = "tap"): Deed => ({
  does: "count",
  to: progress,
  by,
});

/** How much was seen on each of the days that follow one another, from 2 October 2025 on. */
const seenBy = (total: number, ...deeds: readonly Deed[]): Record<string, number> => {
  const { timeline } = lived(life(total, deeds), fromMs, dayIn("UTC"));
  const days = daysOf([{ kind: "anime", seen: seenOf(timeline) }], dayTeller("UTC"));
  return Object.fromEntries(days.map(({ day, episodes }) => [day.slice(5), episodes]));
};

describe("what was seen on a day", () => {
  test("is each step on the day it was told, but for what files bring", () => {
    expect(seenBy(12, to(1), to(3), to(5, "import"), to(6))).toEqual({
      "10-02": 1,
      "10-03": 2,
      "10-05": 1,
    });
  });

  test("is taken off the day that had counted it, latest first", () => {
    expect(seenBy(12, to(2), to(3), { does: "undo" })).toEqual({ "10-02": 2 });
    expect(seenBy(12, to(2), to(3), { does: "take back", units: 2 })).toEqual({ "10-02": 1 });
    // A mistake that is mended by hand.
    expect(seenBy(90, to(2), to(32), to(3))).toEqual({ "10-02": 2, "10-03": 1 });
  });

  test("is there again once the undo is undone", () => {
    expect(seenBy(12, to(2), to(5), { does: "undo" }, { does: "undo" })).toEqual({
      "10-02": 2,
      "10-03": 3,
    });
  });

  test("stays when somebody begins anew, drops a title and picks it up again", () => {
    expect(seenBy(12, to(4), to(12), to(0), to(2))).toEqual({
      "10-02": 4,
      "10-03": 8,
      "10-05": 2,
    });
    expect(seenBy(12, to(4), { does: "drop" }, to(4), to(5))).toEqual({ "10-02": 4, "10-05": 1 });
  });

  test("counts what is seen again, forwards", () => {
    const again: Deed[] = [{ does: "run" }, { does: "run to", to: 4 }, { does: "seen again" }];
    expect(seenBy(12, to(12, "import"), ...again)).toEqual({ "10-04": 4, "10-05": 8 });
    // A run that is told at once says nothing of when it was.
    expect(seenBy(12, to(12, "import"), { does: "run" }, { does: "seen again" })).toEqual({});
  });

  test("is nothing of what is told at once, unless it is a film", () => {
    expect(seenBy(12, to(12))).toEqual({});
    expect(seenBy(12, to(0), to(12))).toEqual({});
    expect(seenBy(1, to(1))).toEqual({ "10-02": 1 });
    expect(seenBy(400, to(1), to(300))).toEqual({ "10-02": 1 });
  });
});

describe("a streak", () => {
  const on = (...days: number[]) =>
    days.map((day) => ({
      day: `2026-05-${String(day).padStart(2, "0")}`,
      episodes: 1,
      chapters: 0,
    }));

  test("forgives two days in a row without anything, and no third", () => {
    expect(longestStreak(on(1, 4, 5))).toMatchObject({ days: 5, active: 3 });
    expect(longestStreak(on(1, 5, 6))).toMatchObject({ from: "2026-05-05", days: 2 });
    expect(longestStreak([])).toBeNull();
  });

  test("lives on until a third day is over", () => {
    expect(currentStreak(on(1, 2), "2026-05-05")).toMatchObject({ days: 2 });
    expect(currentStreak(on(1, 2), "2026-05-06")).toBeNull();
  });

  test("of the longest is the first", () => {
    expect(longestStreak(on(1, 2, 10, 11))).toMatchObject({ from: "2026-05-01" });
  });
});
