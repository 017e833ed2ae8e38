import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { operator } from "./aws/aws-endpoint.ts";
import type { Cloud } from "./cloud.ts";
import type { FunctionLog } from "./function-log.ts";
import { progressBar } from "./progress.ts";
import { account } from "./template/account.ts";

/** Remembers in the data folder that something was done for a state of things; `work` hears the state it was done for before. */
async function onceFor(
  dataFolder: string,
  what: string,
  state: string,
  work: (before: string | undefined) => Promise<void>,
): Promise<void> {
  const file = join(dataFolder, `${what}.stamp`);
  const before = await readFile(file, "utf8").catch(() => undefined);
  if (before === state) return;
  await work(before);
  await writeFile(file, state);
}

const catalogueJob = "catalogue";
const learningJob = "recommend";

const fetchingJob = "offline_database";

/** Jobs that a new demo community changes nothing for: nothing is learnt from invented lists. */
const idleForDemo: readonly string[] = [catalogueJob, learningJob, fetchingJob];

/** The catalogue on its way into the local cloud. */
interface LoadingCatalogue {
  /** Every page works with it; recommendations may still be learnt. */
  readonly usable: Promise<void>;
  readonly whole: Promise<void>;
}

/**
 * Runs the catalogue job when its data are missing or its bundle, which holds our facts, has changed. Without a model the
 * job learns one last of all; one that was learnt from other facts is learnt anew.
 */
export function loadCatalogue(
  cloud: Cloud,
  dataFolder: string,
  log: FunctionLog,
): LoadingCatalogue {
  const job = cloud.functions.find(({ name }) => name === catalogueJob);
  if (job === undefined) return { usable: Promise.resolve(), whole: Promise.resolve() };
  const stored = Promise.withResolvers<undefined>();
  const bundle = basename(dirname(job.file));
  const whole = onceFor(dataFolder, catalogueJob, bundle, async (before) => {
    const show = progressBar("Loading the catalogue");
    const stopWatching = log.onProgress(catalogueJob, (progress) => {
      show(progress);
      if (progress === 1) stored.resolve(undefined);
    });
    show(0);
    await cloud.fire(catalogueJob);
    stopWatching();
    if (before !== undefined) await cloud.fire(learningJob);
  });
  return { usable: Promise.race([stored.promise, whole]), whole };
}

/** Stores the demo community, in a process of its own. */
export async function storePeople(cloud: Cloud): Promise<void> {
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
}

/** Fills the table with the demo community once, and when the catalogue is usable lets the other jobs count it. */
export async function seedDemo(
  cloud: Cloud,
  dataFolder: string,
  { usable }: LoadingCatalogue,
): Promise<void> {
  await onceFor(dataFolder, "demo", "seeded", async () => {
    await storePeople(cloud);
    await usable;
    for (const job of cloud.jobs.filter((name) => !idleForDemo.includes(name)))
      await cloud.fire(job);
  });
}
