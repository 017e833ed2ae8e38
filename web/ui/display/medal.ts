import * as limits from "../../../shared/limits.ts";

const metals = ["gold", "silver", "bronze"] as const;

/** The medal of a place, counted from 1; undefined for everybody after the third. */
export function medalOf(place: number): (typeof metals)[number] | undefined {
  return place <= limits.medals ? metals[place - 1] : undefined;
}
