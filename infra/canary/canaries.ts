import type { EndpointName } from "../../shared/endpoints.ts";
import { functionArnOf, type Deployment } from "../deployment.ts";

/**
 * The calls that are made most often (`scripts/scale/usage.ts`): what the pages begin with, and the tick. A new release of
 * them gets a tenth of the calls at first. Others have too few for that to show anything in time.
 *
 * Their alias is made before the routes that lead to it and goes before them, too. So a name leaves this list as an endpoint
 * leaves the table, in two releases: first the routes (`calledArnOf`), then the alias. Who goes back over the release in which
 * one came takes it out of its function while the routes still lead there, until the next stack is done.
 */
const busiest: readonly EndpointName[] = [
  "browse",
  "check_logged",
  "get_anime",
  "get_anime_details",
  "get_trending_anime",
  "search_anime",
  "today",
  "update_anime",
];

/** Whether a function's releases are shifted step by step. */
export const isCanary = (name: string): boolean => busiest.some((each) => each === name);

/** The alias of such a function, which leads to the version that answers. */
export const liveAlias = "live";

/** The address at which the gateway calls a function. */
export const calledArnOf = (deployment: Deployment, name: string): string => {
  const own = functionArnOf(deployment, name);
  return isCanary(name) ? `${own}:${liveAlias}` : own;
};
