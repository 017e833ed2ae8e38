import type { TestProject } from "vitest/node";
import { forkCloud } from "./fork-cloud.ts";

/** Gives the tests a cloud of their own whose reads are late unless they ask for more. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await forkCloud("stale");
  project.provide("cloud", cloud.address);
  return () => cloud.stop();
}
