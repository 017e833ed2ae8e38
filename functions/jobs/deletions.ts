import * as limits from "../../shared/limits.ts";
import { continueDeletion } from "../deletion/delete-account.ts";
import { carryOutErasures } from "../moderation/erase.ts";
import { sweepPictures } from "../pictures/sweep.ts";
import { errorFields, log } from "../runtime/log.ts";
import { nowSeconds } from "../table/client.ts";
import { listDeletions, settleDeletion, type Deletion } from "../table/people/deletions.ts";
import { asJob } from "../watch/as-job.ts";

/** Leaves the last minute of the function's fifteen to what is under way. */
const patienceMs = 14 * 60_000;

/** Whether every function that could have been writing when the account was deleted has ended. */
const isSettled = ({ at }: Deletion): boolean =>
  nowSeconds() - at > limits.deletionSettleMinutes * 60;

/**
 * Carries out what operators had erased and nobody took back. Finishes deletions that were stopped in the middle, and
 * removes what calls that were under way still wrote after them, and pictures that nothing points at. Throws at the end
 * when one of them failed, so that somebody hears of it.
 */
async function run(): Promise<{ erased: number; settled: number; open: number; swept: number }> {
  const untilMs = Date.now() + patienceMs;
  // Accounts among them are deletions from then on.
  const erasures = await carryOutErasures();
  const deletions = await listDeletions();
  const gone = new Set<string>();
  let { failed } = erasures;
  for (const deletion of deletions) {
    try {
      const isLast = isSettled(deletion);
      const isDone = await continueDeletion(deletion, untilMs);
      if (!isDone || !isLast) continue;
      await settleDeletion(deletion.uid);
      gone.add(deletion.uid);
    } catch (error) {
      failed++;
      log("error", "deletion failed", { uid: deletion.uid, ...errorFields(error) });
    }
  }
  const openSince = deletions.filter(({ uid }) => !gone.has(uid)).map(({ at }) => at);
  if (openSince.length > 0) {
    const minutes = Math.round((nowSeconds() - Math.min(...openSince)) / 60);
    log("info", "deletions", {}, { ofSite: { OldestDeletionMinutes: minutes } });
  }
  const pictures = await sweepPictures();
  failed += pictures.failed;
  if (failed > 0) throw new Error(`${failed} deletions failed`);
  return {
    erased: erasures.erased,
    settled: gone.size,
    open: openSince.length,
    swept: pictures.swept,
  };
}

export const handler = asJob("deletions", run);
