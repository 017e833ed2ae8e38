import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { handler as update } from "../../../functions/api/entries/update_anime.ts";
import type { handler as lookAt } from "../../../functions/api/people/user_achievements.ts";
import * as limits from "../../../shared/limits.ts";
import { flood } from "../../../shared/rates.ts";
import { newToken, onSlowAws, Tab, world } from "../../support/rim.ts";

const aws = onSlowAws();
let tick: typeof update;
let look: typeof lookAt;

beforeAll(async () => {
  ({ handler: tick } = await import("../../../functions/api/entries/update_anime.ts"));
  ({ handler: look } = await import("../../../functions/api/people/user_achievements.ts"));
});

// A window that a function has found full stays so until it ends: each test is about somebody else.
beforeEach(() => {
  world.uid = randomUUID();
});

const fields = { anime_id: 1, episodes_watched: 2 };
const tooFast = '{"error":"That was a little too fast. Please wait a moment and try again."}';
const readsOfSessions = () => aws.asked.filter(({ body }) => body.includes('"S#')).length;
const counts = () => aws.asked.filter(({ operation }) => operation === "UpdateItem").length;

/** A tab whose user this function knows: it has called before. */
async function knownTab(): Promise<Tab> {
  const tab = new Tab();
  await tick(tab.event(fields));
  aws.waves = [];
  return tab;
}

describe("over the rate", () => {
  test.each([
    ["a call", fields],
    ["a call with a bad body", { anime_id: "x" }],
  ])(
    "%s is refused, reads nothing but its session, and is not counted in vain again",
    async (_, body) => {
      const tab = new Tab();
      world.isOverRate = true;
      expect(await tick(tab.event(body))).toMatchObject({ statusCode: 429, body: tooFast });
      expect(aws.operations).toEqual([["GetItem"], ["UpdateItem"]]);
      aws.waves = [];
      expect(await tick(tab.event(body))).toMatchObject({ statusCode: 429, body: tooFast });
      expect(aws.operations).toEqual([["GetItem"]]);
    },
  );

  test("a window that was full is counted anew when it has ended", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const tab = await knownTab();
      world.isOverRate = true;
      const refused = await tick(tab.event(fields));
      world.isOverRate = false;
      expect(await tick(tab.event(fields))).toMatchObject({ statusCode: 429, body: tooFast });
      vi.setSystemTime(Date.now() + Number(refused.headers?.["retry-after"]) * 1000);
      expect((await tick(tab.event(fields))).statusCode).not.toBe(429);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a body that is no JSON, or too large, is refused for its rate all the same", async () => {
    const tab = await knownTab();
    world.isOverRate = true;
    expect(await tick({ ...tab.event({}), body: "{" })).toMatchObject({ statusCode: 429 });
    const large = { ...tab.event({}), body: "x".repeat(limits.jsonBytes + 1) };
    expect(await tick(large)).toMatchObject({ statusCode: 429 });
  });
});

describe("nobody's rate is used up by a call", () => {
  test("that another site sent", async () => {
    const tab = await knownTab();
    const forged = tab.event(fields, { origin: "https://evil.example" });
    expect(await tick(forged)).toMatchObject({ statusCode: 403 });
    expect(await tick(tab.event(fields, { "x-csrftoken": "x" }))).toMatchObject({
      statusCode: 403,
    });
    expect(counts()).toBe(0);
  });

  test("of a visitor, or of a session that has ended", async () => {
    const tab = await knownTab();
    const visitor = { ...tab.event(fields), cookies: [] };
    expect(await tick(visitor)).toMatchObject({ statusCode: 401 });
    expect(counts()).toBe(0);
    world.hasSession = false;
    expect(await tick(new Tab().event(fields))).toMatchObject({ statusCode: 401 });
    expect(counts()).toBe(0);
  });

  test("after sign-out, but for the first that each function meets", async () => {
    const tab = await knownTab();
    world.hasSession = false;
    for (let call = 0; call < 3; call++) {
      expect(await tick(tab.event(fields))).toMatchObject({ statusCode: 401 });
    }
    expect(counts()).toBe(1);
  });
});

test("a session that has ended is refused as such, also over the rate and from another site", async () => {
  const [one, other] = [await knownTab(), await knownTab()];
  Object.assign(world, { hasSession: false, isOverRate: true });
  expect(await tick(one.event(fields))).toMatchObject({ statusCode: 401 });
  const forged = other.event(fields, { origin: "https://evil.example" });
  expect(await tick(forged)).toMatchObject({ statusCode: 401 });
});

/** What any visitor may ask; here it is nobody. */
const nobody = { username: "nobody" };

