import { randomUUID } from "node:crypto";
import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import type { Answer, Browser } from "../support/browser.ts";
import {
  completedCount,
  entryOf,
  listOf,
  saved,
  type SeenEntry,
} from "../support/people/entries.ts";
import { isLinearizable, type Call } from "../support/linearizable.ts";
import { letReadsArrive } from "../support/cloud/late-reads.ts";
import { newcomer, visitor, type Person } from "../support/people/people.ts";
import { anime } from "../support/people/titles.ts";

const titles = [
  { id: anime.cowboyBebop, total: 26 },
  { id: anime.yourName, total: 1 },
] as const;

/** What one tab does to one title. */
interface Step {
  readonly title: (typeof titles)[number];
  readonly act: "save" | "raise" | "complete" | "drop" | "look";
  readonly progress: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  title: fc.constantFrom(...titles),
  act: fc.constantFrom("save", "save", "raise", "raise", "complete", "complete", "drop", "look"),
  progress: fc.nat({ max: 26 }),
});
/** Tabs work at the same time; in each of them one step follows the other. */
const tabs = fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), {
  minLength: 3,
  maxLength: 4,
});

type EntryState = SeenEntry | null;

const stateOf = (id: number, progress: number, total: number): SeenEntry => ({
  id,
  status: progress === 0 ? "PLANNED" : progress === total ? "COMPLETED" : "WATCHING",
  progress,
});

/** Does a step and says what it must have done to the entry, if its answer is true. */
async function take(
  who: Browser,
  { title, act, progress }: Step,
): Promise<Call<EntryState>["apply"]> {
  const { id, total } = title;
  const becomes = (answer: Answer, next: EntryState): Call<EntryState>["apply"] => {
    // A call that lost every race says so and has changed nothing.
    if (answer.status === 409) return (state) => state;
    expect(answer.status, answer.text).toBe(200);
    return () => next;
  };
  switch (act) {
    case "save": {
      const count = progress % (total + 1);
      const fields = { anime_id: id, episodes_watched: count };
      return becomes(await who.call("update_anime", fields), stateOf(id, count, total));
    }
    case "raise": {
      const count = progress % (total + 1);
      const fields = { anime_id: id, episodes_watched: count, raise_only: true };
      const answer = await who.call("update_anime", fields);
      if (answer.status === 409) return (state) => state;
      const { progress: stored } = await saved(Promise.resolve(answer));
      return (state) => {
        const furthest = Math.max(state?.progress ?? 0, count);
        return furthest === stored ? stateOf(id, furthest, total) : undefined;
      };
    }
    case "complete":
      return becomes(
        await who.call("quick_add_anime", { anime_id: id }),
        stateOf(id, total, total),
      );
    case "drop":
      return becomes(await who.call("drop_anime", { anime_id: id }), null);
    case "look": {
      const seen = (await entryOf(who, "anime", id)) ?? null;
      return (state) => (JSON.stringify(state) === JSON.stringify(seen) ? state : undefined);
    }
  }
}

/** The whole list, once it has had the time that it may take to show the last change. */
async function settledList(ai: Person) {
  await letReadsArrive();
  return listOf(ai, "anime", ai.username);
}

describe("one user in several tabs", () => {
  test(
    "no acknowledged change is lost, every look tells the truth, and the count is right in the end",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(tabs, async (tabs) => {
          const ai = await newcomer();
          const histories = new Map<number, Call<EntryState>[]>(titles.map(({ id }) => [id, []]));
          let clock = 0;
          const work = async (steps: readonly Step[]): Promise<void> => {
            for (const step of steps) {
              const from = clock++;
              const apply = await take(ai, step);
              histories.get(step.title.id)?.push({ from, to: clock++, apply });
            }
          };
          await Promise.all(tabs.map(work));

          const list = await settledList(ai);
          for (const { id } of titles) {
            const last = list.find((entry) => entry.id === id) ?? null;
            expect(isLinearizable(histories.get(id) ?? [], null, last)).toBe(true);
          }
          const completed = list.filter(({ status }) => status === "COMPLETED").length;
          expect(await completedCount(ai, ai.username)).toBe(completed);
        }),
        { numRuns: 25, endOnFailure: true },
      );
    },
  );

  test("fifty additions of one title at once make one entry, and all of them succeed", async () => {
    const ai = await newcomer();
    const fields = { anime_id: anime.frieren, episodes_watched: 28 };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ai.call("add_anime", fields)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await settledList(ai)).toEqual([
      { id: anime.frieren, status: "COMPLETED", progress: 28 },
    ]);
    expect(await completedCount(ai, ai.username)).toBe(1);
  });

  test("twenty completed at once are counted once each", async () => {
    const ai = await newcomer();
    const { results } = await ai.ok("search_anime", { query: "no", types: ["movie"] });
    const ids = results.map(({ anime_id }) => anime_id);
    const answers = await Promise.all(
      ids.flatMap((anime_id) => [
        ai.call("quick_add_anime", { anime_id }),
        ai.call("quick_add_anime", { anime_id }),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await completedCount(ai, ai.username)).toBe(ids.length);
    await Promise.all(ids.map((anime_id) => ai.ok("drop_anime", { anime_id })));
    expect(await completedCount(ai, ai.username)).toBe(0);
  });

  test("Undo from two tabs at once puts back one entry", async () => {
    const ai = await newcomer();
    await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 28 });
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    const undo = { anime_id: anime.frieren, episodes_watched: 28, restore: true };
    await Promise.all([ai.ok("add_anime", undo), ai.ok("add_anime", undo)]);
    expect(await settledList(ai)).toHaveLength(1);
    expect(await completedCount(ai, ai.username)).toBe(1);
  });
});

test("a new person who signs in from five tabs at once has one account", async () => {
  const email = `${randomUUID()}@people.example`;
  const begun: { who: Browser; callback: string }[] = [];
  for (let tab = 0; tab < 5; tab++) {
    const who = visitor();
    const callback = await who.sendForm(await who.leaveToSignIn(), email, "correct horse");
    begun.push({ who, callback });
  }
  await Promise.all(begun.map(({ who, callback }) => who.send(callback)));
  const names = await Promise.all(
    begun.map(async ({ who }) => (await who.ok("check_logged")).username),
  );
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^fan-/);
});
