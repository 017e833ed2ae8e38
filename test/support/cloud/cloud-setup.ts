import type { TestProject } from "vitest/node";
import { CloudAddress, sharedCloud } from "./cloud.ts";
import { forkCloud } from "./fork-cloud.ts";

/** Gives the tests a cloud: the one that is shared, or one of their own. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env[sharedCloud];
  if (shared !== undefined) {
    project.provide("cloud", CloudAddress.parse(JSON.parse(shared)));
    return undefined;
  }
  const cloud = await forkCloud();
  project.provide("cloud", cloud.address);
  return () => cloud.stop();
}
