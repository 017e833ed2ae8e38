import { isRankingDue } from "../community-rank/due.ts";
import { RankHistogram } from "../community-rank/histogram.ts";
import { shownLeaders } from "../community-rank/leaders.ts";
import { log } from "../runtime/log.ts";
import { eachRankedUser, getRankStatistics, putRankStatistics } from "../table/statistics.ts";
import { asJob } from "../watch/as-job.ts";

/** Counts how many users have completed how much and stores the result for everybody who asks for a rank. */
async function run(): Promise<{ users: number }> {
  const startedAtMs = Date.now();
  const last = await getRankStatistics();
  if (!isRankingDue(last, startedAtMs)) return { users: last.users };
  const histogram = new RankHistogram();
  for await (const user of eachRankedUser()) histogram.add(user);
  const statistics = histogram.statistics(await shownLeaders(histogram.leaders()));
  const isStored = await putRankStatistics(statistics, startedAtMs);
  log("info", "rank", { users: statistics.users, isStored });
  return { users: statistics.users };
}

export const handler = asJob("rank", run);
