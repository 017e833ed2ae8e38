import { describe, expect, test } from "vitest";
import {
  countWords,
  fitWords,
  leftOutWords,
  readMinutes,
} from "../../../../web/features/shelf/spare-time/fit-words.ts";
import { fitsOf } from "../../../../web/features/shelf/spare-time/fits.ts";
import { fc } from "../../../support/properties.ts";

type Timed = Parameters<typeof fitsOf>[0][number];

const entry = (fields: Partial<Timed> & { progress?: number; isOnHold?: boolean } = {}): Timed => {
  const { progress = 3, isOnHold = false, ...rest } = fields;
  return {
    kind: "anime",
    standing: { status: "WATCHING", progress },
    said: { score: null, again: null, isOnHold, isPrivate: false },
    total: 12,
    aired: null,
    minutes: 24,
    ...rest,
  };
};

const entries: fc.Arbitrary<Timed> = fc
  .record({
    status: fc.constantFrom("WATCHING", "PLANNED", "COMPLETED"),
    progress: fc.nat(30),
    isOnHold: fc.boolean(),
    total: fc.option(fc.integer({ min: 1, max: 30 })),
    aired: fc.option(fc.nat(30)),
    minutes: fc.constantFrom(null, 0, 3, 12, 24, 110),
  })
  .map(({ status, progress, isOnHold, ...rest }) => ({
    ...entry({ isOnHold }),
    ...rest,
    standing: { status, progress },
  }));

describe("what fits into some time", () => {
  test("never takes longer, has something new, and is all that would fit", () => {
    fc.assert(
      fc.property(
        fc.array(entries, { maxLength: 20 }),
        fc.integer({ min: 1, max: 300 }),
        (list, time) => {
          const { fits, longer, untimed } = fitsOf(list, time);
          for (const { entry: each, episodes, minutes } of fits) {
            const { standing, said, aired, total } = each;
            expect(minutes).toBeLessThanOrEqual(time);
            expect(minutes).toBe(episodes * (each.minutes ?? NaN));
            expect(episodes).toBeGreaterThan(0);
            expect(standing.status).toBe("WATCHING");
            expect(said.isOnHold).toBe(false);
            const left = (aired ?? total ?? Infinity) - standing.progress;
            expect(episodes).toBeLessThanOrEqual(left);
            // One more would not fit, or is not there.
            expect(minutes + (each.minutes ?? 0) > time || episodes === left).toBe(true);
          }
          const current = list.filter(
            ({ standing, said, aired, total }) =>
              standing.status === "WATCHING" &&
              !said.isOnHold &&
              (aired ?? total ?? Infinity) > standing.progress,
          );
          expect(fits.length + longer + untimed).toBe(current.length);
        },
      ),
    );
  });

  test("more time never takes anything away", () => {
    fc.assert(
      fc.property(fc.array(entries), fc.nat(200), fc.nat(200), (list, some, more) => {
        const inSome = new Map(fitsOf(list, some).fits.map((fit) => [fit.entry, fit.episodes]));
        const inMore = new Map(
          fitsOf(list, some + more).fits.map((fit) => [fit.entry, fit.episodes]),
        );
        for (const [each, episodes] of inSome) {
          expect(inMore.get(each)).toBeGreaterThanOrEqual(episodes);
        }
      }),
    );
  });

  test("begins with what ends, then what catches up, then what airs; each as the list has it", () => {
    const further = entry();
    const airing = entry({ aired: 9, total: 26 });
    const caughtUp = entry({ aired: 4, total: 26 });
    const ending = entry({ progress: 11 });
    const { fits } = fitsOf([further, airing, further, caughtUp, ending], 45);
    expect(fits.map((fit) => fit.entry)).toEqual([ending, caughtUp, airing, further, further]);
    expect(fits.map(({ comesTo }) => comesTo)).toEqual([
      "end",
      "caught up",
      "further",
      "further",
      "further",
    ]);
  });

  test("leaves manga out, which nobody reads by the clock", () => {
    const manga = {
      ...entry(),
      kind: "manga",
      standing: { status: "READING", progress: 3 },
      minutes: null,
    } as const;
    expect(fitsOf([manga], 45).fits).toEqual([]);
  });
});

describe("words of what fits", () => {
  const told = { entry: undefined, episodes: 2, minutes: 48 };

  test("are right for one and for many, and say what it comes to", () => {
    expect(fitWords({ ...told, comesTo: "further" })).toEqual(["2 episodes", "48 min"]);
    expect(fitWords({ ...told, comesTo: "caught up" })).toEqual([
      "2 episodes",
      "48 min",
      "catches you up",
    ]);
    expect(fitWords({ ...told, episodes: 1, minutes: 24, comesTo: "end" })).toEqual([
      "1 episode",
      "24 min",
      "ends it",
    ]);
  });

  test("say how many there are", () => {
    const of = (count: number) => ({
      fits: Array.from({ length: count }, () => ({ ...told, comesTo: "end" }) as const),
      longer: 0,
      untimed: 0,
    });
    const titles = "of the titles you are watching";
    expect(countWords(of(0), 45)).toBe(`None ${titles} fits into 45 minutes.`);
    expect(countWords(of(1), 45)).toBe(`One ${titles} fits into 45 minutes.`);
    expect(countWords(of(3), 90)).toBe(`3 ${titles} fit into 90 minutes.`);
  });

  test("say what is left out, and nothing where nothing is", () => {
    expect(leftOutWords({ fits: [], longer: 0, untimed: 0 })).toBe("");
    expect(leftOutWords({ fits: [], longer: 1, untimed: 1 })).toBe(
      "One title of your list takes longer. For one title we do not know how long an episode is.",
    );
    expect(leftOutWords({ fits: [], longer: 2, untimed: 3 })).toBe(
      "2 titles of your list take longer. For 3 titles we do not know how long an episode is.",
    );
  });

  test("minutes are read as they are typed", () => {
    expect(readMinutes(" 50 ")).toEqual({ minutes: 50 });
    expect(readMinutes("５０")).toEqual({ minutes: 50 });
    expect(readMinutes("1440")).toEqual({ minutes: 1440 });
    expect(readMinutes(" ")).toEqual({ isEmpty: true });
    for (const text of ["0", "-5", "1441", "1.5", "an hour", "9999999999"]) {
      expect(readMinutes(text)).toEqual({ problem: "Please enter minutes from 1 to 1,440." });
    }
  });
});
