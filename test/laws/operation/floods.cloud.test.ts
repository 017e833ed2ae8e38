import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import type { Handler } from "../../../local/edge/edge.ts";
import { edgeOf } from "../../../local/edge/edge.ts";
import { openObjectStore } from "../../../local/emulators/s3/object-store.ts";
import { openGateway } from "../../../local/gateway/gateway.ts";
import { shortName } from "../../../local/lambda/function.ts";
import { readTemplate } from "../../../local/template/template.ts";
import type { HttpEvent } from "../../../functions/http/request.ts";
import { flood } from "../../../shared/rates.ts";
import { methodsOf, type Endpoint } from "../../../shared/endpoint.ts";
import { endpoints, featureOf, type EndpointName } from "../../../shared/endpoints.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";
import { takeLogLines } from "../../support/watching/log-lines.ts";

/*
 * A thousand calls a second of one address, for ten seconds, through the edge, the gateway's throttles and the functions as
 * they are deployed, on the table of the cloud under test. The functions run here, one warm one of each, because those of
 * the cloud have limits that no test meets. The throttles' clock is the calls': the machine need not keep up with it.
 */

const { assembly, dataFolder, origin, issuer, gateway, awsEndpoint } = inject("cloud");

type Handlers = Readonly<Record<string, (event: HttpEvent) => Promise<unknown>>>;

const names = [
  "check_logged",
  "get_anime",
  "profile",
  "search_anime",
  "today",
  "update_anime",
] as const satisfies EndpointName[];
let handlers: Handlers;
let edge: Handler;
let nowMs = 0;
let [victim, neighbour]: Person[] = [];

beforeAll(async () => {
  [victim, neighbour] = await Promise.all([newcomer(), newcomer()]);
  await neighbour.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 1 });
  await victim.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 1 });
  becomeFunction({ RATE_FACTOR: "1" });
  takeLogLines();
  handlers = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const module = (await import(`../../../functions/api/${featureOf(name)}/${name}.ts`)) as {
          handler: Handlers[string];
        };
        return [name, module.handler] as const;
      }),
    ),
  );
  const template = readTemplate(assembly, {
    domain: new URL(origin).host,
    issuer,
    gateway,
    aws: awsEndpoint,
  });
  const lambda = {
    async invoke(arn: string, event: unknown) {
      // The gateway calls the busiest by their aliases.
      const handler = handlers[shortName(arn.replace(/:live$/, ""))];
      if (handler === undefined) throw new Error(`${arn} does not run here`);
      return handler(event as HttpEvent);
    },
  };
  const clock = () => nowMs;
  edge = edgeOf({
    template,
    store: await openObjectStore(join(dataFolder, "s3")),
    gateway: openGateway(template, lambda, clock),
    clock,
  });
});

afterAll(() => {
  vi.unstubAllEnvs();
});

/** A call from an address, with the cookies of somebody or nobody's. Its status. */
async function callFrom(
  address: string,
  name: (typeof names)[number],
  who?: Person,
): Promise<number> {
  const cookies = [...(who?.cookies ?? [])].map(([key, value]) => `${key}=${value}`).join("; ");
  const fields: Readonly<Record<string, object>> = {
    get_anime: { username: neighbour?.username },
    profile: { username: neighbour?.username },
    search_anime: { query: "frieren" },
    update_anime: { anime_id: anime.frieren, episodes_watched: 2 },
  };
  const body = fields[name];
  const row: Endpoint = endpoints[name];
  const { status } = await edge({
    id: "1",
    method: methodsOf(row)[0] ?? "GET",
    uri: row.path,
    query: name === "today" ? "tz=UTC" : "",
    headers: [
      ["content-type", "application/json"],
      ...(who === undefined
        ? []
        : ([
            ["cookie", cookies],
            ["x-csrftoken", who.cookies.get("csrftoken") ?? ""],
          ] as const)),
    ],
    body: Buffer.from(body === undefined ? "" : JSON.stringify(body)),
    viewer: { address, port: 443 },
  });
  return status;
}

test("a thousand calls a second from one address leave everybody else served, with a cookie and without", async () => {
  const startedAtMs = Date.now();
  const flooder = "198.51.100.7";
  const [theirs, others]: number[][] = [[], []];
  let address = 0;
  for (let second = 0; second < 10; second++) {
    for (let tenth = 0; tenth < 10; tenth++) {
      nowMs += 100;
      const flooding = Array.from({ length: 100 }, (_, at) => {
        const name = names[at % names.length] ?? "check_logged";
        const isSignedIn = name === "update_anime" || at % 2 === 0;
        return callFrom(flooder, name, isSignedIn ? victim : undefined);
      });
      const serving = names.map((name) =>
        callFrom(
          `203.0.${Math.floor(address / 250)}.${(address++ % 250) + 1}`,
          name,
          name === "update_anime" ? neighbour : undefined,
        ),
      );
      theirs?.push(...(await Promise.all(flooding)));
      others?.push(...(await Promise.all(serving)));
    }
  }
  expect(others).toHaveLength(600);
  expect(new Set(others)).toEqual(new Set([200]));

  const served = theirs?.filter((status) => status !== 429) ?? [];
  const windows = 1 + Math.ceil((Date.now() - startedAtMs) / 1000 / flood.seconds);
  expect(theirs).toHaveLength(10_000);
  expect(served.length).toBeLessThanOrEqual(flood.count * windows);
  expect(new Set(served)).toEqual(new Set([200]));
});
