import { alsoOnDeploy } from "../deployment/on-deploy.ts";
import { replay } from "../restoration/replay.ts";
import { asJob } from "../watch/as-job.ts";

/** Leaves the last minute of the function's fifteen to what is under way. */
const patienceMs = 14 * 60_000;

export const handler = alsoOnDeploy(asJob("replay", () => replay(Date.now() + patienceMs)));
