import * as limits from "../../shared/limits.ts";
import { WindowCounts } from "../runtime/window-counts.ts";
import { household } from "./household.ts";

/** What this warm function has seen of households. In memory alone: to be asked about made-up tokens must not cost a write each. */
const unknownTokens = new WindowCounts(60, 1000);

/** Notes that a token from an address was read and is nobody's. */
export const countUnknownToken = (address: string): void => {
  unknownTokens.add(household(address));
};

/** Seconds until another token from an address is looked up; 0 for at once. */
export const unknownTokensWait = (address: string): number =>
  unknownTokens.secondsAfter(household(address), limits.unknownTokensPerMinute);
