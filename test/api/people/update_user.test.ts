import { expect, test } from "vitest";
import { presetAvatarPath, presetAvatars } from "../../../shared/profile.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";

test("a bio is shown to everybody, as it was written", async () => {
  const ai = await newcomer();
  const bio = '続く <b>fan</b> & more\nof "slow" journeys';
  expect(await ai.ok("update_user", { bio: `  ${bio}  ` })).toMatchObject({ bio });
  const { results } = await visitor().ok("profile", { username: ai.username });
  expect(results).toMatchObject([{ bio }]);
});

test("a bio may be emptied again", async () => {
  const ai = await newcomer();
  await ai.ok("update_user", { bio: "Something" });
  expect(await ai.ok("update_user", { bio: "" })).toMatchObject({ bio: "" });
});

test("a bio has at most 200 characters, whatever they are made of", async () => {
  const ai = await newcomer();
  const most = constant("bioCharacters");
  expect(await ai.ok("update_user", { bio: "続".repeat(most) })).toMatchObject({
    bio: "続".repeat(most),
  });
  await ai.ok("update_user", { bio: "🦊".repeat(most) });
  for (const length of [most + 1, 10_001, 60_000]) {
    const refused = ai.call("update_user", { bio: "x".repeat(length) });
    await provokes(refused, 400, "Bio cannot exceed 200 characters.");
  }
  const { results } = await visitor().ok("profile", { username: ai.username });
  expect(results).toMatchObject([{ bio: "🦊".repeat(most) }]);
});

test("each of the preset pictures can be chosen, under either name, and shows everywhere", async () => {
  const ai = await newcomer();
  for (const name of presetAvatars) {
    const path = presetAvatarPath(name);
    expect(await ai.ok("update_user", { avatar_url: path })).toMatchObject({
      avatar_url: path,
      profile_picture: path,
    });
  }
  const king = presetAvatarPath("king");
  await ai.ok("update_user", { profile_picture: king });
  expect(await ai.ok("check_logged")).toMatchObject({ avatar_url: king });
});

test.each([
  "https://elsewhere.example/track.png",
  "/static/profile-pictures/../../api/auth/logout",
  "/static/profile-pictures/ninja.webp",
  "javascript:alert(1)",
  "x".repeat(501),
  "",
])("%j is no picture of ours", async (avatar_url) => {
  const ai = await newcomer();
  await provokes(ai.call("update_user", { avatar_url }), 400, "Please choose one of the pictures.");
  expect(await ai.ok("check_logged")).toMatchObject({
    avatar_url: presetAvatarPath("nerd"),
  });
});

test("what is left out stays as it is; nothing at all is no change", async () => {
  const ai = await newcomer();
  await ai.ok("update_user", { bio: "Something", avatar_url: presetAvatarPath("queen") });
  expect(await ai.ok("update_user", { bio: "Else" })).toEqual({
    bio: "Else",
    avatar_url: presetAvatarPath("queen"),
    profile_picture: presetAvatarPath("queen"),
    private: false,
  });
  await provokes(ai.call("update_user", {}), 400, "There is nothing to change.");
  await provokes(
    ai.call("update_user", { username: "x", rank: 1 }),
    400,
    "There is nothing to change.",
  );
});

test("a profile is made private and public again, alone or with the rest, and stays so", async () => {
  const ai = await newcomer();
  expect(await ai.ok("update_user", { private: true })).toMatchObject({ bio: "", private: true });
  expect(await ai.ok("update_user", { bio: "Tea." })).toMatchObject({ bio: "Tea.", private: true });
  expect(await ai.ok("update_user", { private: true })).toMatchObject({ private: true });
  expect(await ai.ok("update_user", { bio: "Rain.", private: false })).toMatchObject({
    bio: "Rain.",
    private: false,
  });
});

test.each(["yes", 1, null, {}])("%j is neither private nor public", async (said) => {
  const ai = await newcomer();
  await ai.ok("update_user", { private: true });
  expect(await ai.call("update_user", { private: said })).toMatchObject({ status: 400 });
  const { results } = await ai.ok("profile", { username: ai.username });
  expect(results).toMatchObject([{ private: true }]);
});

test("what is refused beside it changes nothing", async () => {
  const ai = await newcomer();
  await ai.ok("update_user", { private: true });
  const both = { private: false, avatar_url: "/static/profile-pictures/ninja.webp" };
  await provokes(ai.call("update_user", both), 400, "Please choose one of the pictures.");
  const { results } = await ai.ok("profile", { username: ai.username });
  expect(results).toMatchObject([{ private: true }]);
});
