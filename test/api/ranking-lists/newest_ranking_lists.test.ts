import { expect, test, vi } from "vitest";
import { newcomer, newcomers, visitor, type Person } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";

/** The index by which lists are found hears of a change a moment later. */
const soon = { timeout: 30_000, interval: 200 };

/** Every list from the newest on, page by page, until `last` was seen. */
async function read(last: string): Promise<Awaited<ReturnType<typeof page>>["ranking_lists"]> {
  const all = [];
  for (let after: string | null | undefined; after !== null;) {
    const { ranking_lists, next } = await page(after);
    expect(ranking_lists.length).toBeLessThanOrEqual(constant("newestRankings"));
    all.push(...ranking_lists);
    if (ranking_lists.some(({ id }) => id === last)) break;
    after = next;
  }
  return all;
}

const page = (after?: string) =>
  visitor().ok("newest_ranking_lists", after === undefined ? {} : { after });

const idsOf = async (last: string): Promise<string[]> => (await read(last)).map(({ id }) => id);

test("everybody's lists are answered, the newest first, with who made them", async () => {
  const [ai, ben] = (await newcomers(2)) as [Person, Person];
  const first = await makeRanking(ai, { name: "First", tags: "one,two" });
  const second = await makeRanking(ben, { name: "Second" });
  const { image_url, created_at } = await visitor().ok("ranking_list", { id: first });
  await vi.waitFor(async () => {
    const ids = await idsOf(first);
    expect(ids.indexOf(second)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
  }, soon);
  const found = (await read(first)).find(({ id }) => id === first);
  expect(found).toMatchObject({
    name: "First",
    tags: ["one", "two"],
    count: 5,
    image_url,
    created_at,
    owner_username: ai.username,
  });
});

test("no list is told twice or left out between pages", async () => {
  const people = await newcomers(9);
  const made: string[] = [];
  for (const person of people) {
    for (let at = 0; at < constant("newestRankingsOfOne"); at++) {
      made.push(await makeRanking(person));
    }
  }
  const oldest = made[0] ?? "";
  await vi.waitFor(async () => {
    expect(await idsOf(oldest)).toEqual(expect.arrayContaining(made));
  }, soon);
  const ids = await idsOf(oldest);
  expect(new Set(ids).size).toBe(ids.length);
});

test("of one person a page has the newest three", async () => {
  const eve = await newcomer();
  const made: string[] = [];
  for (let at = 0; at < 5; at++) made.push(await makeRanking(eve));
  const newest = made.slice(2).reverse();
  await vi.waitFor(async () => {
    const { ranking_lists } = await page();
    const own = ranking_lists.filter(({ owner_username }) => owner_username === eve.username);
    expect(own.map(({ id }) => id)).toEqual(newest);
  }, soon);
});

test("a page is full, however many lists one person has published in a row", async () => {
  const most = constant("newestRankings");
  const ofOne = constant("newestRankingsOfOne");
  for (const person of await newcomers(most / ofOne - 1)) {
    for (let at = 0; at < ofOne; at++) await makeRanking(person);
  }
  const eve = await newcomer();
  let newest = "";
  for (let at = 0; at < most + 8; at++) newest = await makeRanking(eve);
  await vi.waitFor(async () => {
    expect(await idsOf(newest)).toContain(newest);
  }, soon);
  const { ranking_lists, next } = await page();
  expect(ranking_lists).toHaveLength(most);
  const own = ranking_lists.filter(({ owner_username }) => owner_username === eve.username);
  expect(own.length).toBeLessThanOrEqual(ofOne);
  expect(next === null ? [] : (await page(next)).ranking_lists.map(({ id }) => id)).not.toContain(
    ranking_lists.at(-1)?.id,
  );
});

test("a list is told as it is now, and not at all when it or its account is gone", async () => {
  const [ai, ben] = (await newcomers(2)) as [Person, Person];
  const id = await makeRanking(ai, { name: "Before" });
  const leaving = await makeRanking(ben);
  await vi.waitFor(async () => {
    expect(await idsOf(id)).toEqual(expect.arrayContaining([id, leaving]));
  }, soon);
  const { entries } = await visitor().ok("ranking_list", { id });
  const fields = { id, name: "After", description: "D", entries: JSON.stringify(entries) };
  expect((await ai.sendFiles("edit_ranking_list", fields)).status).toBe(200);
  await ai.ok("change_username", { username: `${ai.username}x` });
  await ben.ok("delete_account", { confirmation: ben.username });
  const lists = await read(id);
  expect(lists.find((list) => list.id === id)).toMatchObject({
    name: "After",
    owner_username: `${ai.username}x`,
  });
  expect(lists.map((list) => list.id)).not.toContain(leaving);
  await ai.ok("delete_ranking_list", { id });
  const { ranking_lists } = await page();
  expect(ranking_lists.map((list) => list.id)).not.toContain(id);
});

test.each(["nonsense", "~", "", Buffer.from("0#../x").toString("base64url")])(
  "a page that there never was, %j, is refused",
  async (after) => {
    const answer = visitor().call("newest_ranking_lists", { after });
    await provokes(answer, 400, "There is no such page of lists. Please begin with the newest.");
  },
);
