import { describe, expect, test } from "vitest";
import { sessionPrefix } from "../../../functions/table/keys.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { ageSession, passSeconds, storedSession } from "../../support/cloud/sessions.ts";
import { itemsWith, putItems } from "../../support/cloud/stored.ts";
import { uidOf } from "../../support/cloud/table.ts";

const tokenOf = (who: Person): string => who.cookies.get("sessionid") ?? "";

/** Lets days pass, after which somebody opens a page; whether they are signed in there. */
async function comesBackAfter(who: Person, days: number): Promise<boolean> {
  await ageSession(tokenOf(who), days);
  return (await who.ok("check_logged")).logged;
}

/** Another tab of the same browser, with what it knew a moment ago. */
function asItWas(who: Person) {
  const tab = visitor();
  for (const [name, value] of who.cookies) tab.cookies.set(name, value);
  return tab;
}

/** Somebody whose session is a day old, so that their next page renews it. */
async function dueForAnother(): Promise<Person> {
  const ai = await newcomer();
  await ageSession(tokenOf(ai), 1);
  return ai;
}

const notSignedIn = "Please sign in first.";
const csrfInvalid = "CSRF token invalid";
const minute = 60;

describe("a session that is used", () => {
  test("goes on under another token once a day, thirty days from then", async () => {
    const ai = await newcomer();
    const [first, csrf] = [tokenOf(ai), ai.cookies.get("csrftoken")];
    const young = await ai.call("check_logged");
    expect(young.headers.getSetCookie()).toEqual([]);

    await ageSession(first, 1);
    const { headers } = await ai.call("check_logged");
    // Thirty days, or some seconds less by the time it is said.
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^sessionid=[\w-]{43}; Path=\/; Max-Age=(?:2592000|259199\d); .*HttpOnly/,
      ),
      expect.stringMatching(/^csrftoken=[\w-]{43}; Path=\/; Max-Age=(?:2592000|259199\d); /),
    ]);
    expect(tokenOf(ai)).not.toBe(first);
    expect(ai.cookies.get("csrftoken")).not.toBe(csrf);
    await ai.ok("update_user", { bio: "Still here" });
    expect(await comesBackAfter(ai, 29)).toBe(true);
    expect(await comesBackAfter(ai, 29)).toBe(true);
  });

  test("ends 180 days after the sign-in", async () => {
    const ai = await newcomer();
    for (let month = 1; month <= 6; month++) expect(await comesBackAfter(ai, 29)).toBe(true);
    // 174 days have passed.
    const { ttl } = (await storedSession(tokenOf(ai))) ?? {};
    expect(Number(ttl) - Date.now() / 1000).toBeLessThanOrEqual(6 * 86_400);
    expect(await comesBackAfter(ai, 6)).toBe(false);
  });

  test("ends when nobody has come for thirty days", async () => {
    const ai = await newcomer();
    expect(await comesBackAfter(ai, 20)).toBe(true);
    expect(await comesBackAfter(ai, 30)).toBe(false);
  });

  test("of a former release, which knows of its end alone, goes on as well", async () => {
    const ai = await newcomer();
    const { pk, sk, uid, ttl } = (await storedSession(tokenOf(ai))) ?? {};
    await putItems([{ pk: String(pk), sk: String(sk), uid, ttl: Number(ttl) - 86_400 }]);
    const before = tokenOf(ai);
    expect(await ai.ok("check_logged")).toMatchObject({ logged: true });
    expect(tokenOf(ai)).not.toBe(before);
  });
});

describe("calls side by side", () => {
  test("get the same token, whichever of them has drawn it", async () => {
    const ai = await dueForAnother();
    const tabs = Array.from({ length: 8 }, () => asItWas(ai));
    const answers = await Promise.all(tabs.map((tab) => tab.ok("check_logged")));
    expect(answers.every(({ logged }) => logged)).toBe(true);
    const tokens = new Set(tabs.map((tab) => tab.cookies.get("sessionid")));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(tokenOf(ai));
    // The former one and the new one, each in both of its places.
    const uid = await uidOf(ai.username);
    const sessions = (await itemsWith(uid)).filter(({ sk }) => sk.startsWith(sessionPrefix));
    expect(sessions).toHaveLength(2);
  });

  test("get it again when the answer that brought it was lost", async () => {
    const ai = await dueForAnother();
    const lost = asItWas(ai);
    await lost.ok("check_logged");
    await ai.ok("check_logged");
    expect(tokenOf(ai)).toBe(lost.cookies.get("sessionid"));
  });

  test("may write with the former tokens for a minute, and no longer", async () => {
    const ai = await dueForAnother();
    const late = asItWas(ai);
    await ai.ok("check_logged");
    await late.ok("update_user", { bio: "On its way" });

    await passSeconds(late.cookies.get("sessionid") ?? "", minute);
    const refused = await provokes(late.call("update_user", { bio: "Late" }), 401, notSignedIn);
    // Its browser has another token by now, which it must not forget.
    expect(refused.headers.getSetCookie()).toEqual([]);
    const told = await late.call("check_logged");
    expect(told).toMatchObject({ status: 200, body: { logged: false } });
    expect(told.headers.getSetCookie()).toEqual([]);
    await ai.ok("update_user", { bio: "In time" });
  });

  test("may write with the CSRF token that their page had read, for a minute", async () => {
    const ai = await dueForAnother();
    const csrf = ai.cookies.get("csrftoken") ?? "";
    await ai.ok("check_logged");
    const withFormer = () => ai.call("update_user", { bio: "Typed" }, { "x-csrftoken": csrf });
    expect((await withFormer()).status).toBe(200);
    await passSeconds(tokenOf(ai), minute);
    await provokes(withFormer(), 403, csrfInvalid);
  });
});

describe("whoever signs out with the former token", () => {
  test("ends what has become of the session", async () => {
    const ai = await dueForAnother();
    const tab = asItWas(ai);
    await ai.ok("check_logged");
    await tab.ok("auth_logout");
    expect(await ai.ok("check_logged")).toMatchObject({ logged: false });
    const uid = await uidOf(ai.username);
    expect((await itemsWith(uid)).filter(({ sk }) => sk.startsWith(sessionPrefix))).toEqual([]);
  });

  test("on all devices ends everything", async () => {
    const ai = await dueForAnother();
    const [tab, phone] = [asItWas(ai), await ai.again()];
    await ai.ok("check_logged");
    await tab.ok("auth_logout", { everywhere: true });
    for (const who of [ai, phone]) {
      expect(await who.ok("check_logged")).toMatchObject({ logged: false });
    }
  });

  test("while the session gets another one, leaves none behind", async () => {
    for (const everywhere of [false, true]) {
      const ai = await dueForAnother();
      const uid = await uidOf(ai.username);
      const tabs = [asItWas(ai), asItWas(ai), asItWas(ai)];
      await Promise.all([
        ...tabs.map((tab) => tab.ok("check_logged")),
        ai.ok("auth_logout", { everywhere }),
      ]);
      expect((await itemsWith(uid)).filter(({ pk }) => pk.startsWith(sessionPrefix))).toEqual([]);
    }
  });
});
