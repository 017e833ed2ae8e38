import { expect, test } from "vitest";
import { everythingOf } from "../../support/people/exporting.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";

const year = new Date().getUTCFullYear();

const goalsOf = async (ai: Person, who: Pick<Person, "ok"> = ai) => {
  const { anime, manga } = await who.ok("statistics", { username: ai.username });
  return { anime: anime.goal, manga: manga.goal };
};

const set = (ai: Person, titles: unknown, kind = "anime", of = year) =>
  ai.call("update_user", { goal: { kind, year: of, titles } });

test("there is no goal until its owner sets one, of each kind its own, and takes it back", async () => {
  const ai = await newcomer();
  expect(await goalsOf(ai)).toEqual({ anime: null, manga: null });
  expect((await set(ai, 48)).status).toBe(200);
  expect((await set(ai, 12, "manga")).status).toBe(200);
  expect(await goalsOf(ai)).toEqual({ anime: { year, titles: 48 }, manga: { year, titles: 12 } });
  expect((await set(ai, 50)).status).toBe(200);
  expect((await set(ai, null, "manga")).status).toBe(200);
  expect(await goalsOf(ai)).toEqual({ anime: { year, titles: 50 }, manga: null });
});

test("a goal is its owner's alone, and is in their export", async () => {
  const ai = await newcomer();
  const other = await newcomer();
  await set(ai, 48);
  for (const who of [visitor(), other]) {
    expect(await goalsOf(ai, who)).toEqual({ anime: null, manga: null });
  }
  expect(JSON.stringify(await other.ok("profile", { username: ai.username }))).not.toContain("48");
  expect(await everythingOf(ai)).toMatchObject({
    profile: { goals: { anime: { year, titles: 48 }, manga: null } },
  });
});

test.each([0, -1, 1.5, 1001, 10_000, "48", "many", true, {}, []])(
  "%j titles are no goal, and the one before stays",
  async (titles) => {
    const ai = await newcomer();
    await set(ai, 48);
    await provokes(set(ai, titles), 400, "A goal is a whole number of titles from 1 to 1,000.");
    expect(await goalsOf(ai)).toMatchObject({ anime: { titles: 48 } });
  },
);

test("a goal is for the year that it is, and for a kind that there is", async () => {
  const ai = await newcomer();
  for (const of of [year - 2, year + 2, 0]) {
    await provokes(set(ai, 48, "anime", of), 400, "You can set a goal for this year only.");
  }
  expect((await set(ai, 48, "novels")).status).toBe(400);
  expect((await ai.call("update_user", { goal: { kind: "anime", titles: 3 } })).status).toBe(400);
  expect(
    (await visitor().call("update_user", { goal: { kind: "anime", year, titles: 3 } })).status,
  ).toBe(401);
  expect(await goalsOf(ai)).toEqual({ anime: null, manga: null });
});
