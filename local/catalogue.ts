/** `npm run catalogue -- import FILE…`: adds an operator's catalogue files to the running local cloud. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { readSource } from "../catalogue/sources/source.ts";
import { sourceKey } from "../catalogue/source-key.ts";
import { operatorClient } from "./aws/operator-client.ts";
import { findRunning, fireRemotely, type Contact } from "./control.ts";
import { dataFolderOf } from "./settings.ts";
import { StartError } from "./net/start-error.ts";

/** A file's text, and what it gives. Rejects with StartError when it is not there or cannot be read as a catalogue. */
async function readCatalogueFile(path: string) {
  const text = await readFile(path, "utf8").catch(() => {
    throw new StartError(`There is no file ${path} that can be read.`);
  });
  try {
    const name = basename(path);
    return { name, text, ...readSource(name, text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${path} is no catalogue file that we know: ${reason}`);
  }
}

async function importFiles(contact: Contact, paths: readonly string[]): Promise<void> {
  // All are read before the first is stored: a mistake changes nothing.
  const files = await Promise.all(paths.map(readCatalogueFile));
  const s3 = new S3Client({ ...operatorClient(contact.awsEndpoint), forcePathStyle: true });
  for (const { name, text, titles, skipped } of files) {
    const Key = sourceKey(name);
    await s3.send(new PutObjectCommand({ Bucket: contact.dataBucket, Key, Body: text }));
    console.log(`${name}: ${titles.length} titles, ${skipped} rows without id or name`);
  }
  const outcome = await fireRemotely(contact, "catalogue");
  if ("error" in outcome) throw new StartError(`The catalogue job failed: ${outcome.error}`);
  console.log("catalogue", outcome.result);
}

async function main([verb, ...paths]: readonly string[]): Promise<void> {
  if (verb !== "import" || paths.length === 0) {
    throw new StartError("Say which files: npm run catalogue -- import FILE…");
  }
  const dataFolder = dataFolderOf(process.env);
  const running = await findRunning(dataFolder);
  if (running === undefined) {
    throw new StartError(`No local cloud is running on ${dataFolder}. Start one with npm start.`);
  }
  await importFiles(running, paths);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
