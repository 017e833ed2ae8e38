import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { currentSecret as openCurrent } from "../../functions/secrets/secret.ts";
import type { changingSecret as open } from "../../functions/secrets/changing-secret.ts";
import { answerAws } from "../support/cloud/answering-aws.ts";
import { OneSecret } from "../support/cloud/secrets-manager.ts";
import { takeLogLines } from "../support/watching/log-lines.ts";

const second = 1000;
const minute = 60 * second;

let secret = new OneSecret("first");
let currentSecret: typeof openCurrent;
let changingSecret: typeof open;

// Vitest ends what this returns after the last test.
beforeAll(() =>
  answerAws(
    (request, response) => {
      secret.listener(request, response);
    },
    { ORIGIN_SECRET: "edge" },
  ),
);

beforeAll(async () => {
  ({ currentSecret } = await import("../../functions/secrets/secret.ts"));
  ({ changingSecret } = await import("../../functions/secrets/changing-secret.ts"));
});

beforeEach(() => {
  secret = new OneSecret("first");
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const later = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
};

/** What is read, without when. */
const valueOf = async (of: ReturnType<typeof openCurrent>, sinceMs?: number) =>
  (await of.read(sinceMs)).value;

test("a secret is not read before it is needed, then once in five minutes, by its name", async () => {
  const current = currentSecret("ORIGIN_SECRET");
  expect(secret.asked).toEqual([]);
  expect(await valueOf(current)).toBe("first");
  secret.put("second");
  later(5 * minute);
  expect(await valueOf(current)).toBe("first");
  expect(secret.asked).toEqual([{ SecretId: "edge", VersionStage: "AWSCURRENT" }]);
  later(1);
  expect(await valueOf(current)).toBe("second");
  expect(secret.asked).toHaveLength(2);
});

test("who needs it newer reads it anew", async () => {
  const current = currentSecret("ORIGIN_SECRET");
  await current.read();
  secret.put("second");
  later(second);
  expect(await valueOf(current, Date.now())).toBe("second");
  expect(await valueOf(current, Date.now())).toBe("second");
  expect(secret.asked).toHaveLength(2);
});

test("several at once share one call", async () => {
  const current = currentSecret("ORIGIN_SECRET");
  const values = await Promise.all([current, current, current].map((each) => valueOf(each)));
  expect(values).toEqual(["first", "first", "first"]);
  expect(secret.asked).toHaveLength(1);
});

test("a read that fails leaves the copy at hand, and is tried again ten seconds later", async () => {
  const lines = takeLogLines();
  const current = currentSecret("ORIGIN_SECRET");
  await current.read();
  secret.put("second");
  secret.isDown = true;
  later(6 * minute);
  expect(await valueOf(current)).toBe("first");
  const { length } = secret.asked;
  secret.isDown = false;
  later(9 * second);
  expect(await valueOf(current)).toBe("first");
  expect(secret.asked).toHaveLength(length);
  later(second);
  expect(await valueOf(current)).toBe("second");
  expect(lines).toMatchObject([{ level: "WARN" }]);
  expect(JSON.stringify(lines)).not.toMatch(/first|second"/);
});

test("the first read that fails is thrown, and the next one asks again", async () => {
  secret.isDown = true;
  const current = currentSecret("ORIGIN_SECRET");
  await expect(current.read()).rejects.toThrow();
  secret.isDown = false;
  expect(await valueOf(current)).toBe("first");
});

test("a read that does not end has failed", async () => {
  takeLogLines();
  const current = currentSecret("ORIGIN_SECRET");
  await current.read();
  later(6 * minute);
  const held = Promise.withResolvers<undefined>();
  secret.hold = held.promise;
  expect(await valueOf(current)).toBe("first");
  held.resolve(undefined);
});

test("of a secret that changes the newest value and the one before are valid, and no third", async () => {
  const isValid = changingSecret("ORIGIN_SECRET");
  expect(await isValid("first")).toBe(true);
  expect(await isValid("guess")).toBe(false);
  expect(await isValid("")).toBe(false);
  later(minute);
  secret.put("second");
  expect(await isValid("second")).toBe(true);
  expect(await isValid("first")).toBe(true);
  later(minute);
  secret.put("third");
  expect(await isValid("third")).toBe(true);
  expect(await isValid("second")).toBe(true);
  expect(await isValid("first")).toBe(false);
});

test("guesses bring about two reads in ten seconds, however many they are", async () => {
  const isValid = changingSecret("ORIGIN_SECRET");
  expect(await isValid("first")).toBe(true);
  expect(secret.asked).toHaveLength(1);
  for (let guess = 0; guess < 50; guess++) expect(await isValid(`guess ${guess}`)).toBe(false);
  expect(secret.asked.length).toBeLessThanOrEqual(3);
  later(11 * second);
  for (let guess = 0; guess < 50; guess++) expect(await isValid(`guess ${guess}`)).toBe(false);
  expect(secret.asked.length).toBeLessThanOrEqual(5);
});

/*
 * An operator changes the secret, and changes it again: puts in a value, and deploys the edge that sends it. While the
 * deployment runs, some of the edge sends the one and some the other; somebody guesses right before. A function's
 * environment may begin at any moment, and may hear of any of them or sleep through it.
 */
const moments = ["guess", "put", "deploying", "deployed"] as const;
const changes = 2;

test.each([11 * second, 4 * minute, 6 * minute])(
  "no call is refused in whatever order edge and functions learn of a change, with %i ms in between",
  async (gapMs) => {
    const count = moments.length * changes;
    for (let heard = 1; heard < 2 ** count; heard++) {
      secret = new OneSecret("value 0");
      const isValid = changingSecret("ORIGIN_SECRET");
      for (let at = 0; at < count; at++) {
        const change = Math.floor(at / moments.length);
        const moment = moments[at % moments.length] ?? "guess";
        const [old, next] = [`value ${change}`, `value ${change + 1}`];
        if (moment === "put") secret.put(next);
        if (moment !== "guess") later(gapMs);
        if ((heard & (1 << at)) === 0) continue;
        const sent = { guess: [], put: [old], deploying: [next, old, next], deployed: [next] };
        for (const value of sent[moment]) {
          if (await isValid(value)) continue;
          expect.fail(`${value} was refused at ${moment}, after ${heard.toString(2)}`);
        }
        if (moment === "guess") expect(await isValid("guess")).toBe(false);
      }
    }
  },
);
