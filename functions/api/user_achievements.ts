import { achievements, badgePath } from "../../shared/achievements.ts";
import { user_achievements } from "../../shared/api/people.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import { countAll } from "../achievements/count-all.ts";
import { handle } from "../handle.ts";
import { sideBySide } from "../side-by-side.ts";
import { listEarned } from "../table/achievements.ts";
import { findUid } from "../table/usernames.ts";

/**
 * What lists earn is shown to their owner alone: private ones count, too, and nobody else may learn that there are any.
 */
const shownTo = (isOwner: boolean) =>
  isOwner ? achievements : achievements.filter(({ counter }) => counter !== "lists");

export const handler = handle(user_achievements, async ({ username }, { uid: viewer }) => {
  const uid = await findUid(username);
  if (uid === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const isOwner = viewer === uid;
  const [earned, counters] = await sideBySide([
    listEarned(uid),
    // How far others are is theirs: it would tell how many private lists they have.
    isOwner ? countAll(uid) : undefined,
  ]);
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
      };
    }),
  };
});
