import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync, zstdCompressSync } from "node:zlib";
import { DeleteObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import { releaseKey, sourceKey } from "../../catalogue/source-key.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { creditsPath, mergedDatabasePath, type Credits } from "../../shared/credits.ts";
import * as limits from "../../shared/limits.ts";
import { fire } from "../support/cloud/jobs.ts";
import { anime } from "../support/people/titles.ts";
import { serveRelease, type ReleaseServer } from "../support/release-server.ts";

/*
 * What an operator does with the anime-offline-database, and what its licence asks for then. The release here knows
 * titles of the catalogue alone, so that the tests after this one find it as it was.
 */
const { awsEndpoint, dataFolder, origin, environment } = inject("cloud");
const { DATA_BUCKET: Bucket } = z.object({ DATA_BUCKET: z.string() }).parse(environment);
const s3 = new S3Client({ ...operatorClient(awsEndpoint), forcePathStyle: true });

/** What no packer makes small, so that a release takes a while. */
let seed = 1;
const noise = Array.from({ length: 700_000 }, () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return String.fromCharCode(0x30 + (seed % 64));
})
  .join("")
  .replaceAll("\\", "x");

const entry = {
  sources: [`https://myanimelist.net/anime/${anime.frieren}`],
  title: "Sousou no Frieren",
  type: "TV",
  episodes: 28,
  status: "FINISHED",
  animeSeason: { season: "FALL", year: 2023 },
  synonyms: ["An unheard-of name of Frieren"],
  studios: ["madhouse"],
  tags: ["adventure"],
  picture: noise,
};
const elsewhere = { ...entry, title: "Only elsewhere", sources: ["https://anidb.net/anime/1"] };
const head = {
  repository: "https://github.com/manami-project/anime-offline-database",
  lastUpdate: "2026-07-04",
};
const release = [head, entry, elsewhere].map((line) => JSON.stringify(line)).join("\n");

let server: ReleaseServer;
let folder: string;

/** One that is not the database's first. */
const publisher = "https://github.com/somebody/anime-offline-database";

