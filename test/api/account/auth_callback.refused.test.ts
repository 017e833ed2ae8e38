/*
 * Who may not sign in is told why by the operators, once the provider has said who they are, and nobody else is.
 */
import { expect, inject, test } from "vitest";
import * as limits from "../../../shared/limits.ts";
import { moderate, takeBack } from "../../support/people/moderating.ts";
import { newcomer, Person, visitor } from "../../support/people/people.ts";

const { origin } = inject("cloud");

/** Signs in, and returns where that leads and what it lets the page read. */
async function comesBack(email: string) {
  const who = new Person(email);
  const callback = await who.sendForm(await who.leaveToSignIn("/home"), email, "correct horse");
  const answer = await who.send(callback);
  const cookies = answer.headers.getSetCookie();
  const set = cookies.find((each) => each.startsWith("refusal="));
  const [, value = ""] = /^refusal=([^;]*)/.exec(set ?? "") ?? [];
  const told: unknown =
    set === undefined ? undefined : JSON.parse(Buffer.from(value, "base64url").toString("utf8"));
  const location = (answer.headers.get("location") ?? "").replace(origin, "");
  return { who, cookies, set, told, location };
}

test("who is suspended reads the reason, which is not in the address", async () => {
  const { username, email } = await newcomer();
  const reason = "You sell things here. これは広告です。";
  await moderate("suspend", username, { reason });
  const { who, cookies, set, told, location } = await comesBack(email);
  expect(location).toBe("/accounts/login?problem=suspended&next=%2Fhome");
  expect(told).toEqual({ reason, erased_at: null });
  expect(set).toMatch(/^refusal=[\w-]+; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  expect(set).toContain(`; Max-Age=${limits.refusalShownMinutes * 60};`);
  expect(who.cookies.has("sessionid")).toBe(false);
  // What it left for is not needed any more.
  expect(cookies).toContainEqual(expect.stringMatching(/^signin_[\w-]{12}=; Path=\/; Max-Age=0;/));
});

test("who is erased reads when, and the reason of that, whatever was decided before", async () => {
  const { username, email } = await newcomer();
  await moderate("suspend", username, { reason: "Spam." });
  const act = await moderate("erase", username, { reason: "A court says so." });
  const { told, location } = await comesBack(email);
  expect(location).toContain("problem=closed");
  expect(told).toEqual({ reason: "A court says so.", erased_at: expect.any(Number) as number });
  const { erased_at: at } = told as { erased_at: number };
  expect(Math.round((at - Date.now()) / 86_400_000)).toBe(limits.erasureDays);
  await takeBack(act);
  expect((await comesBack(email)).told).toEqual({ reason: "Spam.", erased_at: null });
});

test("who was refused may sign in as somebody else: the provider asks who it is", async () => {
  const [ai, bo] = [await newcomer(), await newcomer()];
  await moderate("suspend", ai.username, { reason: "Spam." });
  const { who } = await comesBack(ai.email);
  const login = await who.call("auth_login", {});
  expect(new URL(login.headers.get("location") ?? "").searchParams.get("prompt")).toBe("login");
  expect(await who.signIn(bo.email, undefined, "/home")).toMatch(/\/home$/);
  expect((await who.ok("check_logged")).username).toBe(bo.username);
});

test("the longest reason is a cookie that browsers take", async () => {
  const { username, email } = await newcomer();
  const reason = "漢".repeat(limits.moderationReasonCharacters);
  await moderate("suspend", username, { reason });
  const { set = "", told } = await comesBack(email);
  expect(told).toEqual({ reason, erased_at: null });
  // RFC 6265, section 6.1.
  expect(Buffer.byteLength(set)).toBeLessThan(4096);
});

test("who may sign in, and who comes without the provider's word, is told nothing", async () => {
  const { username, email } = await newcomer();
  await moderate("hide", username, { reason: "A rude name." });
  expect(await comesBack(email)).toMatchObject({ location: "/home", told: undefined });
  await moderate("suspend", username, { reason: "Spam." });
  for (const query of ["", "?problem=suspended", "?state=unknown&code=x"]) {
    const answer = await visitor().get(`/api/auth/callback${query}`);
    expect(answer.headers.getSetCookie().join("\n")).not.toContain("refusal=");
  }
});
