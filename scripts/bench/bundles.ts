import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { forLambda } from "../build.ts";
import { median } from "./median.ts";
import type { BenchTable } from "./table.ts";

const bundles = resolve("dist/functions");
const runs = 9;

const tableClient = `
  import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
  import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
  globalThis.client = [DynamoDBDocumentClient.from(new DynamoDBClient({})), GetCommand, PutCommand, UpdateCommand];
`;

const storageClient = `
  import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
  globalThis.s3 = [new S3Client({}), GetObjectCommand, PutObjectCommand];
`;

/** Bare clients of the same services, which no bundle of the kind can do without: what ours are compared with. */
const peers = {
  table: tableClient,
  "table and S3": tableClient + storageClient,
  "table, S3 and SQS": `${tableClient}${storageClient}
  import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
  globalThis.sqs = [new SQSClient({}), SendMessageCommand];`,
  "table and sign-in": `${tableClient}
  import * as oidc from "openid-client";
  globalThis.oidc = oidc;`,
} as const;

/** Bundles that stand for all of their kind. */
const samples: readonly { readonly name: string; readonly peer: keyof typeof peers }[] = [
  { name: "update_anime", peer: "table" },
  { name: "get_anime_details", peer: "table" },
  { name: "get_anime", peer: "table and S3" },
  { name: "search_anime", peer: "table and S3" },
  { name: "recommend_anime", peer: "table and S3" },
  { name: "import_mal", peer: "table, S3 and SQS" },
  { name: "auth_callback", peer: "table and sign-in" },
];

const loadScript = `
  const start = performance.now();
  require(process.argv[1]);
  process.stdout.write(String(performance.now() - start));
`;

/** Milliseconds that a fresh process needs to load a bundle. */
function initMs(file: string): number {
  const result = spawnSync(process.execPath, ["-e", loadScript, file], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], AWS_REGION: "eu-west-1", TABLE: "bench" },
  });
  if (result.status !== 0) throw new Error(`${file} does not load: ${result.stderr}`);
  return Number(result.stdout);
}

function buildPeer(contents: string, outfile: string): string {
  buildSync({ ...forLambda, stdin: { contents, resolveDir: resolve(".") }, outfile });
  return outfile;
}

/** Loads ours and its peer in turn, so that a drift of the machine's speed meets both. */
function compare(ours: string, peer: string): { oursMs: number; peerMs: number; ratio: number } {
  const pairs = Array.from({ length: runs }, () => [initMs(ours), initMs(peer)] as const);
  return {
    oursMs: median(pairs.map(([own]) => own)),
    peerMs: median(pairs.map(([, bare]) => bare)),
    ratio: median(pairs.map(([own, bare]) => own / bare)),
  };
}

const kilobytes = (file: string): number => Math.round(statSync(file).size / 1024);

/** Sizes of the function bundles, and how long they take to load against a bare client of the same services. */
export function benchBundles(): BenchTable {
  const folder = mkdtempSync(join(tmpdir(), "bundles-"));
  try {
    const file = (name: string) => join(bundles, name, "index.cjs");
    const sizes = readdirSync(bundles).map((name) => ({ name, kb: kilobytes(file(name)) }));
    const largest = sizes.toSorted((a, b) => b.kb - a.kb).slice(0, 5);
    const inits = samples.map(({ name, peer }) => {
      const bare = buildPeer(peers[peer], join(folder, `${peer}.cjs`));
      const { oursMs, peerMs, ratio } = compare(file(name), bare);
      return {
        what: `${name}, init against a bare client (${peer})`,
        value: `${ratio.toFixed(2)} × (${oursMs.toFixed(0)} ms, bare ${peerMs.toFixed(0)} ms)`,
        target: "≤ 1.3 ×",
      };
    });
    return {
      title: "Function bundles",
      rows: [
        { what: "bundles", value: sizes.length },
        ...samples.map(({ name }) => ({
          what: `${name}, size`,
          value: `${kilobytes(file(name))} KB`,
          target: "table only ≤ 450 KB, with S3 or sign-in ≤ 700 KB",
        })),
        ...largest.map(({ name, kb }) => ({
          what: `among the largest: ${name}`,
          value: `${kb} KB`,
        })),
        ...inits,
      ],
      note: `Init: medians of ${runs} pairs of fresh processes.`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
