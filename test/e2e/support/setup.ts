import { forkCloud } from "../../support/cloud/fork-cloud.ts";
import { awsVariable, originVariable } from "./origin.ts";
import { startVideoSite } from "./video-site.ts";

/** Gives the journeys a cloud: the one whose origin the environment names, or one of their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const stopVideoSite = await startVideoSite();
  const cloud = process.env[originVariable] === undefined ? await forkCloud() : undefined;
  if (cloud !== undefined) {
    process.env[originVariable] = cloud.address.origin;
    process.env[awsVariable] = cloud.address.awsEndpoint;
  }
  return async () => {
    stopVideoSite();
    await cloud?.stop();
  };
}