describe("a token", () => {
  const forgotten = [expect.stringMatching(/^sessionid=; Path=\/; Max-Age=0; /)];

  test.each(["", "x", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}B`, `${"A".repeat(42)}=`])(
    "of another form than ours, say %j, is not looked up",
    async (token) => {
      const answer = await look(new Tab({ token }).event(nobody));
      expect(answer).toMatchObject({ statusCode: 404 });
      expect(answer.cookies ?? []).toEqual(token === "" ? [] : forgotten);
      expect(readsOfSessions()).toBe(0);
    },
  );

  test("as we draw them always has our form", async () => {
    for (let drawn = 0; drawn < 200; drawn++) {
      aws.waves = [];
      const tab = new Tab({ address: `2001:db8:1:${drawn.toString(16)}::1` });
      const answer = await look(tab.event(nobody));
      expect([answer.cookies, readsOfSessions()]).toEqual([undefined, 1]);
    }
  });

  test("that is nobody's is looked up once, and the browser is told to forget it, in failure, too", async () => {
    world.hasSession = false;
    const tab = new Tab();
    expect(await look(tab.event(nobody))).toMatchObject({ statusCode: 404, cookies: forgotten });
    expect(await look(tab.event(nobody))).toMatchObject({ statusCode: 404, cookies: forgotten });
    expect(await tick(tab.event(fields))).toMatchObject({ statusCode: 401, cookies: forgotten });
    expect(readsOfSessions()).toBe(1);
  });

  test("that has a session is looked up each time: a sign-out counts at once", async () => {
    const tab = await knownTab();
    expect((await look(tab.event(nobody))).cookies).toBeUndefined();
    expect(readsOfSessions()).toBe(1);
    world.hasSession = false;
    expect(await tick(tab.event(fields))).toMatchObject({ statusCode: 401 });
  });
});

describe("made-up tokens", () => {
  const most = limits.unknownTokensPerMinute;
  const from = (address: string) => look(new Tab({ address, token: newToken() }).event(nobody));

  test("are looked up so often a minute from one household, and no more", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const known = new Tab({ address: "2001:db8:7:7::1" });
      await look(known.event(nobody));
      world.hasSession = false;
      for (let call = 0; call < most; call++) {
        expect(await from(`2001:db8:7:7::${call.toString(16)}`)).toMatchObject({ statusCode: 404 });
      }
      aws.waves = [];
      const refused = await from("2001:db8:7:7:8::1");
      expect(refused).toMatchObject({ statusCode: 429, body: tooFast });
      expect(Number(refused.headers?.["retry-after"])).toBeGreaterThan(0);
      expect(Number(refused.headers?.["retry-after"])).toBeLessThanOrEqual(60);
      // It was not looked up: it may be somebody's.
      expect(refused.cookies).toBeUndefined();
      expect(aws.asked).toEqual([]);

      expect(await from("2001:db8:7:8::1")).toMatchObject({ statusCode: 404 });
      world.hasSession = true;
      expect(await look(known.event(nobody))).toMatchObject({ statusCode: 404 });
      const visitor = { ...known.event(nobody), cookies: [] };
      expect(await look(visitor)).toMatchObject({ statusCode: 404 });

      vi.setSystemTime(Date.now() + 60_000);
      expect(await from("2001:db8:7:7::1")).toMatchObject({ statusCode: 404 });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a flood", () => {
  const fromHome = (address: string) => ({ ...new Tab({ address }).event(nobody), cookies: [] });

  test("from one household is refused before anything is read for it, and nobody else's call is", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      for (let call = 0; call < flood.count; call++) {
        const address = `2001:db8:9:9::${call.toString(16)}`;
        expect(await look(fromHome(address))).toMatchObject({ statusCode: 404 });
      }
      aws.waves = [];
      // Neither with a session nor with a token that nobody has seen.
      for (const cookies of [[], new Tab().event(nobody).cookies]) {
        const refused = await look({ ...fromHome("2001:db8:9:9:7::1"), cookies: cookies ?? [] });
        expect(refused).toMatchObject({ statusCode: 429, body: tooFast });
        expect(Number(refused.headers?.["retry-after"])).toBeGreaterThan(0);
        expect(Number(refused.headers?.["retry-after"])).toBeLessThanOrEqual(flood.seconds);
        expect(refused.cookies).toBeUndefined();
      }
      expect(aws.asked).toEqual([]);

      expect(await look(fromHome("2001:db8:9:10::1"))).toMatchObject({ statusCode: 404 });
      vi.setSystemTime(Date.now() + flood.seconds * 1000);
      expect(await look(fromHome("2001:db8:9:9::1"))).toMatchObject({ statusCode: 404 });
    } finally {
      vi.useRealTimers();
    }
  });

  test("past our edge tells no address that would be believed, so that nobody else is shut out by it", async () => {
    const home = "2001:db8:9:11::1";
    const pastEdge = fromHome(home);
    delete pastEdge.headers["x-origin-secret"];
    for (let call = 0; call <= flood.count; call++) {
      expect(await look(pastEdge)).toMatchObject({ statusCode: 403 });
    }
    expect(await look(fromHome(home))).toMatchObject({ statusCode: 404 });
  });
});