beforeAll(async () => {
  server = await serveRelease(zstdCompressSync(release));
  server.page = `${publisher}/releases/tag/2026-27`;
  folder = await mkdtemp(join(tmpdir(), "tsuzuku-operator-"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
  for (const Key of [releaseKey, sourceKey("own.csv")]) {
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  }
  await fire("catalogue");
  // Nothing owes that file to anybody any more.
  expect((await fetch(origin + mergedDatabasePath)).status).toBe(404);
  const { sources, mergedBytes } = await credits();
  expect(mergedBytes).toBeNull();
  expect(sources.map(({ name }) => name).sort()).toEqual(["bangumi-data", "own"]);
}, 120_000);

const credits = async () => (await (await fetch(origin + creditsPath)).json()) as Credits;

/** Runs the command as an operator does. */
function command(...words: string[]): Promise<{ code: number; told: string }> {
  const script = resolve(import.meta.dirname, "../../local/catalogue.ts");
  return new Promise((done) => {
    const env = {
      ...process.env,
      TSUZUKU_DATA: dataFolder,
      TSUZUKU_OFFLINE_DATABASE_URL: server.address,
    };
    execFile(process.execPath, [script, ...words], { env }, (error, out, err) => {
      done({ code: Number(error?.code ?? 0), told: out + err });
    });
  });
}

test("without the anime-offline-database the credits name what there is, and nothing is to be downloaded", async () => {
  await fire("catalogue");
  const { sources, mergedBytes, newest, made } = await credits();
  expect(sources.map(({ name }) => name).sort()).toEqual(["bangumi-data", "own"]);
  expect(mergedBytes).toBeNull();
  expect(made).toBe(new Date().toISOString().slice(0, 10));
  expect(newest).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect((await fetch(origin + mergedDatabasePath)).status).toBe(404);
}, 120_000);

test("a fetch that breaks off is gone on with by the next, and what came of it is credited and given on", async () => {
  server.breaks.push(...Array.from({ length: limits.releaseResumptions + 1 }, () => 100_000));
  const broken = await command("fetch");
  expect(broken.code).toBe(1);
  expect(broken.told).toMatch(/could not be reached|broke off/);

  const rejected = join(folder, "rejected.tsv");
  const { code, told } = await command("fetch", "--rejected", rejected);
  expect(code, told).toBe(0);
  expect(server.asked.at(-1)).toMatch(/^bytes=\d+-$/);
  expect(told).toMatch(/of 2026-27: 0\.5 MB, 0\.\d MB of which are there already/);
  expect(told).toMatch(/Fetching {2}100 %/);
  expect(told).toMatch(/The checksum is right: SHA-256 [0-9a-f]{64}/);
  expect(told).toMatch(/\(anime-offline-database, as of 2026-07-04\): 1 titles/);
  expect(told).toMatch(/1 rows rejected: not on MyAnimeList/);
  expect(await readFile(rejected, "utf8")).toBe(
    "anime-offline-database.jsonl.zst\t2\tnot on MyAnimeList, whose ids ours are\tOnly elsewhere\n",
  );

  const { sources, mergedBytes } = await credits();
  expect(sources).toContainEqual({
    name: "anime-offline-database",
    titles: 1,
    asOf: "2026-07-04",
    publisher,
  });
  const answer = await fetch(origin + mergedDatabasePath);
  expect(answer.headers.get("content-type")).toBe("application/gzip");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(mergedBytes);
  const [about, ...lines] = gunzipSync(bytes)
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(about).toMatchObject({
    license: { name: expect.stringContaining("Open Database License 1.0") as string },
    anime: lines.length,
    contains: expect.arrayContaining([
      expect.objectContaining({ name: "anime-offline-database", url: publisher, anime: 1 }),
      expect.objectContaining({ name: "bangumi-data", license: "CC BY 4.0" }),
    ]) as unknown,
  });
  expect(lines.length).toBeGreaterThan(5000);
  const frieren = lines.find(({ id }) => id === anime.frieren);
  expect(frieren).toMatchObject({ title: "Sousou no Frieren", total: 28 });
  expect(frieren?.["synonyms"]).toContain("An unheard-of name of Frieren");
  expect(Object.keys(frieren ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/synopsis|score|popularity|image|trailer/)]),
  );

  const again = await command("fetch");
  expect(again).toMatchObject({
    code: 0,
    told: "The newest release, 2026-27, is already there.\n",
  });

  // The same bytes by somebody else: whom the operator follows now is credited.
  const other = "https://github.com/another/anime-offline-database";
  server.page = `${other}/releases/tag/2026-27`;
  const followed = await command("fetch");
  expect(followed.code, followed.told).toBe(0);
  expect((await credits()).sources).toContainEqual(
    expect.objectContaining({ name: "anime-offline-database", publisher: other }),
  );
}, 120_000);

test("a file of which rows are no titles is imported with a list of them", async () => {
  const file = join(folder, "own.csv");
  await writeFile(file, `id,title,synonyms\n,No id,\n${anime.frieren},Frieren,Elf\nx,\n`);
  const rejected = join(folder, "own.tsv");
  const { code, told } = await command("import", file, "--rejected", rejected);
  expect(code, told).toBe(0);
  expect(told).toMatch(
    /own\.csv \(csv\): 1 titles\n {2}2 rows rejected: no id, or one that cannot/,
  );
  expect(await readFile(rejected, "utf8")).toBe(
    "own.csv\t1\tno id, or one that cannot be\tNo id\nown.csv\t3\tno id, or one that cannot be\t\n",
  );
}, 120_000);

test("what cannot be done is said in a sentence, and changes nothing", async () => {
  const page = join(folder, "page.html");
  await writeFile(page, "<html>");
  for (const [words, sentence] of [
    [
      ["import", page],
      /page\.html is no catalogue file that we know\. It has no shape that is known/,
    ],
    [["import", folder], /There is no file .* that can be read/],
    [["import"], /Say what to do/],
    [["fetch", "now"], /Say what to do/],
    [["fetch", "--reject"], /Unknown option '--reject'/],
  ] as const) {
    const { code, told } = await command(...words);
    expect(told).toMatch(sentence);
    expect(told.trimEnd().split("\n"), told).toHaveLength(1);
    expect(code).toBe(1);
  }
});
