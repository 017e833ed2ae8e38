import { flood } from "../../shared/rates.ts";
import { env } from "../runtime/env.ts";
import { WindowCounts } from "../runtime/window-counts.ts";
import { household } from "./household.ts";
import { requireNoWait } from "./rate-limit.ts";
import { visitorAddress, type HttpEvent } from "./request.ts";

/** What this warm function was asked by households. */
const calls = new WindowCounts(flood.seconds, 1000);

/**
 * Counts a call against what one household may ask of this warm function, whoever calls and whatever for. Nothing is read
 * or written for it. Throws ApiError 429 over that. For events whose address our edge has told.
 */
export function requireNoFlood(event: HttpEvent): void {
  const home = household(visitorAddress(event));
  requireNoWait(calls.secondsAfter(home, Math.ceil(flood.count * Number(env("RATE_FACTOR")))));
  calls.add(home);
}
