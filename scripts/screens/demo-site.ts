import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { originVariable } from "../../test/e2e/support/origin.ts";

/** A site with the demo community on it. */
export interface DemoSite {
  readonly origin: string;
  stop(): Promise<void>;
}

const port = 4900;

/** The site that the environment names, or one that `npm start` begins for this purpose. Rejects when that fails. */
export async function openDemoSite(): Promise<DemoSite> {
  const given = process.env[originVariable];
  if (given !== undefined) return { origin: given, stop: () => Promise.resolve() };

  const dataFolder = await mkdtemp(join(tmpdir(), "tsuzuku-screens-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../local/start.ts")], {
    env: { ...process.env, PORT: String(port), TSUZUKU_DATA: dataFolder, TSUZUKU_SEED: "demo" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const origin = /^App\s+(\S+)$/.exec(line)?.[1];
    if (origin !== undefined) return { origin, stop };
  }
  throw new Error("The site for the pictures did not start.");
}
