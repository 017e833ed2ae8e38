import { isRankingDue } from "../community-rank/due.ts";
import { RankHistogram } from "../community-rank/histogram.ts";
import { log } from "../runtime/log.ts";
import { listHiddenAccounts } from "../table/moderation/acts.ts";
import { eachRankedUser, getRankStatistics, putRankStatistics } from "../table/statistics.ts";
import { asJob } from "../watch/as-job.ts";

/** Counts how many users have completed how much and stores the result for everybody who asks for a rank. */
async function run(): Promise<{ users: number }> {
  const startedAtMs = Date.now();
  const last = await getRankStatistics();
  if (!isRankingDue(last, startedAtMs)) return { users: last.users };
  const histogram = new RankHistogram();
  const hidden = await listHiddenAccounts();
  for await (const user of eachRankedUser()) histogram.add(user, !hidden.has(user.uid));
  const counted = histogram.statistics();
  // Who was taken down while all were counted: the next run puts others in their places.
  const hiddenSince = await listHiddenAccounts();
  const statistics = { ...counted, top: counted.top.filter(({ uid }) => !hiddenSince.has(uid)) };
  const isStored = await putRankStatistics(statistics, startedAtMs);
  log("info", "rank", { users: statistics.users, isStored });
  return { users: statistics.users };
}

export const handler = asJob("rank", run);
