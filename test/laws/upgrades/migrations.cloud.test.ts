import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import type { Migration } from "../../../functions/migrations/migrations.ts";
import type { runMigrations as RunMigrations } from "../../../functions/migrations/run-migrations.ts";
import type { table as Client } from "../../../functions/table/client.ts";
import type { eachAccount as EachAccount } from "../../../functions/table/people/accounts.ts";
import { statisticsKey } from "../../../functions/table/keys.ts";
import { hideFromEverybody } from "../../support/cloud/before-index.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { itemsWith, removeItem } from "../../support/cloud/stored.ts";
import { ageMigrations, storedMigrations, uidOf } from "../../support/cloud/table.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, newcomers, visitor } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { anime } from "../../support/people/titles.ts";
import { takeLogLines, type LogLine } from "../../support/watching/log-lines.ts";

/*
 * What an upgrade does to everybody's items goes on where it was stopped, however it was, and comes by everybody.
 */
let runMigrations: typeof RunMigrations;
let eachAccount: typeof EachAccount;
let client: typeof Client;

beforeAll(async () => {
  becomeFunction();
  ({ table: client } = await import("../../../functions/table/client.ts"));
  ({ eachAccount } = await import("../../../functions/table/people/accounts.ts"));
  ({ runMigrations } = await import("../../../functions/migrations/run-migrations.ts"));
  const people = await newcomers(7);
  const uids = await Promise.all(people.map(({ username }) => uidOf(username)));
  // The index hears of them a moment later.
  await vi.waitFor(async () => {
    const known = new Set(await everybody());
    expect(uids.filter((uid) => !known.has(uid))).toEqual([]);
  }, soon);
});

