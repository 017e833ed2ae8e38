import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { settingsFrom } from "../../../infra/settings.ts";
import { readFirewall } from "../../../local/edge/firewall.ts";
import { openGateway } from "../../../local/gateway/gateway.ts";
import { readThrottles } from "../../../local/gateway/throttles.ts";
import { readTemplate, type Template } from "../../../local/template/template.ts";
import { monthOf } from "../../../scripts/scale/usage.ts";
import { synthesize } from "../synthesize.ts";

/*
 * What gateway and firewall let through when one address sends a thousand requests a second, by the throttles and rates of
 * the templates and a clock that a test moves: no machine of a developer sends so many.
 */

const addresses = { domain: "d", issuer: "i", gateway: "g", aws: "a" };
const read = (assembly: string): Template => readTemplate(assembly, addresses);
const template = read(inject("assembly"));

/** Calls a second of ten million registered people at their peak. */
const everybody = monthOf(10_000_000).peakCallsASecond;
const { callsPerSecond } = settingsFrom({}, {});
const floodRate = 1000;
const seconds = 20;

const routes = template
  .resources("AWS::ApiGatewayV2::Route", z.object({ RouteKey: z.string() }))
  .map(({ properties }) => properties.RouteKey);

/** How many of the others' calls are refused while one address floods these routes in turn. */
function refusedBeside(flooded: readonly string[], of = template): number {
  let nowMs = 0;
  const mayPass = readThrottles(of, () => nowMs);
  let [refused, sent, asked] = [0, 0, 0];
  for (; nowMs < seconds * 1000; nowMs += 10) {
    // Others come in the middle of what the flood sends in ten milliseconds.
    for (let half = 0; half < 2; half++) {
      for (let call = 0; call < floodRate / 200; call++) mayPass(routeAt(flooded, sent++));
      const theirs = everybody / 200;
      for (let call = 0; call < theirs; call++) if (!mayPass(routeAt(routes, asked++))) refused++;
    }
  }
  return refused;
}

const routeAt = (keys: readonly string[], at: number): string => keys[at % keys.length] ?? "";

/** A template in whose stage something else stands. */
const withStage = (stage: object): Template => ({
  ...template,
  resources: (type, schema) =>
    type === "AWS::ApiGatewayV2::Stage"
      ? [{ logicalId: "Stage", name: "Stage", properties: schema.parse(stage) }]
      : template.resources(type, schema),
});

describe("one address that sends a thousand requests a second", () => {
  test.each(routes)("to %s leaves everybody else served", (route) => {
    expect(refusedBeside([route])).toBe(0);
  });

  test("to all routes in turn leaves everybody else served", () => {
    expect(refusedBeside(routes)).toBe(0);
  });

  test("would shut others out by a throttle that has no room for it", () => {
    const lower = { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 500 };
    expect(refusedBeside(routes, withStage({ DefaultRouteSettings: lower }))).toBeGreaterThan(1000);
    const route = "GET /api/auth/login";
    const ofRoute = { [route]: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 200 } };
    expect(refusedBeside([route], withStage({ RouteSettings: ofRoute }))).toBeGreaterThan(100);
  });
});

test("the gateway answers 429 beyond the stage's throttle, and goes on a moment later", async () => {
  let nowMs = 0;
  const lambda = { invoke: () => Promise.resolve({ statusCode: 200 }) };
  const gateway = openGateway(template, lambda, () => nowMs);
  const ask = () =>
    gateway({
      method: "GET",
      target: "/api/check_logged",
      headers: [],
      body: Buffer.alloc(0),
      sourceIp: "192.0.2.1",
    });
  const statuses = await Promise.all(
    Array.from({ length: callsPerSecond + 10 }, async () => (await ask()).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await ask()).body.toString()).toBe('{"message":"Too Many Requests"}');
  nowMs += 1;
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
});

describe("with a firewall", () => {
  let guarded: Template;

  beforeAll(() => {
    synthesize("flooded", { waf: true });
    guarded = read(join(inject("folder"), "flooded"));
  });

  const request = (address: string, uri: string) => ({
    id: "1",
    method: "GET",
    uri,
    query: "",
    headers: [],
    body: undefined,
    viewer: { address, port: 1 },
  });

  test("it is stopped within half a minute, and let go when it has calmed down; a school behind one address is not", () => {
    let nowMs = 0;
    const firewall = readFirewall(guarded, () => nowMs);
    let stoppedAtMs: number | undefined;
    for (; nowMs < 120_000; nowMs += 1) {
      const stopped = firewall(request("192.0.2.1", "/api/check_logged/"));
      stoppedAtMs ??= stopped && nowMs;
      // Once it is, it stays so for as long as it goes on.
      if (stoppedAtMs !== undefined) expect(stopped?.status).toBe(429);
      if (nowMs % 25 === 0) expect(firewall(request("192.0.2.2", "/api/today/"))).toBeUndefined();
    }
    expect(stoppedAtMs).toBeLessThanOrEqual(30_000);
    const told = firewall(request("192.0.2.1", "/api/check_logged/"));
    expect(told?.headers).toContainEqual(["retry-after", "60"]);
    expect(JSON.parse(told?.body.toString() ?? "")).toEqual({
      error: "That was a little too fast. Please wait a moment and try again.",
    });
    // Pages and pictures have a rate of their own.
    expect(firewall(request("192.0.2.1", "/covers/1.webp"))).toBeUndefined();
    nowMs += 70_000;
    expect(firewall(request("192.0.2.1", "/api/check_logged/"))).toBeUndefined();
  });

  test("one that asks for pictures is stopped, too", () => {
    let nowMs = 0;
    const firewall = readFirewall(guarded, () => nowMs);
    for (; nowMs < 40_000; nowMs += 1) firewall(request("192.0.2.1", "/covers/1.webp"));
    expect(firewall(request("192.0.2.1", "/covers/1.webp"))?.status).toBe(429);
    expect(firewall(request("192.0.2.2", "/covers/1.webp"))).toBeUndefined();
  });
});

test("without a firewall everything passes it", () => {
  const firewall = readFirewall(template, () => 0);
  const asked = {
    id: "1",
    method: "GET",
    uri: "/",
    query: "",
    headers: [],
    body: undefined,
    viewer: { address: "192.0.2.1", port: 1 },
  };
  expect(firewall(asked)).toBeUndefined();
});
