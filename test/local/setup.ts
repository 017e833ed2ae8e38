import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder that the fixture's CDK app was synthesized into. */
    fixture: string;
  }
}

/** Synthesizes the fixture once, for all tests of the local cloud. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fixture = await mkdtemp(join(tmpdir(), "tsuzuku-fixture-"));
  const app = join(import.meta.dirname, "fixture", "app.ts");
  await promisify(execFile)(process.execPath, [app], {
    env: { ...process.env, CDK_OUTDIR: fixture },
  });
  project.provide("fixture", fixture);
  return () => rm(fixture, { recursive: true, force: true });
}