let lines: readonly LogLine[];
beforeEach(async () => {
  await removeItem(statisticsKey("MIGRATIONS"));
  lines = takeLogLines();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const soon = { timeout: 15_000, interval: 200 };

async function everybody(): Promise<string[]> {
  const all: string[] = [];
  for await (const uid of eachAccount()) all.push(uid);
  return all;
}

/** Whom a migration was applied to, and how often. */
const counting = (apply: (uid: string) => Promise<void> = () => Promise.resolve()) => {
  const counts = new Map<string, number>();
  const migration: Migration = {
    name: "by-a-test",
    apply: async (uid) => {
      await apply(uid);
      counts.set(uid, (counts.get(uid) ?? 0) + 1);
    },
  };
  return { migration, counts };
};

const anHour = () => ({ untilMs: Date.now() + 3_600_000, perStep: 3 });

/** A run of migrations that were met long ago. */
async function run(all: readonly Migration[], limits = anHour()) {
  if ((await storedMigrations()) === undefined) {
    await runMigrations(all, limits);
    await ageMigrations();
  }
  return runMigrations(all, limits);
}

const Progress = z.object({
  after: z.string().optional(),
  people: z.number(),
  failed: z.number(),
  startedAtMs: z.number().optional(),
  finishedAtMs: z.number().optional(),
});

const progressOf = async (name = "by-a-test") =>
  z.object({ progress: z.record(z.string(), Progress) }).parse(await storedMigrations()).progress[
    name
  ];

describe("a migration", () => {
  test("waits until the former code has ended, then comes by everybody once, and rests", async () => {
    const { migration, counts } = counting();
    expect(await runMigrations([migration], anHour())).toEqual({
      people: 0,
      failed: 0,
      open: ["by-a-test"],
    });
    expect(await runMigrations([migration], anHour())).toMatchObject({ people: 0 });
    await ageMigrations();
    const all = await everybody();
    expect(await runMigrations([migration], anHour())).toEqual({
      people: all.length,
      failed: 0,
      open: [],
    });
    expect([...counts.keys()].sort()).toEqual(all.sort());
    expect(new Set(counts.values())).toEqual(new Set([1]));
    const send = vi.spyOn(client, "send");
    expect(await runMigrations([migration], anHour())).toEqual({ people: 0, failed: 0, open: [] });
    expect(send.mock.calls.map(([{ constructor }]) => constructor.name)).toEqual(["GetCommand"]);
  });

  test("that is killed goes on where it was noted to have come, and reaches everybody", async () => {
    let reached = 0;
    const { promise: never } = Promise.withResolvers<undefined>();
    const { migration, counts } = counting(async () => {
      if (++reached > 5) await never;
    });
    void run([migration]);
    await vi.waitFor(() => {
      expect(reached).toBeGreaterThan(5);
    }, soon);
    const all = await everybody();
    const stopped = await progressOf();
    expect(stopped).toMatchObject({ people: 3, after: all[2] });
    expect(stopped?.finishedAtMs).toBeUndefined();

    const next = counting();
    expect(await run([next.migration])).toMatchObject({ people: all.length - 3, open: [] });
    expect([...next.counts.keys()].sort()).toEqual(all.slice(3).sort());
    expect([...new Set([...counts.keys(), ...next.counts.keys()])].sort()).toEqual(all.sort());
    expect(await progressOf()).toMatchObject({ people: all.length, failed: 0 });
  });

  test("whose time is up goes on at its next turn", async () => {
    const untilMs = Date.now() + 60_000;
    const { migration, counts } = counting(() => {
      if (counts.size === 2) vi.setSystemTime(untilMs);
      return Promise.resolve();
    });
    const all = await everybody();
    await runMigrations([migration], anHour());
    await ageMigrations();
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    expect(await run([migration], { untilMs, perStep: 1 })).toMatchObject({
      people: 3,
      open: ["by-a-test"],
    });
    vi.useRealTimers();
    expect((await run([migration])).people).toBe(all.length - 3);
    expect(new Set(counts.values())).toEqual(new Set([1]));
  });

  test("in two runs at once reaches everybody, and counts nobody twice", async () => {
    const { migration, counts } = counting(async () => {
      await delay(1);
    });
    const all = await everybody();
    await runMigrations([migration], anHour());
    await ageMigrations();
    await Promise.all([run([migration]), run([migration]), run([migration])]);
    await run([migration]);
    expect([...counts.keys()].sort()).toEqual(all.sort());
    expect(await progressOf()).toMatchObject({ people: all.length });
  });

  test("in a run that another one has overtaken ends there, and takes nothing back", async () => {
    const held = Promise.withResolvers<undefined>();
    const slow = counting(() => held.promise);
    const quick = counting();
    await runMigrations([slow.migration], anHour());
    await ageMigrations();
    const overtaken = run([slow.migration]);
    expect((await run([quick.migration])).open).toEqual([]);
    const done = await progressOf();
    held.resolve(undefined);
    await overtaken;
    expect(await progressOf()).toEqual(done);
    expect(slow.counts.size).toBe(3);
  });

  test("that fails for somebody passes them over, counts them, and says so", async () => {
    const all = await everybody();
    const [, unlucky = ""] = all;
    const { migration, counts } = counting((uid) =>
      uid === unlucky ? Promise.reject(new Error("No.")) : Promise.resolve(),
    );
    expect(await run([migration])).toEqual({ people: all.length, failed: 1, open: [] });
    expect([...counts.keys(), unlucky].sort()).toEqual(all.sort());
    expect(await progressOf()).toMatchObject({ failed: 1 });
    expect(lines.filter(({ level }) => level === "ERROR")).toMatchObject([
      { event: "migration failed", uid: unlucky },
    ]);
  });

  test("comes after those before it, and again after a release that did not know it", async () => {
    const [one, two] = [counting(), counting()];
    const second = { ...two.migration, name: "second" };
    expect((await run([one.migration])).open).toEqual([]);
    expect((await run([one.migration, second])).open).toEqual(["second"]);
    await ageMigrations();
    expect((await run([one.migration, second])).open).toEqual([]);
    expect(two.counts.size).toBe((await everybody()).length);
    expect(new Set(one.counts.values())).toEqual(new Set([1]));
    // The release before this one is in place again, and writes as it did.
    await run([one.migration]);
    expect((await run([one.migration, second])).open).toEqual(["second"]);
  });
});

test(
  "what was made before one could look for it is found after the job",
  { timeout: 120_000 },
  async () => {
    const ai = await newcomer();
    const { username } = ai;
    const ranking = await makeRanking(ai);
    const custom = await makeList(ai, {}, [anime.spiritedAway, anime.yourName]);
    const found = async () => {
      const { people } = await visitor().ok("find_people", { name: username });
      const { ranking_lists } = await visitor().ok("newest_ranking_lists");
      const { lists } = await visitor().ok("lists_with", { anime_id: anime.yourName, most: 24 });
      return {
        name: people.some((person) => person.username === username),
        ranking: ranking_lists.some(({ id }) => id === ranking),
        custom: lists.some(({ id }) => id === custom),
      };
    };
    await vi.waitFor(async () => {
      expect(await found()).toEqual({ name: true, ranking: true, custom: true });
    }, soon);
    await hideFromEverybody(username, { ranking, custom });
    await vi.waitFor(async () => {
      expect(await found()).toEqual({ name: false, ranking: false, custom: false });
    }, soon);
    await fire("migrations");
    expect(await found()).toEqual({ name: false, ranking: false, custom: false });
    await ageMigrations();
    await fire("migrations");
    await vi.waitFor(async () => {
      expect(await found()).toEqual({ name: true, ranking: true, custom: true });
    }, soon);
    const listings = (await itemsWith(`#${custom}`)).filter(({ pk }) => pk.startsWith("TL#"));
    expect(listings).toHaveLength(2);
  },
);
