import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { operator } from "./aws/aws-endpoint.ts";
import { account } from "./account.ts";
import type { Cloud } from "./cloud.ts";
import type { FunctionLog } from "./function-log.ts";
import { progressBar } from "./progress.ts";

/** Remembers in the data folder that something was done for a state of things. */
async function onceFor(
  dataFolder: string,
  what: string,
  state: string,
  work: () => Promise<void>,
): Promise<void> {
  const file = join(dataFolder, `${what}.stamp`);
  if ((await readFile(file, "utf8").catch(() => undefined)) === state) return;
  await work();
  await writeFile(file, state);
}

const catalogueJob = "catalogue";

/** Jobs that a new demo community changes nothing for: nothing is learnt from invented lists. */
const idleForDemo: readonly string[] = [catalogueJob, "recommend"];

/** Runs the catalogue job when its data are missing or its bundle, which holds our facts, has changed. */
export async function loadCatalogue(
  cloud: Cloud,
  dataFolder: string,
  log: FunctionLog,
): Promise<void> {
  const job = cloud.functions.find(({ name }) => name === catalogueJob);
  if (job === undefined) return;
  const bundle = basename(dirname(job.file));
  await onceFor(dataFolder, catalogueJob, bundle, async () => {
    const show = progressBar("Loading the catalogue");
    const stopWatching = log.onProgress(catalogueJob, show);
    show(0);
    await cloud.fire(catalogueJob);
    stopWatching();
    show(1);
  });
}

/** Fills the table with the demo community once, and lets the other jobs count it. */
export async function seedDemo(cloud: Cloud, dataFolder: string): Promise<void> {
  await onceFor(dataFolder, "demo", "seeded", async () => {
    console.error("Inviting the demo community …");
    const child = spawn(process.execPath, [join(import.meta.dirname, "demo", "seed.ts")], {
      env: {
        ...process.env,
        ...cloud.environmentOf(catalogueJob),
        AWS_ENDPOINT_URL: cloud.awsEndpoint,
        AWS_REGION: account.region,
        AWS_ACCESS_KEY_ID: operator,
        AWS_SECRET_ACCESS_KEY: "local",
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await once(child, "exit");
    if (child.exitCode !== 0) throw new Error("The demo community could not be stored.");
    for (const job of cloud.jobs.filter((name) => !idleForDemo.includes(name)))
      await cloud.fire(job);
  });
}
