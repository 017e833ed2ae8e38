import { grouped } from "../../shared/words/grouped.ts";

const endings = ["th", "st", "nd", "rd"];

/** A count as a place: "1st", "12th", "1,003rd". */
export function ordinal(count: number): string {
  const isTeen = Math.floor((count % 100) / 10) === 1;
  return `${grouped(count)}${(isTeen ? undefined : endings[count % 10]) ?? "th"}`;
}
