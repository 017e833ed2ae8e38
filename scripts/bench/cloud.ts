import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import bangumiData from "bangumi-data" with { type: "json" };
import * as z from "zod";
import { bangumiTitles } from "../../catalogue/sources/bangumi.ts";
import { entryKey } from "../../functions/table/keys.ts";
import { account } from "../../local/template/account.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { targetOf, type AwsCall } from "../../local/aws/call.ts";
import type { Cloud } from "../../local/cloud.ts";
import { Browser } from "../../test/support/browser.ts";
import { median } from "./median.ts";
import type { BenchTable } from "./table.ts";
import { withCloud } from "./with-cloud.ts";
import { writeUnits } from "./write-units.ts";

const ticks = 100;
const views = 50;
const shelfSize = 5000;

const isTable = (call: AwsCall): boolean => call.service === "dynamodb";

/** Lets a call pass and remembers it. */
function watch(cloud: Cloud): { calls: AwsCall[]; stop: () => void } {
  const calls: AwsCall[] = [];
  const stop = cloud.inject((call) => {
    if (isTable(call)) calls.push(call);
    return undefined;
  });
  return { calls, stop };
}

async function timed(run: () => Promise<{ status: number }>): Promise<number> {
  const startedAt = performance.now();
  const { status } = await run();
  if (status !== 200) throw new Error(`Answered ${status}`);
  return performance.now() - startedAt;
}

async function repeat(times: number, run: (at: number) => Promise<{ status: number }>) {
  const ms: number[] = [];
  for (let at = 0; at < times; at++) ms.push(await timed(() => run(at)));
  return percentiles(ms);
}

function percentiles(ms: readonly number[]) {
  const sorted = ms.toSorted((a, b) => a - b);
  return { p50: median(ms), p95: sorted[Math.floor(ms.length * 0.95)] ?? 0 };
}

const inMs = ({ p50, p95 }: { p50: number; p95: number }): string =>
  `${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;

/** Fills a shelf past the API: what the bench measures is reading it. */
async function fillShelf(cloud: Cloud, uid: string): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(cloud.awsEndpoint)));
  const table = cloud.environmentOf("get_anime")["TABLE"] ?? "";
  const known = bangumiTitles(bangumiData, new Date()).slice(0, shelfSize);
  const items = known.map(({ id }, at) => ({
    ...entryKey(uid, "anime", id),
    s: "C",
    p: 12,
    u: Date.now() - at * 1000,
  }));
  for (let at = 0; at < items.length; at += 25) {
    const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  }
  client.destroy();
}

const OwnTimes = z.object({ fromBytes: z.array(z.number()), fromItems: z.array(z.number()) });

/** Milliseconds of CPU that a list page takes its function, with and without reading what the table answers. */
async function ownTimes(cloud: Cloud, page: object): Promise<z.infer<typeof OwnTimes>> {
  const worker = new Worker(new URL("lists/page.ts", import.meta.url), {
    workerData: JSON.stringify(page),
    env: {
      ...cloud.environmentOf("get_anime"),
      AWS_REGION: account.region,
      AWS_ENDPOINT_URL: cloud.awsEndpoint,
      AWS_ACCESS_KEY_ID: "get_anime",
      AWS_SECRET_ACCESS_KEY: "local",
    },
    // Its log lines.
    stdout: true,
  });
  const message: unknown[] = await once(worker, "message");
  return OwnTimes.parse(message[0]);
}

async function measure(cloud: Cloud, catalogueSeconds: number): Promise<BenchTable["rows"]> {
  const fan = new Browser(cloud.origin);
  await fan.signIn("bench@example.com");
  const update = (episodes_watched: number) =>
    fan.post("/api/update_anime/", { anime_id: 21, episodes_watched });
  await repeat(10, (at) => update(at + 1));

  const tickCalls = watch(cloud);
  const tick = await repeat(ticks, (at) => update(100 + at));
  tickCalls.stop();

  const completionCalls = watch(cloud);
  await timed(() => fan.post("/api/update_anime/", { anime_id: 52991, episodes_watched: 28 }));
  completionCalls.stop();

  const { username } = (await fan.get("/api/check_logged/")).body as { username: string };
  const uid =
    /U#([^"]+)/.exec(tickCalls.calls.map(({ body }) => body.toString()).join())?.[1] ?? "";
  await fillShelf(cloud, uid);
  const page = {
    username,
    status: "completed",
    page: 3,
    page_size: 24,
    seasons: ["fall", "spring"],
  };
  const view = () => fan.post("/api/get_anime/", page);
  await repeat(5, view);
  const viewCalls = watch(cloud);
  const list = await repeat(views, view);
  viewCalls.stop();
  const own = await ownTimes(cloud, page);
  const queries = viewCalls.calls.filter((call) => targetOf(call) === "Query").length;

  const search = await repeat(views, (at) =>
    fan.post("/api/search-anime/", { query: at % 2 === 0 ? "frieren" : "one pice" }),
  );
  return [
    {
      what: "catalogue job, first run",
      value: `${catalogueSeconds.toFixed(1)} s`,
      target: "≤ 20 s",
    },
    { what: "progress tick, whole round trip", value: inMs(tick) },
    {
      what: "progress tick, write units",
      value: sum(tickCalls.calls.map(writeUnits)) / ticks,
      target: "≤ 2",
    },
    {
      what: "completion of a new entry, write units (index and day's activity included)",
      value: sum(completionCalls.calls.map(writeUnits)) + 1,
      target: "≤ 9",
    },
    { what: `list page, 24 of ${shelfSize}, filtered, whole round trip`, value: inMs(list) },
    {
      what: "list page, CPU of our own code, from the Query's items to the compressed answer",
      value: inMs(percentiles(own.fromItems)),
      target: "p95 ≤ 15 ms",
    },
    {
      what: "list page, the same with the SDK's decoding of the Query's answer before it",
      value: inMs(percentiles(own.fromBytes)),
    },
    { what: "list page, queries", value: queries / views, target: "1 a page of 1 MB" },
    { what: "search, whole round trip", value: inMs(search) },
    {
      what: "memory of the whole local cloud after this",
      value: `${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
      target: "≤ 2 GB",
    },
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The daily actions through edge, gateway, Lambda and table of a local cloud, and what they cost in write units. */
export async function benchCloud(): Promise<BenchTable> {
  return withCloud(async (cloud) => {
    const startedAt = performance.now();
    await cloud.fire("catalogue");
    const rows = await measure(cloud, (performance.now() - startedAt) / 1000);
    return {
      title: "Local cloud",
      rows,
      note: "Includes Node's HTTP client and server on both ends.",
    };
  });
}
