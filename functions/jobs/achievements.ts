import { grantMissing } from "../achievements/count-all.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { eachAccount } from "../table/people/accounts.ts";
import { getRecountMark, putRecountMark } from "../table/recount-mark.ts";

/** People who are recounted at the same time. */
const atOnce = 16;

/** Leaves the last minute of the function's fifteen to those who are being recounted. */
const patienceMs = 14 * 60_000;

/**
 * Recounts every account, and grants what a crash or a new achievement left out. Where the time is up, the next run
 * goes on. One whose recount fails holds up nobody else; the job throws at its end, so that somebody hears of it.
 */
export async function handler(): Promise<{ users: number; granted: number }> {
  const untilMs = Date.now() + patienceMs;
  const accounts = eachAccount(await getRecountMark());
  let last: string | undefined;
  let users = 0;
  let granted = 0;
  let failed = 0;
  /** Recounts one after the other. Returns whether it came to the end of all accounts. */
  const recount = async (): Promise<boolean> => {
    while (Date.now() < untilMs) {
      const next = await accounts.next();
      if (next.done === true) return true;
      last = next.value;
      users++;
      try {
        granted += (await grantMissing(next.value)).length;
      } catch (error) {
        failed++;
        log("error", "recount failed", { uid: next.value, ...errorFields(error) });
      }
    }
    return false;
  };
  const ends = await sideBySide(Array.from({ length: atOnce }, recount));
  await putRecountMark(ends.includes(true) ? undefined : last);
  log("info", "achievements", { users, granted, failed });
  if (failed > 0) throw new Error(`${failed} of ${users} recounts failed`);
  return { users, granted };
}
