import { expect, test, vi } from "vitest";
import type { Browser } from "../../support/browser.ts";
import { newcomer, newcomers, visitor, type Person } from "../../support/people/people.ts";
import { constant } from "../../support/spec-coverage.ts";

/** The index by which people are found hears of a change a moment later. */
const soon = { timeout: 15_000, interval: 100 };

const found = async (name: string, by: Browser = visitor()): Promise<string[]> =>
  (await by.ok("find_people", { name })).people.map(({ username }) => username);

/** Letters that no other test's names begin with. */
const beginning = (): string =>
  `q${Math.floor(Math.random() * 36 ** 6)
    .toString(36)
    .padStart(6, "0")}`;

async function called(username: string): Promise<Person> {
  const who = await newcomer();
  await who.ok("change_username", { username });
  return who;
}

test("people are found by how their names begin, in any case, a whole name first", async () => {
  const name = beginning();
  const ai = await called(`${name}_Ai`);
  await called(`${name}a-longer`);
  await called(name.toUpperCase());
  await ai.ok("quick_add_anime", { anime_id: 1 });
  const all = [name.toUpperCase(), `${name}_Ai`, `${name}a-longer`];
  await vi.waitFor(async () => {
    expect(await found(name)).toEqual(all);
  }, soon);
  expect(await found(` ${name.toUpperCase()}_a `, ai)).toEqual([`${name}_Ai`]);
  const { people } = await visitor().ok("find_people", { name: `${name}_ai` });
  const { results } = await visitor().ok("profile", { username: `${name}_ai` });
  expect(people).toEqual([
    {
      username: `${name}_Ai`,
      profile_picture_url: results[0]?.profile_picture,
      completed_count: 1,
    },
  ]);
});

test("at most ten are answered, by name", async () => {
  const name = beginning();
  const people = await newcomers(12);
  const names = people.map((_, at) => `${name}${String.fromCharCode(97 + at)}`);
  for (const [at, person] of people.entries()) {
    await person.ok("change_username", { username: names[at] ?? "" });
  }
  await vi.waitFor(async () => {
    expect(await found(name)).toEqual(names.slice(0, constant("peopleFound")));
  }, soon);
});

test("nobody is found by a name that they had, or after they have left", async () => {
  const [before, after] = [beginning(), beginning()];
  const ai = await called(before);
  await vi.waitFor(async () => {
    expect(await found(before)).toEqual([before]);
  }, soon);
  await ai.ok("change_username", { username: after });
  // Who the index still names is asked what they are called.
  expect(await found(before)).toEqual([]);
  await vi.waitFor(async () => {
    expect(await found(after)).toEqual([after]);
  }, soon);
  await ai.ok("delete_account", { confirmation: after });
  expect(await found(after)).toEqual([]);
});

test.each(["", "q", " q ", "no#body", "先輩", "q%", "x".repeat(500)])(
  "%j is how nobody's name begins",
  async (name) => {
    expect(await found(name)).toEqual([]);
  },
);

test("what is no name at all is refused", async () => {
  for (const fields of [{ name: "x".repeat(501) }, {}, { name: 3 }]) {
    expect((await visitor().call("find_people", fields)).status).toBe(400);
  }
});
