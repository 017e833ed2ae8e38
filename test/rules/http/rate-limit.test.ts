import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { countAgainst as Count } from "../../../functions/http/rate-limit.ts";
import { workThrough } from "../../../functions/runtime/work-through.ts";
import * as limits from "../../../shared/limits.ts";
import { rates, type RateName } from "../../../shared/rates.ts";
import { conditionFailed } from "../../support/cloud/slow-aws.ts";
import { onSlowAws, tableAnswer, world } from "../../support/rim.ts";

/*
 * What a call asks of the table before it is let in. On the first day of an account less is allowed of some calls; what tells
 * the first day is read no more often than it can change.
 */
const aws = onSlowAws();
let countAgainst: typeof Count;
let uid = "";

beforeAll(async () => {
  ({ countAgainst } = await import("../../../functions/http/rate-limit.ts"));
});

// What a function has learnt of somebody it keeps: each test is about somebody else.
beforeEach(() => {
  uid = randomUUID();
  // No window ends during a test.
  const hourMs = 3_600_000;
  vi.useFakeTimers({ now: Math.floor(Date.now() / hourMs) * hourMs + 1000, toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets the account have been made so many hours ago. */
function isOfAge(hours: number): void {
  const createdAt = String(Math.floor(Date.now() / 1000) - hours * 3600);
  world.entry = { username: { S: "ai" }, createdAt: { N: createdAt } };
}

/** What one more call asks of the table. */
async function asks(name: RateName = "pictures"): Promise<string[]> {
  aws.waves = [];
  await countAgainst(name, uid, "");
  return aws.operations.flat();
}

/** How many calls the window lets in that was counted last. */
const counted = (): number =>
  Number(/":most":\{"N":"(\d+)"/.exec(aws.asked.at(-1)?.body ?? "")?.[1]);

test("who is no newcomer is looked up once, whatever the call", async () => {
  isOfAge(limits.newcomerHours + 1);
  expect(await asks()).toEqual(["GetItem", "UpdateItem"]);
  expect(await asks()).toEqual(["UpdateItem"]);
  expect(await asks("fetchImage")).toEqual(["UpdateItem"]);
});

test("a newcomer is looked up once, too, and is one until their first day is over", async () => {
  isOfAge(0);
  const { newcomer, user } = rates.pictures;
  expect(await asks()).toEqual(["GetItem", "UpdateItem"]);
  expect(await asks()).toEqual(["UpdateItem"]);
  expect(counted()).toBe(newcomer[0].count);
  vi.setSystemTime(Date.now() + limits.newcomerHours * 3_600_000);
  expect(await asks()).toEqual(["UpdateItem"]);
  expect(counted()).toBe(user[0].count);
});

test("nor is anything read for calls of a newcomer whose window is full", async () => {
  isOfAge(0);
  world.isOverRate = true;
  expect(await asks()).toEqual(["GetItem", "UpdateItem"]);
  expect(await asks()).toEqual([]);
});

test("nothing is read for calls of somebody whose window is full", async () => {
  isOfAge(limits.newcomerHours + 1);
  world.isOverRate = true;
  expect(await asks()).toEqual(["GetItem", "UpdateItem"]);
  expect(await asks()).toEqual([]);
  // Also when more people have called since than a function remembers.
  world.isOverRate = false;
  const others = Array.from({ length: 1000 }, (_, at) => `${uid} ${at}`);
  await workThrough(others, 50, async (other) => {
    await countAgainst("pictures", other, "");
  });
  expect(await asks()).toEqual([]);
});

test("nor is a minute counted for calls of somebody whose day is full", async () => {
  aws.answer = (call) => (call.body.includes("chat#86400#") ? conditionFailed : tableAnswer(call));
  expect(await asks("chat")).toEqual(["UpdateItem", "UpdateItem"]);
  expect(await asks("chat")).toEqual([]);
});
