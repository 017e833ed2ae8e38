import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { countersOf, type CountedEntry } from "../../functions/achievements/counters.ts";
import {
  achievements,
  badgePath,
  decades,
  families,
  isReached,
  tiers,
} from "../../shared/achievements.ts";
import { statusFor } from "../../shared/entries/entry.ts";
import { genres, seasons } from "../../shared/filters.ts";
import { kinds, type Kind } from "../../shared/kind.ts";

describe("what there is to earn", () => {
  test("are more than 60 things, each with a name, a sentence and a badge of its own", () => {
    expect(achievements.length).toBeGreaterThanOrEqual(60);
    for (const key of ["code", "name", "description"] as const) {
      expect(new Set(achievements.map((one) => one[key])).size, key).toBe(achievements.length);
    }
    expect(new Set(achievements.map(badgePath)).size).toBe(achievements.length);
    for (const { code, description } of achievements) {
      expect(code).toMatch(/^[a-z0-9-]+$/);
      expect(description).toMatch(/^[A-Z].*[^{}]\.$/);
    }
  });

  test("fill every family and every metal, and none is given for nothing", () => {
    expect(new Set(achievements.map(({ family }) => family))).toEqual(new Set(families));
    expect(new Set(achievements.map(({ tier }) => tier))).toEqual(new Set(tiers));
    for (const achievement of achievements) {
      expect(achievement.goal).toBeGreaterThan(0);
      expect(isReached({}, achievement)).toBe(false);
    }
  });

  test("are there for every genre, decade and season", () => {
    const counted = new Set(achievements.map(({ counter }) => counter));
    for (const genre of genres) expect(counted).toContain(`genre ${genre}`);
    for (const decade of decades) expect(counted).toContain(`decade ${decade}`);
    for (const season of seasons) expect(counted).toContain(`season ${season}`);
  });

  test("get harder from metal to metal", () => {
    for (const counter of new Set(achievements.map((one) => one.counter))) {
      const steps = achievements.filter((one) => one.counter === counter);
      const goals = steps.map(({ goal }) => goal);
      expect(goals).toEqual(goals.toSorted((a, b) => a - b));
      const metals = steps.map(({ tier }) => tiers.indexOf(tier));
      expect(metals).toEqual(metals.toSorted((a, b) => a - b));
    }
  });
});

const facts = fc.record({
  genres: fc.uniqueArray(fc.constantFrom(...genres), { maxLength: 4 }),
  year: fc.option(fc.integer({ min: 1950, max: 2031 })),
  season: fc.option(fc.constantFrom(...seasons)),
  type: fc.constantFrom("tv", "movie", "ova", "ona", "manga", "unknown"),
  total: fc.option(fc.constantFrom(1, 12, 13, 14, 26, 99, 100, 199, 200, 500)),
  aired: fc.option(fc.nat(30)),
});

/** A catalogue of a few titles, and what somebody did to them one after another. */
const history = fc.record({
  titles: fc.array(fc.option(facts, { nil: undefined, freq: 8 }), {
    minLength: 1,
    maxLength: 12,
  }),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom<Kind>(...kinds),
      title: fc.nat(),
      act: fc.constantFrom("save", "complete", "complete", "drop"),
      progress: fc.nat({ max: 600 }),
    }),
    { maxLength: 60 },
  ),
});

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** The shelves after each step of a history. */
function* shelvesOf({ titles, steps }: History): Generator<CountedEntry[]> {
  const shelves = new Map<string, CountedEntry>();
  for (const { kind, title, act, progress } of steps) {
    const id = title % titles.length;
    const known = titles[id];
    const total = known?.total ?? null;
    const key = `${kind} ${id}`;
    const count = act === "complete" ? (total ?? progress) : Math.min(progress, total ?? progress);
    const status = act === "complete" ? "COMPLETED" : statusFor(kind, count, total);
    if (act === "drop") shelves.delete(key);
    else shelves.set(key, { kind, entry: { status, progress: count }, facts: known });
    yield [...shelves.values()];
  }
}

