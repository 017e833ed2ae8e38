import {
  achievements,
  isReached,
  type Achievement,
  type Counters,
} from "../../shared/achievements.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { countOwnThings, listEarned, putEarned, rememberUnseen } from "../table/achievements.ts";

/** What counters have reached and the user does not have. */
export const dueFor = (counters: Counters, earned: ReadonlyMap<string, number>): Achievement[] =>
  achievements.filter(
    (achievement) => !earned.has(achievement.code) && isReached(counters, achievement),
  );

/** Grants what counters have reached and the user does not have. Returns what this call granted: nobody else did. */
export async function grant(
  uid: string,
  counters: Counters,
  earned: ReadonlyMap<string, number>,
): Promise<Achievement[]> {
  const due = dueFor(counters, earned);
  const isOurs = await sideBySide(due.map(({ code }) => putEarned(uid, code)));
  return due.filter((_, at) => isOurs[at]);
}

/**
 * Grants in the same way, and remembers to tell the user of it at their next visit; `earned` is what they have, where
 * that has been read.
 */
export async function grantAndRemember(
  uid: string,
  counters: Counters,
  earned?: ReadonlyMap<string, number>,
): Promise<Achievement[]> {
  const granted = await grant(uid, counters, earned ?? (await listEarned(uid)));
  if (granted.length > 0) {
    await rememberUnseen(
      uid,
      granted.map(({ code }) => code),
    );
  }
  return granted;
}

/** Grants what lists have earned, once one is made. A failure is made up for by the next one, or by the daily job. */
export async function grantForLists(uid: string): Promise<void> {
  try {
    await grantAndRemember(uid, await countOwnThings(uid));
  } catch (error) {
    log("error", "achievements", { uid, ...errorFields(error) });
  }
}
