import { remembered } from "../runtime/remembered.ts";
import { getRankStatistics } from "../table/statistics.ts";

/** The newest rank statistics, at most half a minute behind the job. */
export const currentRanks = remembered(30_000, getRankStatistics);