/** Every counter by its own definition, the slow way. */
function bruteForce(all: readonly CountedEntry[]) {
  const done = all.filter(
    ({ entry, facts }) =>
      entry.status === "COMPLETED" && entry.progress <= (facts?.aired ?? entry.progress),
  );
  const sum = (kind: Kind) =>
    all
      .filter((one) => one.kind === kind)
      .map(({ entry, facts }) => Math.min(entry.progress, facts?.aired ?? entry.progress))
      .reduce((total, counted) => total + counted, 0);
  const having = (test: (one: CountedEntry & { facts: object }) => boolean | undefined) =>
    done.filter((one) => one.facts !== undefined && test(one as never)).length;
  const perGenre = genres.map((genre) => having(({ facts }) => facts.genres.includes(genre)));
  const perDecade = decades.map((decade, at) =>
    having(({ facts: { year } }) => {
      if (year === null) return false;
      return at === 0 ? year < 1980 : `${Math.floor(year / 10)}0s` === decade;
    }),
  );
  const anime = (test: (one: NonNullable<CountedEntry["facts"]>) => boolean) =>
    having(({ kind, facts }) => kind === "anime" && test(facts));
  return {
    anime: done.filter(({ kind }) => kind === "anime").length,
    manga: done.filter(({ kind }) => kind === "manga").length,
    episodes: sum("anime"),
    chapters: sum("manga"),
    planned: all.filter(({ entry }) => entry.status === "PLANNED").length,
    started: all.filter(({ entry }) => entry.status !== "PLANNED").length,
    movies: anime(({ type }) => type === "movie"),
    shortSeries: anime(({ type, total }) => /^(tv|ona)$/.test(type) && (total ?? 99) < 14),
    longSeries: anime(({ total }) => (total ?? 0) > 99),
    longManga: having(({ kind, facts }) => kind === "manga" && (facts.total ?? 0) > 199),
    genres: perGenre.filter((count) => count > 0).length,
    decades: perDecade.filter((count) => count > 0).length,
    ...Object.fromEntries(genres.map((genre, at) => [`genre ${genre}`, perGenre[at]])),
    ...Object.fromEntries(decades.map((decade, at) => [`decade ${decade}`, perDecade[at]])),
    ...Object.fromEntries(
      seasons.map((season) => [`season ${season}`, anime((one) => one.season === season)]),
    ),
  };
}

describe("the counters", () => {
  test("equal a recount by their definitions after every step of any history", () => {
    fc.assert(
      fc.property(history, (past) => {
        for (const shelves of shelvesOf(past)) {
          const counted = Object.entries(bruteForce(shelves)).filter(([, count]) => count !== 0);
          const ours = Object.entries(countersOf(shelves)).filter(([, count]) => count !== 0);
          expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(counted));
        }
      }),
    );
  });

  test("do not depend on the order of a shelf", () => {
    fc.assert(
      fc.property(history, (past) => {
        for (const shelves of shelvesOf(past)) {
          expect(countersOf(shelves.toReversed())).toEqual(countersOf(shelves));
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("what has not aired", () => {
  const open = { genres: [], year: 2026, season: null, type: "tv", total: null } as const;

  test("does not count, whatever the list says, and comes to count as it airs", () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(3000), fc.nat(3000), (progress, aired, more) => {
        const countedAt = (out: number) => {
          const entry = { status: "WATCHING", progress } as const;
          return countersOf([{ kind: "anime", entry, facts: { ...open, aired: out } }]).episodes;
        };
        expect(countedAt(aired)).toBeLessThanOrEqual(aired);
        expect(countedAt(aired)).toBeLessThanOrEqual(countedAt(aired + more) ?? -1);
        expect(countedAt(Math.max(aired, progress))).toBe(progress);
      }),
    );
  });

  test("is not completed either", () => {
    const entry = { status: "COMPLETED", progress: 12 } as const;
    const countedAt = (aired: number | null) =>
      countersOf([{ kind: "anime", entry, facts: { ...open, total: 12, aired } }]).anime;
    expect([0, 8, 12, null].map(countedAt)).toEqual([undefined, undefined, 1, 1]);
  });

  test("gives nothing for episode 20,000 of a show that is at its eighth", () => {
    const entry = { status: "WATCHING", progress: 20_000 } as const;
    const counters = countersOf([{ kind: "anime", entry, facts: { ...open, aired: 8 } }]);
    const names = achievements.filter((one) => isReached(counters, one)).map(({ name }) => name);
    expect(names).toEqual(["Day One"]);
  });
});

describe("the rules", () => {
  test("are monotone: one completed title more never takes anything away, but from what is planned", () => {
    fc.assert(
      fc.property(history, facts, fc.constantFrom<Kind>(...kinds), (past, known, kind) => {
        const [shelves = []] = [...shelvesOf(past)].slice(-1);
        const more: CountedEntry = {
          kind,
          entry: { status: "COMPLETED", progress: known.total ?? 1 },
          facts: known,
        };
        const before = countersOf(shelves);
        const after = countersOf([...shelves, more]);
        for (const achievement of achievements) {
          if (isReached(before, achievement)) expect(isReached(after, achievement)).toBe(true);
        }
      }),
    );
  });

  test("give each achievement once in any history, and what was given stays", () => {
    fc.assert(
      fc.property(history, (past) => {
        const earned = new Set<string>();
        const ever = new Set<string>();
        for (const shelves of shelvesOf(past)) {
          const counters = countersOf(shelves);
          const reached = achievements.filter((one) => isReached(counters, one));
          const due = reached.filter(({ code }) => !earned.has(code));
          for (const { code } of due) earned.add(code);
          for (const { code } of reached) ever.add(code);
          expect(earned).toEqual(ever);
        }
      }),
    );
  });
});
