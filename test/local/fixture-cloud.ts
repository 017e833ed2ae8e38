import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { startCloud, type Cloud, type CloudOptions } from "../../local/cloud.ts";

/** A folder that is gone after the tests of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tsuzuku-cloud-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the fixture for the tests of a file. The returned function gives the running cloud. */
export function useFixtureCloud(options: Partial<CloudOptions> = {}): () => Cloud {
  let cloud: Cloud | undefined;
  beforeAll(async () => {
    const dataFolder = await temporaryFolder();
    cloud = await startCloud({
      assembly: inject("fixture"),
      dataFolder,
      port: 0,
      isInMemory: true,
      ...options,
    });
  });
  afterAll(() => cloud?.stop());
  return () => {
    if (cloud === undefined) throw new Error("The cloud has not started");
    return cloud;
  };
}

/** What the fixture's probe function answered. */
export interface ProbeAnswer {
  readonly output?: Record<string, unknown>;
  readonly error?: { readonly name: string; readonly message: string };
}

/** Lets the fixture's probe function send an AWS command. */
export async function probe(
  cloud: Cloud,
  service: string,
  command: string,
  input: Record<string, unknown>,
): Promise<ProbeAnswer> {
  const response = await fetch(`${cloud.origin}/api/probe/`, {
    method: "POST",
    body: JSON.stringify({ service, command, input }),
    headers: { "content-type": "application/json" },
  });
  return (await response.json()) as ProbeAnswer;
}

/** The name of a resource that a fixture function knows by an environment variable. */
export function nameOf(cloud: Cloud, variable: string, functionName = "probe"): string {
  const value = cloud.environmentOf(functionName)[variable];
  if (value === undefined) throw new Error(`${functionName} has no ${variable}`);
  return value;
}

/** Waits until something is there. Throws after twenty seconds. */
export async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  const deadlineMs = Date.now() + 20_000;
  while (Date.now() < deadlineMs) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error("It did not happen within twenty seconds");
}
