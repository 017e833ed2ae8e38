import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assemble } from "../../local/assembly.ts";
import { startCloud, type Cloud, type CloudOptions } from "../../local/cloud.ts";

/** Runs `measure` on a local cloud of its own, in memory and with rate limits out of reach, and stops it after that. */
export async function withCloud<Result>(
  measure: (cloud: Cloud) => Promise<Result>,
  options: Pick<CloudOptions, "log"> = {},
): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), "bench-"));
  process.env["TSUZUKU_RATE_FACTOR"] = "1000";
  const cloud = await startCloud({
    assembly: await assemble(),
    dataFolder,
    port: 0,
    isInMemory: true,
    ...options,
  });
  try {
    return await measure(cloud);
  } finally {
    await cloud.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
