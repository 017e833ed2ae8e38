import type { CallResponse } from "../../calls/api.ts";

export type Achievement = CallResponse<"user_achievements">["achievements"][number];

const nearestShown = 3;

const share = ({ progress, goal }: Achievement): number => (progress ?? 0) / goal;

/** The three that are nearest to being earned: by how much of the goal is done, then by how little is left. */
export function nearestOf(achievements: readonly Achievement[]): Achievement[] {
  return achievements
    .filter(({ achieved, progress }) => !achieved && progress !== null)
    .sort((a, b) => share(b) - share(a) || a.goal - b.goal)
    .slice(0, nearestShown);
}

/** The achievements by family, in the order in which the server names them. */
export function byFamily(achievements: readonly Achievement[]): [string, Achievement[]][] {
  return [...Map.groupBy(achievements, ({ family }) => family)];
}
