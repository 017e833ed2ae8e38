import type { TestProject } from "vitest/node";
import { forkCloud } from "./fork-cloud.ts";

/** Gives the tests a cloud of their own whose functions have the share of a core that their memory brings. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await forkCloud("slow");
  project.provide("cloud", cloud.address);
  return () => cloud.stop();
}
