import { achievements, badgePath, type Counters } from "../../../shared/achievements.ts";
import { user_achievements } from "../../../shared/api/people.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { countAll } from "../../achievements/count-all.ts";
import { grantAndRemember } from "../../achievements/grant.ts";
import { handle } from "../../http/handle.ts";
import { errorFields, log } from "../../runtime/log.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listEarned } from "../../table/achievements.ts";
import { getProfileFor } from "../../table/people/profiles.ts";
import { findUid } from "../../table/people/usernames.ts";
import { getHolders } from "../../table/statistics.ts";

/**
 * What lists earn is shown to their owner alone: private ones count, too, and nobody else may learn that there are any.
 */
const shownTo = (isOwner: boolean) =>
  isOwner ? achievements : achievements.filter(({ counter }) => counter !== "lists");

/**
 * What a user has earned, with what their counters have reached and a call that was cut off has not granted: all of it
 * has been read here, so the owner need not wait for the daily job.
 */
async function madeUp(
  uid: string,
  earned: ReadonlyMap<string, number>,
  counters: Counters,
): Promise<ReadonlyMap<string, number>> {
  try {
    const granted = await grantAndRemember(uid, counters, earned);
    return new Map([...earned, ...granted.map(({ code }) => [code, Date.now()] as const)]);
  } catch (error) {
    log("error", "achievements", { uid, ...errorFields(error) });
    return earned;
  }
}

export const handler = handle(user_achievements, async ({ username }, { uid: viewer }) => {
  const uid = await findUid(username);
  if (uid === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const isOwner = viewer === uid;
  const [profile, known, counted, counters] = await sideBySide([
    getProfileFor(viewer, uid),
    listEarned(uid),
    getHolders(),
    // How far others are is theirs: it would tell how many private lists they have.
    isOwner ? countAll(uid) : undefined,
  ]);
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const earned = counters === undefined ? known : await madeUp(uid, known, counters);
  return {
    achievements: shownTo(isOwner).map((achievement) => {
      const earnedAt = earned.get(achievement.code);
      const reached = Math.min(counters?.[achievement.counter] ?? 0, achievement.goal);
      return {
        name: achievement.name,
        description: achievement.description,
        badge_icon: badgePath(achievement),
        achieved: earnedAt !== undefined,
        family: achievement.family,
        goal: achievement.goal,
        progress:
          counters === undefined ? null : earnedAt === undefined ? reached : achievement.goal,
        achieved_at: earnedAt === undefined ? null : new Date(earnedAt).toISOString(),
        // Whoever has earned it since the count has it, too.
        holders:
          counted === undefined
            ? null
            : Math.max(counted.holders[achievement.code] ?? 0, Number(earnedAt !== undefined)),
      };
    }),
    members: counted?.members ?? null,
  };
});
