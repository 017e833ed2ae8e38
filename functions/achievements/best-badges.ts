import { achievements, tiers, type Achievement } from "../../shared/achievements.ts";

const badgesShown = 3;

/** The hardest of what somebody earned, the hardest first. What lists earn tells of private ones, and is left out. */
export function bestBadges(earned: ReadonlyMap<string, number>): Achievement[] {
  const hardness = ({ tier }: Achievement): number => tiers.indexOf(tier);
  return achievements
    .filter(({ code, counter }) => earned.has(code) && counter !== "lists")
    .sort((a, b) => hardness(b) - hardness(a) || b.goal - a.goal)
    .slice(0, badgesShown);
}
