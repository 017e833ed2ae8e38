import * as limits from "../../shared/limits.ts";

const minuteMs = 60_000;

/** Whether ranks are to be counted again: in a large community reading all users every minute would cost too much. */
export function isRankingDue(
  { users, countedAtMs }: { readonly users: number; readonly countedAtMs: number },
  nowMs: number,
): boolean {
  if (users < limits.rankLargeCommunityUsers) return true;
  // The clock is not exact to the second; half a minute early is still this turn's.
  return nowMs - countedAtMs >= (limits.rankLargeCommunityMinutes - 0.5) * minuteMs;
}
