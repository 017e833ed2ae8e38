import { forkCloud, someThreads } from "../../support/fork-cloud.ts";
import { originVariable } from "./origin.ts";

/** Gives the journeys a cloud: the one whose origin the environment names, or one of their own. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[originVariable] !== undefined) return undefined;
  const cloud = await forkCloud(someThreads);
  process.env[originVariable] = cloud.address.origin;
  return () => cloud.stop();
}
