import { settleAchievements } from "../achievements/count-all.ts";
import { catalogueIfLoaded } from "../catalogue/current.ts";
import { settleListsOf } from "../community/findable.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { eachAccount } from "../table/people/accounts.ts";
import { getRecountMark, putRecountMark, type RecountMark } from "../table/jobs/recount-mark.ts";
import { putHolders, type Holders } from "../table/statistics.ts";
import { asJob } from "../watch/as-job.ts";
import * as limits from "../../shared/limits.ts";

/** What this run goes on with: nobody counted at the first account; undefined where that was never counted. */
const countedBefore = ({ after, counted }: RecountMark): Holders | undefined =>
  after === undefined ? { members: 0, holders: {} } : counted;

/**
 * Recounts every account, grants what a crash or a new achievement left out, and settles what is told of its custom lists.
 * Where the time is up, the next run goes on; the one that comes to the end stores how many have what. One whose recount
 * fails holds up nobody else; the job throws at its end, so that somebody hears of it.
 * Before there is a catalogue nothing can be counted, and the job ends at once.
 */
async function run(): Promise<{ users: number; granted: number }> {
  if ((await catalogueIfLoaded()) === undefined) {
    log("info", "no catalogue yet");
    return { users: 0, granted: 0 };
  }
  const untilMs = Date.now() + limits.recountMinutes * 60_000;
  const mark = await getRecountMark();
  const counted = countedBefore(mark);
  const holders = new Map(Object.entries(counted?.holders ?? {}));
  const accounts = eachAccount(mark.after);
  let last: string | undefined;
  let users = 0;
  let members = counted?.members ?? 0;
  let granted = 0;
  let failed = 0;
  const settle = async (uid: string): Promise<void> => {
    const found = await settleAchievements(uid);
    granted += found.granted.length;
    members++;
    for (const code of new Set(found.earned)) holders.set(code, (holders.get(code) ?? 0) + 1);
    if ((found.counters.lists ?? 0) > 0) await settleListsOf(uid);
  };
  /** Recounts one after the other. Returns whether it came to the end of all accounts. */
  const recount = async (): Promise<boolean> => {
    while (Date.now() < untilMs) {
      const next = await accounts.next();
      if (next.done === true) return true;
      last = next.value;
      users++;
      try {
        await settle(next.value);
      } catch (error) {
        failed++;
        log("error", "recount failed", { uid: next.value, ...errorFields(error) });
      }
    }
    return false;
  };
  const ends = await sideBySide(Array.from({ length: limits.recountsAtOnce }, recount));
  const now = counted && { members, holders: Object.fromEntries(holders) };
  if (ends.includes(true)) {
    if (now !== undefined) await putHolders(now);
    await putRecountMark({});
  } else {
    await putRecountMark({ after: last, counted: now });
  }
  log("info", "achievements", { users, granted, failed });
  if (failed > 0) throw new Error(`${failed} of ${users} recounts failed`);
  return { users, granted };
}

export const handler = asJob("achievements", run);
