import { expect, inject, test } from "vitest";
import { newcomer, visitor } from "../support/people.ts";
import { storedSession } from "../support/table.ts";

const { origin, issuer } = inject("cloud");

test("ends the session at once, for everybody who has its cookie", async () => {
  const ai = await newcomer();
  const token = ai.cookies.get("sessionid") ?? "";
  await ai.ok("auth_logout");
  expect(await storedSession(token)).toBeUndefined();
  const thief = visitor();
  thief.cookies.set("sessionid", token);
  expect(await thief.ok("check_logged")).toMatchObject({ logged: false });
});

test("clears both cookies", async () => {
  const ai = await newcomer();
  const answer = await ai.call("auth_logout");
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sessionid=; Path=\/; Max-Age=0; /),
    expect.stringMatching(/^csrftoken=; Path=\/; Max-Age=0; /),
  ]);
});

test("leads to the provider, whose session ends too, and from there home", async () => {
  const ai = await newcomer();
  const { redirect } = await ai.ok("auth_logout");
  const url = new URL(redirect);
  expect(url.origin).toBe(issuer);
  expect(url.searchParams.get("post_logout_redirect_uri")).toBe(`${origin}/`);
  // In a real browser the provider's page sends its form by itself.
  const answer = await ai.submit(await ai.visit(redirect), { logout: "yes" });
  expect(answer.headers.get("location")).toBe(`${origin}/`);
  // The provider asks again who it is.
  await ai.leaveToSignIn();
});

test("leaves the same person's other browsers signed in", async () => {
  const ai = await newcomer();
  const phone = visitor();
  await phone.signIn(ai.email);
  await ai.ok("auth_logout");
  expect(await phone.ok("check_logged")).toMatchObject({ logged: true, username: ai.username });
});
