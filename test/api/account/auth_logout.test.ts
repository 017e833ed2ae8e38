import { createHash } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { ownSessionKey, sessionKey, sessionPrefix } from "../../../functions/table/keys.ts";
import { during } from "../../support/cloud/faults.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { itemsWith, putItems } from "../../support/cloud/stored.ts";
import { storedSession } from "../../support/cloud/sessions.ts";
import { uidOf } from "../../support/cloud/table.ts";

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

describe("everywhere", () => {
  const isSignedIn = async (who: Person) => (await who.ok("check_logged")).logged;
  const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
  const tokenOf = (who: Person) => who.cookies.get("sessionid") ?? "";

  /** What is stored of a user's sessions, by both of its places. */
  const sessionsOf = async (uid: string) =>
    (await itemsWith(uid)).filter(({ pk, sk }) => `${pk} ${sk}`.includes(sessionPrefix));

  test("ends the same person's sessions in all browsers, and nobody else's", async () => {
    const ai = await newcomer();
    const [phone, other] = [await ai.again(), await newcomer()];
    const uid = await uidOf(ai.username);
    const answer = await ai.call("auth_logout", { everywhere: true });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^sessionid=; /));
    expect(await storedSession(tokenOf(phone))).toBeUndefined();
    expect(await sessionsOf(uid)).toEqual([]);
    await provokes(phone.call("update_user", { bio: "Here?" }), 401, "Please sign in first.");
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
  });

  test("leads out by the provider, as an ordinary sign-out does", async () => {
    const ai = await newcomer();
    const { redirect } = await ai.ok("auth_logout", { everywhere: true });
    expect(new URL(redirect).origin).toBe(issuer);
    await ai.again();
  });

  test("ends more sessions than a batch may hold", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    const ttl = Math.floor(Date.now() / 1000) + 3600;
    const hashes = Array.from({ length: 60 }, (_, n) => `${uid}-${n}`);
    await putItems(
      hashes.flatMap((tokenHash) => [
        { ...sessionKey(tokenHash), uid, ttl },
        { ...ownSessionKey(uid, tokenHash), ttl },
      ]),
    );
    await ai.ok("auth_logout", { everywhere: true });
    expect(await sessionsOf(uid)).toEqual([]);
  });

  test("ends the asking session last, so that it can ask again when the others could not be ended", async () => {
    const ai = await newcomer();
    const phone = await ai.again();
    const outage = {
      service: "dynamodb",
      caller: "auth_logout",
      operation: "BatchWriteItem",
      contains: hashOf(tokenOf(phone)),
      status: 400,
      code: "ValidationException",
    } as const;
    const answer = await during([outage], () => ai.call("auth_logout", { everywhere: true }));
    expect(answer.status).toBe(500);
    expect(await isSignedIn(ai)).toBe(true);
    expect(await isSignedIn(phone)).toBe(true);
    await ai.ok("auth_logout", { everywhere: true });
    expect(await isSignedIn(phone)).toBe(false);
  });

  test("leaves a sign-in that came later alone", async () => {
    const ai = await newcomer();
    await (await ai.again()).ok("auth_logout", { everywhere: true });
    const later = await ai.again();
    expect(await isSignedIn(later)).toBe(true);
    expect(await isSignedIn(ai)).toBe(false);
  });

  test("ends every sign-in that was there before, whatever comes in beside it", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    await Promise.all([
      ai.ok("auth_logout", { everywhere: true }),
      ...Array.from({ length: 4 }, () => visitor().signIn(ai.email)),
    ]);
    expect(await storedSession(tokenOf(ai))).toBeUndefined();
    // Each of those beside it is there whole or gone whole: the next time all of them are found.
    const last = await ai.again();
    await last.ok("auth_logout", { everywhere: true });
    expect(await sessionsOf(uid)).toEqual([]);
  });

  test("is asked for in so many words only", async () => {
    const ai = await newcomer();
    const phone = await ai.again();
    expect((await ai.call("auth_logout", { everywhere: "yes" })).status).toBe(400);
    await ai.ok("auth_logout", { everywhere: false });
    expect(await isSignedIn(phone)).toBe(true);
  });
});
