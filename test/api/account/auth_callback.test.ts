import { randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { during } from "../../support/cloud/faults.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { storedSession } from "../../support/cloud/sessions.ts";
import { uidOf } from "../../support/cloud/table.ts";

const password = "correct horse";
const newEmail = () => `${randomUUID()}@people.example`;
const { origin } = inject("cloud");

/** Where an answer leads, relative to the site. */
const leadsTo = (answer: { headers: Headers }) =>
  (answer.headers.get("location") ?? "").replace(origin, "");

/** Leaves for the provider and signs in there, without coming back yet. */
async function signedInAtProvider(who = visitor(), email = newEmail(), next = "/profile/mika") {
  const page = await who.leaveToSignIn(next);
  const callback = await who.sendForm(page, email, password);
  return { who, callback, email };
}

describe("the first sign-in", () => {
  test("makes an account with a free name and leads to choosing another", async () => {
    const { who, callback } = await signedInAtProvider();
    const answer = await who.send(callback);
    expect(answer.status).toBe(302);
    expect(leadsTo(answer)).toBe("/choose-username?next=%2Fprofile%2Fmika");
    const { logged, username } = await who.ok("check_logged");
    expect(logged).toBe(true);
    expect(username).toMatch(/^fan-[a-z2-9]{5}$/);
  });

  test("sets the session for the server alone, the CSRF token for the page, and forgets the attempt", async () => {
    const { who, callback } = await signedInAtProvider();
    const cookies = (await who.send(callback)).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^sessionid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
      ),
      expect.stringMatching(/^csrftoken=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax$/),
      expect.stringMatching(/^signin_[\w-]{12}=; Path=\/; Max-Age=0; SameSite=Lax; HttpOnly$/),
    ]);
  });
});

describe("a later sign-in", () => {
  test("is the same account and leads back to the page", async () => {
    const ai = await newcomer();
    const { who, callback } = await signedInAtProvider(visitor(), ai.email);
    expect(leadsTo(await who.send(callback))).toBe("/profile/mika");
    expect(await who.ok("check_logged")).toMatchObject({ username: ai.username });
  });

  test("has a session of its own: other browsers stay signed in", async () => {
    const ai = await newcomer();
    const { who, callback } = await signedInAtProvider(visitor(), ai.email);
    await who.send(callback);
    expect(who.cookies.get("sessionid")).not.toBe(ai.cookies.get("sessionid"));
    expect(await ai.ok("check_logged")).toMatchObject({ logged: true });
  });

  test("in the same browser ends the session before it", async () => {
    const ai = await newcomer();
    const before = ai.cookies.get("sessionid") ?? "";
    await ai.visit("/api/auth/login/");
    expect(ai.cookies.get("sessionid")).not.toBe(before);
    expect(await storedSession(before)).toBeUndefined();
  });
});

test("a session is stored without its token", async () => {
  const ai = await newcomer();
  const token = ai.cookies.get("sessionid") ?? "";
  const stored = await storedSession(token);
  expect(stored).toBeDefined();
  expect(JSON.stringify(stored)).not.toContain(token);
  const thirtyDays = Math.floor(Date.now() / 1000) + 30 * 86_400;
  expect(Math.abs(Number(stored?.["ttl"]) - thirtyDays)).toBeLessThan(60);
});

describe("an account whose profile others write at this moment", () => {
  /** Lets a session that begins find the profile in other hands so often. */
  const held = (uid: string, times?: number) =>
    ({
      service: "dynamodb",
      caller: "auth_callback",
      operation: "TransactWriteItems",
      contains: `U#${uid}`,
      status: 400,
      code: "TransactionConflictException",
      ...(times === undefined ? {} : { times }),
    }) as const;

  test("is waited for", async () => {
    const ai = await newcomer();
    const { who, callback } = await signedInAtProvider(visitor(), ai.email);
    const answer = await during([held(await uidOf(ai.username), 8)], () => who.send(callback));
    expect(leadsTo(answer)).toBe("/profile/mika");
  });

  test("and who never let go of it, leads back to the sign-in page", async () => {
    const ai = await newcomer();
    const { who, callback } = await signedInAtProvider(visitor(), ai.email);
    const headers = { accept: "text/html" };
    const answer = await during([held(await uidOf(ai.username))], () =>
      who.send(callback, { headers }),
    );
    expect(leadsTo(answer)).toMatch(/^\/accounts\/login\?problem=unavailable/);
  });
});

