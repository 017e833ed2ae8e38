import { grouped } from "../../../shared/words/grouped.ts";

/** Of fewer members a share says little: they are counted. */
const fewMembers = 100;

/** How many have an achievement, in words; undefined where nobody counted. */
export function holderWords(holders: number | null, members: number | null): string | undefined {
  if (holders === null || members === null || members === 0) return undefined;
  if (holders === 0) return "Nobody has it yet";
  if (holders === 1) return "1 member has it";
  const share = (holders / members) * 100;
  if (members < fewMembers || share < 1) return `${grouped(holders)} members have it`;
  // Rounded down: as long as somebody lacks it, not all have it.
  return `${Math.floor(share)} % of members have it`;
}
