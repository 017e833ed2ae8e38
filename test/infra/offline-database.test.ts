import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { zstdCompressSync } from "node:zlib";
import { HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { releaseKey } from "../../catalogue/source-key.ts";
import { bundleKbOf } from "../../infra/bundle-limits.ts";
import { jobsWith } from "../../infra/jobs.ts";
import { startCloud, type Cloud } from "../../local/cloud.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { jobs } from "../../shared/jobs.ts";
import { serveRelease, sha256, type ReleaseServer } from "../support/release-server.ts";
import { asOneTemplate, readStacks } from "./assembly.ts";
import type { Template } from "./cloudformation/assembly.ts";
import { template } from "./template.ts";

/*
 * The weekly job: not there unless the operator says so. Where it is, it runs here as it is deployed.
 */

let server: ReleaseServer;
let cloud: Cloud;
let resources: Template["Resources"];

const row = (title: string): string =>
  JSON.stringify({ sources: ["https://myanimelist.net/anime/900003"], title, type: "TV" });
const release = (...titles: string[]): Buffer =>
  zstdCompressSync([JSON.stringify({ repository: "r" }), ...titles.map(row)].join("\n"));

beforeAll(async () => {
  server = await serveRelease(release("Umi"));
  const assembly = join(inject("folder"), "with-offline-database");
  await promisify(execFile)(process.execPath, ["infra/app.ts"], {
    env: {
      ...process.env,
      TSUZUKU_DIST: inject("dist"),
      CDK_OUTDIR: assembly,
      TSUZUKU_CONFIG: "none",
      TSUZUKU_LOCAL: "true",
      TSUZUKU_OFFLINE_DATABASE: "true",
      TSUZUKU_OFFLINE_DATABASE_URL: server.address,
    },
  });
  resources = asOneTemplate(readStacks(assembly)).Resources;
  cloud = await startCloud({
    assembly,
    dataFolder: join(inject("folder"), "offline-database"),
    port: 0,
    isInMemory: true,
    isClockStopped: true,
  });
});
afterAll(async () => {
  await cloud.stop();
  await server.stop();
});

const named = (name: string, of = resources) =>
  Object.entries(of).filter(([id]) => id.toLowerCase().includes(name));

describe("the offline database", () => {
  test("is no part of a stack that did not ask for it", () => {
    expect(named("offlinedatabase", template.Resources)).toEqual([]);
    expect(JSON.stringify(template)).not.toContain("RELEASE_ADDRESS");
    expect(jobsWith({ offlineDatabase: false }).map(([name]) => name)).toEqual(
      Object.keys(jobs).filter((name) => name !== "offline_database"),
    );
    expect(jobsWith({ offlineDatabase: true })).toHaveLength(Object.keys(jobs).length);
  });

  test("is a weekly job that is missed when it does not run", () => {
    const types = named("offlinedatabase").map(([, { Type }]) => Type);
    expect(types.sort()).toEqual([
      "AWS::IAM::Role",
      "AWS::Lambda::EventInvokeConfig",
      "AWS::Lambda::Function",
      "AWS::Logs::LogGroup",
      "AWS::Scheduler::Schedule",
    ]);
    const [, schedule] = named("offlinedatabaseschedule")[0] ?? [];
    expect(schedule?.Properties).toMatchObject({ ScheduleExpression: "cron(7 3 ? * MON *)" });
    const { DATA_BUCKET, TABLE } = cloud.environmentOf("catalogue");
    expect(cloud.environmentOf("offline_database")).toEqual({
      DATA_BUCKET,
      METRICS_BY_FUNCTION: "none",
      METRICS_NAMESPACE: "Tsuzuku",
      RELEASE_ADDRESS: server.address,
      TABLE,
    });
    expect(cloud.environmentOf("watch")["JOBS"]?.split(",")).toContain("offline_database");
  });
});

/** The checksum of the release that is there; undefined where there is none. */
async function stored(): Promise<string | undefined> {
  const s3 = new S3Client({ ...operatorClient(cloud.awsEndpoint), forcePathStyle: true });
  const Bucket = cloud.environmentOf("offline_database")["DATA_BUCKET"];
  const found = await s3
    .send(new HeadObjectCommand({ Bucket, Key: releaseKey }))
    .catch(() => undefined);
  return found?.Metadata?.["sha256"];
}

const run = () => cloud.fire("offline_database");

describe("its job", () => {
  test("brings a release, once", async () => {
    expect(await stored()).toBeUndefined();
    server.breaks.push(30);
    expect(await run()).toEqual({ version: "2026-27", isNew: true });
    expect(await stored()).toBe(sha256(server.bytes));
    const asked = server.asked.length;
    expect(await run()).toEqual({ version: "2026-27", isNew: false });
    expect(server.asked).toHaveLength(asked);
  });

  test("puts a newer one in its place", async () => {
    server.bytes = release("Umi", "Kawa");
    server.tag = "2026-28";
    expect(await run()).toEqual({ version: "2026-28", isNew: true });
    expect(await stored()).toBe(sha256(server.bytes));
  });

  test.each<[string, (host: ReleaseServer) => void, RegExp]>([
    [
      "is not what it says",
      (host) => (host.digest = `sha256:${"0".repeat(64)}`),
      /SHA-256 differs/,
    ],
    ["is not there", (host) => (host.status = 404), /\(404\)/],
    ["is empty", (host) => (host.bytes = zstdCompressSync("[]")), /It is empty/],
    ["has a head alone", (host) => (host.bytes = release()), /no anime/],
    ["cannot be read", (host) => (host.bytes = Buffer.from("<html>")), /no shape that is known/],
  ])("leaves the former one when a release %s", async (_, change, reason) => {
    const former = await stored();
    const before = { ...server };
    change(server);
    await expect(run()).rejects.toThrow(reason);
    expect(await stored()).toBe(former);
    Object.assign(server, { digest: undefined, status: undefined, bytes: before.bytes });
  });

  test("may do what it did and nothing else, and left nothing under way", () => {
    expect(cloud.report()["offline_database"]).toMatchObject({
      unused: [],
      denied: [],
      outlived: [],
    });
  });

  test("is uploaded as one file within its size budget", () => {
    const folder = join(inject("dist"), "functions", "offline_database");
    expect(readdirSync(folder)).toEqual(["index.cjs"]);
    const kilobytes = statSync(join(folder, "index.cjs")).size / 1024;
    expect(kilobytes).toBeLessThanOrEqual(bundleKbOf(jobs.offline_database.needs));
  });
});
