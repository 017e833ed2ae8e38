import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { buildFunctions } from "../../scripts/build.ts";
import { site } from "./site/page.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder that is deleted after the tests. */
    folder: string;
    /** The folder of the build that was synthesized. */
    dist: string;
    /** The folder with the synthesized template. */
    assembly: string;
  }
}

/** Builds all functions and synthesizes the stack once, for all tests of the infrastructure. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tsuzuku-infra-"));
  const dist = join(folder, "dist");
  const assembly = join(folder, "cdk.out");
  await buildFunctions(dist);
  for (const [file, text] of Object.entries(site)) {
    await mkdir(dirname(join(dist, "web", file)), { recursive: true });
    await writeFile(join(dist, "web", file), text);
  }
  await promisify(execFile)(process.execPath, ["infra/app.ts"], {
    env: { ...process.env, TSUZUKU_CONFIG: "none", TSUZUKU_DIST: dist, CDK_OUTDIR: assembly },
  });
  project.provide("folder", folder);
  project.provide("dist", dist);
  project.provide("assembly", assembly);
  return () => rm(folder, { recursive: true, force: true });
}
