import * as limits from "../../shared/limits.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { getPublicProfiles } from "../table/people/profiles.ts";
import { leaveOutOfTop, type RankedUser } from "../table/statistics.ts";

/** Profiles that are read at a time: almost always the first of them are all that is needed. */
export const leadersRead = 2 * limits.topUsers;

/**
 * The first of those who lead, the best first, whom everybody may see: as many as are shown, or fewer where there are no
 * more. The index knows nothing of that, so their profiles are asked.
 */
export async function shownLeaders(leaders: readonly RankedUser[]): Promise<RankedUser[]> {
  const shown: RankedUser[] = [];
  for (let at = 0; at < leaders.length && shown.length < limits.topUsers; at += leadersRead) {
    const step = leaders.slice(at, at + leadersRead);
    const profiles = await getPublicProfiles(step.map(({ uid }) => uid));
    shown.push(...step.filter(({ uid }) => profiles.has(uid)));
  }
  return shown.slice(0, limits.topUsers);
}

/**
 * Takes somebody whom others may not see any more out of those who lead, without waiting for the rank job. Throws ApiError
 * 409 when others never let it.
 */
export async function leadNoMore(uid: string): Promise<void> {
  await untilWon(async () => (await leaveOutOfTop(uid)) || lost);
}
