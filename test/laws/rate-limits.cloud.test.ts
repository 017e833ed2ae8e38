import { beforeAll, describe, expect, inject, test } from "vitest";
import type { handler as comeBack } from "../../functions/api/account/auth_callback.ts";
import type { handler as signIn } from "../../functions/api/account/auth_login.ts";
import type { handler as searchAnime } from "../../functions/api/catalogue/search_anime.ts";
import { rates } from "../../shared/rates.ts";
import { becomeFunction } from "../support/cloud/function-environment.ts";
import { httpEvent } from "../support/cloud/http-event.ts";
import { newcomer } from "../support/people/people.ts";
import { provokes } from "../support/spec-coverage.ts";
import { countedCalls, leaveCalls, uidOf, withinOneMinute } from "../support/cloud/table.ts";
import { anime } from "../support/people/titles.ts";
import { takeLogLines } from "../support/watching/log-lines.ts";

const tooFast = "That was a little too fast. Please wait a moment and try again.";
const { originSecret: secret } = inject("cloud");

/*
 * All visitors of the cloud under test come from one address, and its limits are far away. So the handler runs
 * here, on the same table, with the limits of a deployment and addresses of our choice.
 */
let search: typeof searchAnime;
let leave: typeof signIn;
let back: typeof comeBack;

beforeAll(async () => {
  becomeFunction({ RATE_FACTOR: "1" });
  takeLogLines();
  ({ handler: search } = await import("../../functions/api/catalogue/search_anime.ts"));
  ({ handler: leave } = await import("../../functions/api/account/auth_login.ts"));
  ({ handler: back } = await import("../../functions/api/account/auth_callback.ts"));
});

/** What a browser asks for when it goes to a page. */
const navigation = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** A visitor who leaves for the provider's sign-in page. */
async function leaveFrom(address: string, more: Record<string, string> = {}) {
  const headers = { "x-origin-secret": secret, "x-viewer-address": address, ...more };
  return leave(httpEvent({ method: "GET", headers }));
}

/** A visitor who comes back from the provider without having left for it, which is counted like any other way back. */
async function returnFrom(address: string, more: Record<string, string> = {}) {
  const headers = { "x-origin-secret": secret, "x-viewer-address": address, ...more };
  return back(httpEvent({ method: "GET", headers }));
}

/** A browser that is refused shows a page with the sentence, and does not get any further. */
const tooManyPage = {
  statusCode: 302,
  headers: { location: "/accounts/login?problem=too_many&next=%2F" },
  cookies: [],
};

/** A visitor's search for too little to find anything, which is counted like any other. */
async function searchFrom(address: string) {
  const headers = { "x-origin-secret": secret, "x-viewer-address": address };
  return search(httpEvent({ headers, body: '{"query":""}' }));
}

test("a visitor may search sixty times a minute, then is told how long to wait; others are not", () =>
  withinOneMinute(async (attempt) => {
    const [{ count, seconds }] = rates.search.visitor;
    const results = await Promise.all(
      Array.from({ length: count + 5 }, () => searchFrom(`203.0.113.${attempt}`)),
    );
    const refused = results.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(5);
    for (const { statusCode, body, headers } of refused) {
      expect({ statusCode, body }).toEqual({
        statusCode: 429,
        body: JSON.stringify({ error: tooFast }),
      });
      expect(Number(headers?.["retry-after"])).toBeGreaterThan(0);
      expect(Number(headers?.["retry-after"])).toBeLessThanOrEqual(seconds);
    }
    expect(await searchFrom(`2001:db8::${attempt}`)).toMatchObject({ statusCode: 200 });
  }));

test("an address may leave for sign-in sixty times a minute", () =>
  withinOneMinute(async (attempt) => {
    const [{ count }] = rates.signIn.visitor;
    const address = `203.0.113.1${attempt}`;
    const results = await Promise.all(Array.from({ length: count + 2 }, () => leaveFrom(address)));
    const statuses = results.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array.from({ length: count }, () => 302), 429, 429]);
    expect(await leaveFrom(address, navigation)).toMatchObject(tooManyPage);
  }));

test("an address may come back from the provider sixty times a minute, which bounds what forged ways back ask of it", () =>
  withinOneMinute(async (attempt) => {
    const [{ count }] = rates.signInReturn.visitor;
    const address = `203.0.113.2${attempt}`;
    const results = await Promise.all(Array.from({ length: count + 2 }, () => returnFrom(address)));
    const statuses = results.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array.from({ length: count }, () => 302), 429, 429]);
    expect(await returnFrom(address, navigation)).toMatchObject(tooManyPage);
  }));

describe("a user", () => {
  test("may write 300 times a minute, over all calls that write, and nothing is written after that", () =>
    withinOneMinute(async () => {
      const ai = await newcomer();
      const entry = { anime_id: anime.frieren, episodes_watched: 1 };
      await leaveCalls(await uidOf(ai.username), "writes", 2);
      await ai.ok("add_anime", entry);
      await ai.ok("update_user", { bio: "Quick" });
      const refused = await provokes(
        ai.call("update_anime", { ...entry, episodes_watched: 9 }),
        429,
        tooFast,
      );
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      await provokes(ai.call("drop_anime", entry), 429, tooFast);
      await provokes(ai.call("add_anime", { anime_id: "none" }), 429, tooFast);
      await provokes(ai.call("quick_add_anime", entry), 429, tooFast);
      await provokes(ai.call("change_username", { username: "quick-one" }), 429, tooFast);
      const details = await ai.ok("get_anime_details", entry);
      expect(details).toMatchObject({ exists: true, episodes_watched: 1 });
    }));

  test("uses up their rate by calls with a body that is refused, too", () =>
    withinOneMinute(async () => {
      const ai = await newcomer();
      const uid = await uidOf(ai.username);
      for (const anime_id of ["none", anime.frieren]) {
        expect((await ai.call("update_anime", { anime_id, episodes_watched: "x" })).status).toBe(
          400,
        );
      }
      expect(await countedCalls(uid, "writes", 60)).toBe(2);
    }));

  test("does not use up the day by calls that the minute refuses", () =>
    withinOneMinute(async () => {
      const ai = await newcomer();
      const uid = await uidOf(ai.username);
      await leaveCalls(uid, "chat", 1);
      await ai.ok("chat", { user_input: "Hello" });
      await provokes(ai.call("chat", { user_input: "Hello" }), 429, tooFast);
      await provokes(ai.call("chat", { user_input: "Hello" }), 429, tooFast);
      expect(await countedCalls(uid, "chat", 86_400)).toBe(1);
    }));

  test("does not slow anybody else down", () =>
    withinOneMinute(async () => {
      const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
      await leaveCalls(await uidOf(ai.username), "writes", 0);
      const entry = { anime_id: anime.frieren, episodes_watched: 1 };
      await provokes(ai.call("add_anime", entry), 429, tooFast);
      await bo.ok("add_anime", entry);
    }));
});
