import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { useFixtureCloud } from "./fixture-cloud.ts";

const lines: string[] = [];
const cloud = useFixtureCloud({
  log: (_functionName, line) => {
    lines.push(line);
  },
});

const slowMs = 400;

const get = async (path: string): Promise<unknown> =>
  (await fetch(`${cloud().origin}${path}`)).json();

/** Lets writes of the fixture take longer than the function waits for them. */
const slowly = (contains: string) =>
  cloud().inject(async ({ body }) => {
    if (body.includes(contains)) await sleep(slowMs);
    return undefined;
  });

const written = (name: string) => lines.some((line) => line.includes(`"name":"${name}"`));
const outlived = () =>
  cloud()
    .report()
    ["leaver"]?.outlived.map(({ action }) => action);

test("a function that waits for its calls is not reported", async () => {
  expect(await get("/api/leaver/?as=staying&name=whole")).toEqual({ ended: 1 });
  expect(written("whole")).toBe(true);
  expect(outlived()).toEqual([]);
});

test("a call that the function gave up before it answered is not reported", async () => {
  const stop = slowly("given-up");
  expect(await get("/api/leaver/?as=giving-up&name=given-up")).toEqual({ ended: 1 });
  await sleep(slowMs);
  stop();
  expect(outlived()).toEqual([]);
});

test("a function that has answered hears nothing until its next event, and is reported", async () => {
  const stop = slowly("left-behind");
  expect(await get("/api/leaver/?as=leaving&name=left-behind")).toEqual({ ended: 1 });
  expect(outlived()).toEqual(["dynamodb:PutItem"]);
  await sleep(slowMs);
  // The thread is not idle: a neighbour's events do not wake what is frozen.
  await get("/api/echo/");
  await sleep(100);
  stop();
  expect(written("left-behind")).toBe(false);
  expect(await get("/api/leaver/?as=waiting")).toEqual({ ended: 2 });
  expect(written("left-behind")).toBe(true);
});

test("a call that is made after the answer waits for the next event, too", async () => {
  await cloud().kill("leaver");
  expect(await get("/api/leaver/?as=hasty&name=too-late")).toEqual({ ended: 0 });
  await sleep(200);
  expect(written("too-late")).toBe(false);
  expect(await get("/api/leaver/?as=waiting")).toEqual({ ended: 1 });
  expect(outlived()).toEqual(["dynamodb:PutItem"]);
});

test("a call that goes on is reported, and not heard of before the next event, also when its answer is lost", async () => {
  await cloud().kill("leaver");
  const stop = cloud().inject(async ({ body }) => {
    if (!body.includes("lost-behind")) return undefined;
    await sleep(slowMs);
    return "lost";
  });
  await get("/api/leaver/?as=leaving&what=deletion&name=lost-behind");
  await sleep(2 * slowMs);
  stop();
  expect(outlived()).toContain("dynamodb:DeleteItem");
});
