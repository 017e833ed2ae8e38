import { describe, expect, test } from "vitest";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { ageHold, ageNameChanges } from "../../support/cloud/table.ts";

const taken = "This username is taken. Please choose another.";
const rename = (who: Person, username: unknown) => who.call("change_username", { username });

/** A name nobody has. */
let named = 0;
const freshName = () => `neo-${Date.now().toString(36)}-${++named}`;

test("the new name counts at once, for everybody", async () => {
  const ai = await newcomer();
  const name = freshName();
  expect(await ai.ok("change_username", { username: ` ${name} ` })).toEqual({ username: name });
  expect(await ai.ok("check_logged")).toMatchObject({ username: name });
  const { results } = await visitor().ok("profile", { username: name });
  expect(results).toMatchObject([{ username: name }]);
});

test.each(["", "ab", "x".repeat(21), "x".repeat(2000)])(
  "%j is not 3 to 20 characters",
  async (name) => {
    const ai = await newcomer();
    await provokes(rename(ai, name), 400, "A username has 3 to 20 characters.");
  },
);

test.each(["a b c", "ünique", "続く続く", "a.b.c", "a/b/c", "<b>x</b>", "a\u200bbc"])(
  "%j holds other characters",
  async (name) => {
    const ai = await newcomer();
    await provokes(
      rename(ai, name),
      400,
      "A username can have letters, digits, hyphens and underscores only.",
    );
  },
);

test.each(["admin", "Tsuzuku", "SETTINGS", "you"])("%s belongs to the site", async (name) => {
  const ai = await newcomer();
  await provokes(rename(ai, name), 400, "This username is reserved. Please choose another.");
});

test.each([undefined, null, 12, ["x"]])("%j is no name at all", async (name) => {
  const ai = await newcomer();
  expect(await rename(ai, name)).toMatchObject({ status: 400 });
});

test("somebody else's name is taken, in whatever case", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  await provokes(rename(bo, ai.username), 409, taken);
  await provokes(rename(bo, ai.username.toUpperCase()), 409, taken);
});

test("of two who want one name at the same moment one gets it", async () => {
  const people = await Promise.all([newcomer(), newcomer()]);
  const name = freshName();
  const answers = await Promise.all(people.map((someone) => rename(someone, name)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const winner = people[statuses.indexOf(200)];
  expect((await winner?.ok("profile", { username: name }))?.results).toMatchObject([
    { owner: true },
  ]);
  const loser = people[statuses.indexOf(409)];
  expect(await loser?.ok("check_logged")).toMatchObject({ username: loser?.username });
});

test("one may change the case of one's own name", async () => {
  const ai = await newcomer();
  const name = ai.username.replace("fan", "FAN");
  await ai.ok("change_username", { username: name });
  const { results } = await visitor().ok("profile", { username: ai.username });
  expect(results).toMatchObject([{ username: name }]);
  const bo = await newcomer();
  await provokes(rename(bo, ai.username), 409, taken);
});

describe("an old name", () => {
  test("is held: its owner is found by it, and nobody else gets it", async () => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    const name = freshName();
    await ai.ok("change_username", { username: name });
    await provokes(rename(bo, ai.username), 409, taken);
    const { results } = await visitor().ok("profile", { username: ai.username });
    expect(results).toMatchObject([{ username: name }]);
  });

  test("can be taken back by its owner", async () => {
    const ai = await newcomer();
    const name = freshName();
    await ai.ok("change_username", { username: name });
    await ai.ok("change_username", { username: ai.username });
    expect(await ai.ok("check_logged")).toMatchObject({ username: ai.username });
    // And then it is not only held any more, while the one in between is.
    const bo = await newcomer();
    await provokes(rename(bo, ai.username), 409, taken);
    await provokes(rename(bo, name), 409, taken);
  });

  test("is free again after thirty days", async () => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    await ai.ok("change_username", { username: freshName() });
    await ageHold(ai.username, constant("usernameHeldDays") - 1);
    await provokes(rename(bo, ai.username), 409, taken);
    await ageHold(ai.username, 1);
    await bo.ok("change_username", { username: ai.username });
    const { results } = await bo.ok("profile", { username: ai.username });
    expect(results).toMatchObject([{ owner: true }]);
  });
});

describe("changes", () => {
  const tooOften = "You can change your username 3 times in 30 days. Please try again later.";

  test("are counted: three in thirty days, the name one has already is none", async () => {
    const ai = await newcomer();
    await ai.ok("change_username", { username: ai.username });
    let name = ai.username;
    for (let change = 0; change < constant("usernameChanges"); change++) {
      name = freshName();
      await ai.ok("change_username", { username: name });
      await ai.ok("change_username", { username: name });
    }
    await provokes(rename(ai, freshName()), 400, tooOften);
    expect(await ai.ok("check_logged")).toMatchObject({ username: name });
  });

  test("that were refused do not count", async () => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    for (let attempt = 0; attempt < 4; attempt++)
      await provokes(rename(ai, bo.username), 409, taken);
    await ai.ok("change_username", { username: freshName() });
  });

  test("may go on when thirty days have passed", async () => {
    const ai = await newcomer();
    let name = "";
    for (let change = 0; change < 3; change++) {
      name = freshName();
      await ai.ok("change_username", { username: name });
    }
    await ageNameChanges(name, constant("usernameChangesDays") - 1);
    await provokes(rename(ai, freshName()), 400, tooOften);
    await ageNameChanges(name, 2);
    await ai.ok("change_username", { username: freshName() });
  });

  test("at the same moment, from two tabs, are not both lost", async () => {
    const ai = await newcomer();
    const names = [freshName(), freshName()];
    const answers = await Promise.all(names.map((name) => rename(ai, name)));
    const { username } = await ai.ok("check_logged");
    const acknowledged = names.filter((_, at) => answers[at]?.status === 200);
    expect(acknowledged).toContain(username);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });
});
