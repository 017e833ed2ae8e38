import { expect, test } from "vitest";
import {
  isEmpty,
  monthBars,
  monthColumns,
  sentencesOf,
  type Year,
} from "../../web/features/year/year-words.ts";

const none = { anime: 0, manga: 0, titles: [] };

const year = (fields: Partial<Year>): Year => ({
  owner: false,
  owner_username: "hana",
  year: 2026,
  so_far: false,
  today: "2027-02-01",
  days: [],
  months: Array.from({ length: 12 }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, "0")}`,
    episodes: at,
    chapters: 1000,
    finished: 2,
  })),
  episodes: 0,
  chapters: 0,
  minutes: 0,
  finished: none,
  started: none,
  added: { anime: 0, manga: 0 },
  first: null,
  last: null,
  best: [],
  genres: [],
  makers: [],
  busiest: null,
  streak: null,
  ...fields,
});

test("a year says what there is to say, and nothing of what there is not", () => {
  expect(sentencesOf(year({}), "You")).toEqual([]);
  const told = year({
    started: { ...none, anime: 1200, manga: 1 },
    added: { anime: 3, manga: 0 },
    busiest: { day: "2026-05-03", episodes: 14, chapters: 0 },
    streak: { from: "2026-05-01", to: "2026-05-12", days: 12, active: 9 },
  });
  expect(sentencesOf(told, "hana")).toEqual([
    "hana started 1,200 anime and 1 manga.",
    "hana added 3 anime.",
    "The busiest day was 3 May 2026, with 14 episodes.",
    "The longest streak went on for 12 days, from 1 May 2026 to 12 May 2026, 9 of them with something.",
  ]);
});

test("a year is empty where neither days nor dates tell of it", () => {
  expect(isEmpty(year({}))).toBe(true);
  expect(isEmpty(year({ days: null }))).toBe(true);
  expect(isEmpty(year({ days: [{ day: "2026-05-03", episodes: 1, chapters: 0 }] }))).toBe(false);
  expect(isEmpty(year({ finished: { ...none, manga: 1 } }))).toBe(false);
});

test("months count what was seen where days are told, and else what was finished", () => {
  const days = [{ day: "2026-05-03", episodes: 1, chapters: 0 }];
  const [, february] = monthBars(year({ days }));
  expect(february).toEqual({
    name: "February",
    value: 1001,
    cells: ["1,001", "1", "1,000", "2"],
  });
  expect(monthColumns(year({ days }))).toHaveLength(5);
  expect(monthBars(year({}))[0]).toEqual({ name: "January", value: 2, cells: ["2"] });
  expect(monthColumns(year({}))).toEqual(["Month", "Finished"]);
});
