import { inject, expect, test } from "vitest";
import { newcomer, visitor } from "../../support/people/people.ts";

const login = (next?: string, who = visitor()) =>
  who.call("auth_login", next === undefined ? {} : { next });

test("leads to the provider with PKCE, a state and a nonce", async () => {
  const answer = await login("/");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const url = new URL(answer.headers.get("location") ?? "");
  const { origin, issuer } = inject("cloud");
  expect(url.origin).toBe(issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email",
    redirect_uri: `${origin}/api/auth/callback`,
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
});

test("remembers the attempt in a cookie that pages cannot read, and signs nobody in yet", async () => {
  const answer = await login();
  const [cookie = "", ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^signin_[\w-]{12}=[\w-]+; Path=\/; Max-Age=900; SameSite=Lax; HttpOnly$/);
});

test("every attempt has secrets of its own, also in a second tab", async () => {
  const ai = visitor();
  const states = [await login("/", ai), await login("/", ai)].map((answer) =>
    new URL(answer.headers.get("location") ?? "").searchParams.get("state"),
  );
  expect(new Set(states).size).toBe(2);
  expect([...ai.cookies.keys()].filter((name) => name.startsWith("signin_"))).toHaveLength(2);
});

test("somebody who begins again and again keeps five attempts, and the last one still counts", async () => {
  const ai = visitor();
  for (let attempt = 0; attempt < 30; attempt++) await login("/", ai);
  const attempts = [...ai.cookies.keys()].filter((name) => name.startsWith("signin_"));
  expect(attempts).toHaveLength(5);
  const { email } = await newcomer();
  expect(await ai.signIn(email, undefined, "/profile/mika")).toMatch(/\/profile\/mika$/);
});

test("sign-in ends on the page where it began", async () => {
  const { email } = await newcomer();
  const page = "/anime-list/mika/watching?page=2&genres=Drama";
  const end = await visitor().signIn(email, undefined, page);
  expect(end).toBe(inject("cloud").origin + page);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "/api/auth/logout/",
  "/accounts/login",
])("%j is no page of ours: sign-in ends at home", async (next) => {
  const { email } = await newcomer();
  const end = await visitor().signIn(email, undefined, next);
  expect(end).toBe(`${inject("cloud").origin}/`);
});

test("a page's address is not endless", async () => {
  expect(await login(`/${"x".repeat(2000)}`)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('"next"') as string },
  });
});