test("two tabs may sign in at once: both end signed in, with one account", async () => {
  const email = newEmail();
  const one = await signedInAtProvider(visitor(), email);
  const two = await signedInAtProvider(visitor(), email);
  const answers = await Promise.all([one.who.send(one.callback), two.who.send(two.callback)]);
  for (const answer of answers) expect(answer.status).toBe(302);
  const [first, second] = await Promise.all([
    one.who.ok("check_logged"),
    two.who.ok("check_logged"),
  ]);
  expect(first.logged).toBe(true);
  expect(first.username).toBe(second.username);
});

describe("what was not begun here, or goes wrong, leads back to the sign-in page", () => {
  const expired = "/accounts/login?problem=expired";

  test("a callback without an attempt", async () => {
    for (const query of ["", "?code=x", "?state=unknown&code=x"]) {
      const answer = await visitor().get(`/api/auth/callback${query}`);
      expect(answer.status).toBe(302);
      expect(leadsTo(answer)).toBe(`${expired}&next=%2F`);
    }
  });

  test("an attempt that began in another browser", async () => {
    const { callback } = await signedInAtProvider();
    const other = visitor();
    const answer = await other.send(callback);
    expect(leadsTo(answer)).toBe(`${expired}&next=%2F`);
    expect(other.cookies.has("sessionid")).toBe(false);
  });

  test("a code that was used before", async () => {
    const { who, callback } = await signedInAtProvider();
    const cookies = new Map(who.cookies);
    await who.send(callback);
    const again = visitor();
    for (const [name, value] of cookies) again.cookies.set(name, value);
    expect(leadsTo(await again.send(callback))).toBe(`${expired}&next=%2Fprofile%2Fmika`);
    expect(again.cookies.has("sessionid")).toBe(false);
  });

  test("a code that was made up", async () => {
    const { who, callback } = await signedInAtProvider();
    const url = new URL(callback);
    url.searchParams.set("code", "made-up");
    expect(leadsTo(await who.send(url.href))).toBe(`${expired}&next=%2Fprofile%2Fmika`);
    expect(who.cookies.has("sessionid")).toBe(false);
  });

  test("an attempt that was tampered with", async () => {
    const { who, callback } = await signedInAtProvider();
    const [name = ""] = [...who.cookies.keys()].filter((each) => each.startsWith("signin_"));
    for (const value of ["", "x", Buffer.from('{"state":1}').toString("base64url")]) {
      who.cookies.set(name, value);
      expect(leadsTo(await who.send(callback))).toBe(`${expired}&next=%2F`);
    }
  });

  test.each(["/\ud800", "https://evil.example/", "//evil.example", "/api/auth/logout/"])(
    "an attempt whose page was forged to be %j",
    async (next) => {
      const who = visitor();
      const attempt = { state: "forged-state", nonce: "n", codeVerifier: "v", next };
      const value = Buffer.from(JSON.stringify(attempt)).toString("base64url");
      who.cookies.set("signin_forged-state", value);
      const answer = await who.get("/api/auth/callback?state=forged-state&error=access_denied");
      const page = next.startsWith("/\ud800") ? "%2F%25EF%25BF%25BD" : "%2F";
      expect(leadsTo(answer)).toBe(`/accounts/login?problem=cancelled&next=${page}`);
    },
  );

  test("signing in that was cancelled, with the page it began on", async () => {
    const who = visitor();
    const begun = await who.call("auth_login", { next: "/profile/mika" });
    const state = new URL(begun.headers.get("location") ?? "").searchParams.get("state");
    const answer = await who.get(`/api/auth/callback?state=${state ?? ""}&error=access_denied`);
    expect(leadsTo(answer)).toBe("/accounts/login?problem=cancelled&next=%2Fprofile%2Fmika");
  });
});
