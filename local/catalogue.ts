/**
 * `npm run catalogue -- import FILE…` adds an operator's catalogue files to the running local cloud;
 * `npm run catalogue -- fetch` adds the newest release of the anime-offline-database.
 */
import { createReadStream } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { HeadObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { ReleaseError } from "../catalogue/release/connection.ts";
import { download } from "../catalogue/release/download.ts";
import {
  defaultReleaseAddress,
  latestRelease,
  noteOf,
} from "../catalogue/release/latest-release.ts";
import { reasons, type Reason } from "../catalogue/sources/rejected.ts";
import { readSource, type SourceTitles } from "../catalogue/sources/source.ts";
import { isSameRelease, releaseKey, sourceKey, type ReleaseNote } from "../catalogue/source-key.ts";
import { readCommandLine, runCommand, type Command } from "../scripts/command-line.ts";
import * as limits from "../shared/limits.ts";
import { operatorClient } from "./aws/operator-client.ts";
import { findRunning, fireRemotely, type Contact } from "./control.ts";
import { StartError } from "./net/start-error.ts";
import { progressBar } from "./progress.ts";
import { filePlace } from "./release-place.ts";
import { dataFolderOf } from "./settings.ts";

const command: Command = {
  name: "catalogue",
  does: "Adds titles of other sources to the local cloud that runs.",
  takes: {
    "import FILE…": "adds catalogue files of your own",
    fetch: "adds the newest release of the anime-offline-database",
    "--rejected FILE": "writes every row there that became no title",
  },
  guide: "docs/operations.md",
};

const howTo =
  "Say what to do: npm run catalogue -- import FILE…, or npm run catalogue -- fetch. " +
  "With --rejected FILE every row that became no title is written there.";

interface CatalogueFile {
  readonly name: string;
  readonly path: string;
  readonly found: SourceTitles;
}

/** What a file gives. Rejects with StartError when it is not there or cannot be read as a catalogue. */
async function readCatalogueFile(path: string, name = basename(path)): Promise<CatalogueFile> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new StartError(`There is no file ${path} that can be read.`);
  try {
    const found = await readSource(name, createReadStream(path), Number.POSITIVE_INFINITY);
    return { name, path, found };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${path} is no catalogue file that we know. ${reason}`);
  }
}

function tell({ name, found }: CatalogueFile): void {
  const { source, asOf, titles, byName, rejected } = found;
  const day = asOf === undefined ? "" : `, as of ${asOf}`;
  console.log(`${name} (${source}${day}): ${titles.length} titles`);
  if (byName.length > 0) {
    console.log(`  ${byName.length} series, which are looked for by their Japanese names`);
  }
  for (const [reason, count] of Object.entries(rejected.byReason)) {
    console.log(`  ${count} rows rejected: ${reasons[reason as Reason]}`);
  }
}

/** Writes the rows that became no title, a line each: file, row, reason, name. */
async function writeRejected(path: string, files: readonly CatalogueFile[]): Promise<void> {
  const lines = files.flatMap(({ name, found }) =>
    found.rejected.rows.map(({ row, reason, name: called = "" }) =>
      [name, row, reasons[reason], called.replace(/\s+/g, " ")].join("\t"),
    ),
  );
  await writeFile(path, lines.map((line) => `${line}\n`).join(""));
  console.log(`${lines.length} rejected rows are in ${path}.`);
}

const clientOf = ({ awsEndpoint }: Contact): S3Client =>
  new S3Client({ ...operatorClient(awsEndpoint), forcePathStyle: true });

/** Stores files where the catalogue job finds them, and fires it. */
async function store(
  contact: Contact,
  files: readonly { readonly path: string; readonly key: string; readonly note?: ReleaseNote }[],
): Promise<void> {
  const s3 = clientOf(contact);
  for (const { path, key, note } of files) {
    const Body = await readFile(path);
    await s3.send(
      new PutObjectCommand({
        Bucket: contact.dataBucket,
        Key: key,
        Body,
        ...(note === undefined ? {} : { Metadata: { ...note } }),
      }),
    );
  }
  const outcome = await fireRemotely(contact, "catalogue");
  if ("error" in outcome) throw new StartError(`The catalogue job failed: ${outcome.error}`);
  console.log("catalogue", outcome.result);
}

async function importFiles(
  contact: Contact,
  paths: readonly string[],
  rejected: string | undefined,
): Promise<void> {
  // All are read before the first is stored: a mistake changes nothing.
  const files: CatalogueFile[] = [];
  for (const path of paths) files.push(await readCatalogueFile(path));
  files.forEach(tell);
  if (rejected !== undefined) await writeRejected(rejected, files);
  await store(
    contact,
    files.map(({ name, path }) => ({ path, key: sourceKey(name) })),
  );
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function fetchRelease(
  contact: Contact,
  dataFolder: string,
  rejected: string | undefined,
): Promise<void> {
  const { TSUZUKU_OFFLINE_DATABASE_URL: named = "" } = process.env;
  const address = named === "" ? defaultReleaseAddress : named;
  const signal = AbortSignal.timeout(limits.releaseSeconds * 1000);
  const file = await latestRelease(address, { signal });
  const { name, version, sizeBytes, sha256 } = file;
  if (isSameRelease(await storedNote(contact), noteOf(file))) {
    console.log(`The newest release, ${version}, is already there.`);
    return;
  }
  const place = filePlace(dataFolder, file);
  const { bytes: begun = 0 } = (await place.held()) ?? {};
  const resuming = begun > 0 ? `, ${megabytes(begun)} of which are there already` : "";
  console.log(`${name} of ${version}: ${megabytes(sizeBytes)}${resuming}`);
  const show = progressBar("Fetching");
  await download(file, place, {
    signal,
    onProgress: (bytes) => {
      show(bytes / sizeBytes);
    },
  });
  console.log(`The checksum is right: SHA-256 ${sha256}`);
  const read = await readCatalogueFile(place.path, name);
  tell(read);
  if (rejected !== undefined) await writeRejected(rejected, [read]);
  await store(contact, [{ path: place.path, key: releaseKey, note: noteOf(file) }]);
  await place.discard();
}

/** What is noted of the release that the local cloud has; nothing when it has none. */
async function storedNote(contact: Contact): Promise<Partial<ReleaseNote>> {
  const object = { Bucket: contact.dataBucket, Key: releaseKey };
  const found = await clientOf(contact)
    .send(new HeadObjectCommand(object))
    .catch(() => undefined);
  return { ...found?.Metadata };
}

async function addTitles(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommandLine(command, {
    args: [...args],
    options: { rejected: { type: "string" } },
    allowPositionals: true,
  });
  const [verb, ...paths] = positionals;
  const isImport = verb === "import" && paths.length > 0;
  if (!isImport && !(verb === "fetch" && paths.length === 0)) throw new StartError(howTo);
  const dataFolder = dataFolderOf(process.env);
  const running = await findRunning(dataFolder);
  if (running === undefined) {
    throw new StartError(`No local cloud is running on ${dataFolder}. Start one with npm start.`);
  }
  if (isImport) await importFiles(running, paths, values.rejected);
  else await fetchRelease(running, dataFolder, values.rejected);
}

await runCommand(command, async (args) => {
  try {
    await addTitles(args);
  } catch (error) {
    throw error instanceof ReleaseError ? new StartError(error.message) : error;
  }
});
