import { expect, test } from "vitest";
import { newcomer, visitor } from "../../support/people/people.ts";
import { ageSession } from "../../support/cloud/sessions.ts";

const setCookies = (headers: Headers) => headers.getSetCookie();

test("a visitor is nobody, and gets a CSRF token that pages can read", async () => {
  const someone = visitor();
  const answer = await someone.call("check_logged");
  expect(answer).toMatchObject({ status: 200, body: { logged: false, username: "" } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const [cookie = "", ...others] = setCookies(answer.headers);
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^csrftoken=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax$/);
});

test("a visitor keeps the token they have", async () => {
  const someone = visitor();
  await someone.ok("check_logged");
  const again = await someone.call("check_logged");
  expect(setCookies(again.headers)).toEqual([]);
});

test("a user is told their name and picture, by GET and by POST", async () => {
  const ai = await newcomer();
  const expected = {
    logged: true,
    username: ai.username,
    avatar_url: "/static/profile-pictures/nerd.webp",
  };
  expect(await ai.ok("check_logged")).toMatchObject(expected);
  const posted = await ai.post("/api/check_logged/");
  expect(posted).toMatchObject({ status: 200, body: expected });
});

test("a user is told whether others see their profile", async () => {
  const ai = await newcomer();
  expect(await ai.ok("check_logged")).toMatchObject({ private: false });
  await ai.ok("update_user", { private: true });
  expect(await ai.ok("check_logged")).toMatchObject({ private: true });
  expect(await visitor().ok("check_logged")).toMatchObject({ private: false });
});

test("a session has one CSRF token, in every tab", async () => {
  const ai = await newcomer();
  const first = ai.cookies.get("csrftoken");
  await ai.ok("check_logged");
  ai.cookies.delete("csrftoken");
  await ai.ok("check_logged");
  expect(ai.cookies.get("csrftoken")).toBe(first);
});

test("pages learn the time from us, not from the visitor's clock", async () => {
  const before = Date.now();
  const { now } = await visitor().ok("check_logged");
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

test.each(["forged", "ended"])("with a session that is %s one is nobody", async (what) => {
  const ai = await newcomer();
  if (what === "ended") await ageSession(ai.cookies.get("sessionid") ?? "", 30);
  else ai.cookies.set("sessionid", "A".repeat(43));
  const oldToken = ai.cookies.get("csrftoken");
  expect(await ai.ok("check_logged")).toMatchObject({
    logged: false,
    username: "",
    avatar_url: "",
  });
  expect(ai.cookies.has("sessionid")).toBe(false);
  expect(ai.cookies.get("csrftoken")).not.toBe(oldToken);
});

test("signing in is seen at once", async () => {
  const ai = visitor();
  expect(await ai.ok("check_logged")).toMatchObject({ logged: false });
  await ai.signIn(`${crypto.randomUUID()}@people.example`);
  expect(await ai.ok("check_logged")).toMatchObject({ logged: true });
});
