import { describe, expect, test } from "vitest";
import { hasNewEpisode } from "../../shared/entries/new-episode.ts";
import * as limits from "../../shared/limits.ts";
import { airingMarks, newEpisode, paceWords, type Airing } from "../../web/words/airing-words.ts";
import { fc } from "../support/properties.ts";

const day = 86_400_000;
/** A Tuesday, at noon where the test runs. */
const now = new Date(2026, 10, 24, 12).getTime();

const watched: Airing = {
  status: "WATCHING",
  isOnHold: false,
  progress: 8,
  aired: 8,
  lastAiredAt: now - 4 * day,
  nextAiringAt: now + 3 * day,
};

const airings: fc.Arbitrary<Airing> = fc.record({
  status: fc.constantFrom("WATCHING", "PLANNED", "COMPLETED"),
  isOnHold: fc.boolean(),
  progress: fc.nat(30),
  aired: fc.option(fc.nat(30)),
  lastAiredAt: fc.option(fc.nat(20).map((days) => now - days * day)),
  nextAiringAt: fc.option(fc.integer({ min: -2, max: 20 }).map((days) => now + days * day)),
});

describe("what a card says of a title that airs", () => {
  test.each<[string, Partial<Airing>, string[]]>([
    ["caught up", {}, ["Caught up", "next in 3 days"]],
    ["the newest is waiting", { progress: 7 }, ["New episode", "next in 3 days"]],
    ["a few are", { progress: 6 }, ["New episode", "2 behind"]],
    ["many are", { progress: 2 }, ["6 behind", "next in 3 days"]],
    ["not begun", { progress: 0, aired: 4 }, ["4 out", "next in 3 days"]],
    ["further than what is out", { progress: 9 }, ["Caught up", "next in 3 days"]],
    [
      "the last was long ago",
      { progress: 7, lastAiredAt: now - 7 * day },
      ["1 behind", "next in 3 days"],
    ],
    ["it airs today", { nextAiringAt: now + day / 4 }, ["Caught up", "next today"]],
    [
      "it airs tonight, after midnight",
      { nextAiringAt: now + day / 2 },
      ["Caught up", "next tomorrow"],
    ],
    ["nobody knows when it goes on", { nextAiringAt: null }, ["Caught up"]],
    ["it has aired since it was asked", { nextAiringAt: now - 1 }, ["Caught up"]],
    ["it is to come", { progress: 1, aired: 0 }, ["Begins in 3 days"]],
    ["nobody knows what is out", { aired: null }, []],
    ["it is on hold", { progress: 7, isOnHold: true }, []],
    ["it is planned", { status: "PLANNED" }, []],
  ])("%s", (_, change, marks) => {
    expect(airingMarks({ ...watched, ...change }, now)).toEqual(marks);
  });

  test("tells of a new episode where there is one, and nowhere else, and never one thing twice", () => {
    fc.assert(
      fc.property(airings, (airing) => {
        const marks = airingMarks(airing, now);
        expect(marks.includes(newEpisode)).toBe(hasNewEpisode(airing, now));
        expect(new Set(marks).size).toBe(marks.length);
        if (airing.isOnHold || airing.aired === null) expect(marks).toEqual([]);
      }),
    );
  });

  test("an episode is new only as long as something waits, and not to who has far more to see", () => {
    fc.assert(
      fc.property(airings, (airing) => {
        if (!hasNewEpisode(airing, now)) return;
        const { aired, progress, lastAiredAt } = airing;
        expect(aired).toBeGreaterThan(progress);
        expect(aired).toBeLessThanOrEqual(progress + limits.newEpisodesUnseen);
        expect(hasNewEpisode({ ...airing, progress: aired ?? 0 }, now)).toBe(false);
        expect(hasNewEpisode(airing, (lastAiredAt ?? 0) + limits.newEpisodeDays * day)).toBe(false);
      }),
    );
  });
});

describe("the pace by which somebody is caught up", () => {
  test.each<[number, number, number | null, string]>([
    [8, 8, 3 * day, "You are caught up: the next episode airs on Friday."],
    [8, 8, null, "You are caught up."],
    [7, 8, 3 * day, "1 episode behind; the next one airs on Friday."],
    [5, 8, 3 * day, "3 episodes behind: one a day and you are caught up before Friday's episode."],
    [2, 8, 3 * day, "6 episodes behind: two a day and you are caught up before Friday's episode."],
    [6, 8, day, "2 episodes behind: two a day and you are caught up before tomorrow's episode."],
    [6, 8, day / 4, "2 episodes behind; the next one airs today."],
    [6, 8, null, "2 episodes behind."],
    [6, 8, -1, "2 episodes behind."],
    [1, 1150, 3 * day, "1149 episodes behind; the next one airs on Friday."],
    [
      4,
      8,
      10 * day,
      "4 episodes behind: one a day and you are caught up before the episode of 4 December.",
    ],
  ])("%s of %s seen", (progress, aired, untilNext, words) => {
    const nextAiringAt = untilNext === null ? null : now + untilNext;
    expect(paceWords({ progress, aired, nextAiringAt }, now)).toBe(words);
  });

  const numbers = ["none", "one", "two", "three"];

  test("is enough where it is told, and never more than three a day", () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.nat(60),
        fc.integer({ min: 0, max: 14 }),
        (progress, aired, nights) => {
          const words = paceWords({ progress, aired, nextAiringAt: now + nights * day + 1 }, now);
          const pace = /: (\w+) a day/.exec(words)?.[1];
          if (pace === undefined) return;
          const aDay = numbers.indexOf(pace);
          expect(aDay).toBeGreaterThan(0);
          expect(progress + aDay * nights).toBeGreaterThanOrEqual(aired);
          expect(progress + (aDay - 1) * nights).toBeLessThan(aired);
        },
      ),
    );
  });
});
