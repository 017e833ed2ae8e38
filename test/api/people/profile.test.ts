import { expect, test } from "vitest";
import { save, saved } from "../../support/people/entries.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { ageHold } from "../../support/cloud/table.ts";
import { anime } from "../../support/people/titles.ts";

test("everybody sees a user's profile, only its owner is told to be the owner", async () => {
  const ai = await newcomer();
  const expected = {
    username: ai.username,
    bio: "",
    profile_picture: "/static/profile-pictures/nerd.webp",
    avatar_url: "/static/profile-pictures/nerd.webp",
    rank: -1,
    completed_count: 0,
    uploaded_picture: null,
    private: false,
    hidden: null,
    favourites: [],
  };
  const profile = { username: ai.username };
  const seenBy = async (who: ReturnType<typeof visitor>) =>
    (await who.ok("profile", profile)).results;
  expect(await seenBy(visitor())).toEqual([{ ...expected, owner: false }]);
  expect(await seenBy(await newcomer())).toEqual([{ ...expected, owner: false }]);
  expect(await seenBy(ai)).toEqual([{ ...expected, owner: true }]);
});

test("the count of completed anime and the rank are live", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", anime.frieren, 28));
  await saved(save(ai, "add_anime", anime.yourName, 1));
  const { results } = await visitor().ok("profile", { username: ai.username });
  expect(results).toMatchObject([{ completed_count: 2 }]);
  expect(results[0]?.rank).toBeGreaterThan(0);
});

test("a name is found in whatever case and with spaces around it", async () => {
  const ai = await newcomer();
  const { results } = await visitor().ok("profile", { username: ` ${ai.username.toUpperCase()} ` });
  expect(results).toMatchObject([{ username: ai.username }]);
});

test("nobody has the profile of nobody", async () => {
  await provokes(visitor().call("profile", { username: "no-such-fan" }), 404, "User not found");
  await provokes(visitor().call("profile", { username: "../admin" }), 404, "User not found");
  for (const username of ["", " ", "x".repeat(21), "x".repeat(5000)]) {
    await provokes(visitor().call("profile", { username }), 404, "User not found");
  }
  for (const username of [undefined, null, 7]) {
    expect(await visitor().call("profile", { username })).toMatchObject({ status: 400 });
  }
});

test("a private profile is nobody's to others, and whole to its owner", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", anime.yourName, 1));
  const profile = { username: ai.username };
  const { results } = await ai.ok("profile", profile);
  await ai.ok("update_user", { private: true });
  for (const other of [visitor(), await newcomer()]) {
    await provokes(other.call("profile", profile), 404, "User not found");
  }
  expect((await ai.ok("profile", profile)).results).toEqual([{ ...results[0], private: true }]);
  await ai.ok("update_user", { private: false });
  const shown = await visitor().ok("profile", profile);
  expect(shown.results).toMatchObject([{ username: ai.username, private: false }]);
});

test("a former name answers with the present one for thirty days, then it is nobody's", async () => {
  const ai = await newcomer();
  const now = `${ai.username}-now`;
  await ai.ok("change_username", { username: now });
  const { results } = await visitor().ok("profile", { username: ai.username });
  expect(results).toMatchObject([{ username: now, owner: false }]);
  expect((await ai.ok("profile", { username: ai.username })).results).toMatchObject([
    { username: now, owner: true },
  ]);
  await ageHold(ai.username, 30);
  await provokes(visitor().call("profile", { username: ai.username }), 404, "User not found");
});

test("nobody's e-mail address is in any answer about them", async () => {
  const ai = await newcomer();
  const [name = ""] = ai.email.split("@");
  const calls = [
    visitor().call("profile", { username: ai.username }),
    visitor().call("get_anime", { username: ai.username }),
    ai.call("profile", { username: ai.username }),
    ai.call("check_logged"),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.text).not.toContain(name);
});
