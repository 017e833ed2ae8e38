import { createHash } from "node:crypto";
import { ApiError, sentences } from "../shared/errors.ts";
import { rates, type Rate, type RateName } from "../shared/limits.ts";
import { env } from "./env.ts";
import { household } from "./household.ts";
import { countCall } from "./table/rate-counters.ts";

/** Addresses are personal data: only a hash of them reaches the table. */
const hashed = (address: string): string =>
  createHash("sha256").update(household(address)).digest("base64url").slice(0, 22);

/**
 * Counts a call against its rate limit: by user, or by address for visitors and where the rate knows no users.
 * Throws ApiError 429 with the seconds to wait when a window is full.
 */
export async function requireRate(
  name: RateName,
  uid: string | undefined,
  address: string,
): Promise<void> {
  const rate: Rate = rates[name];
  const isByUser = uid !== undefined && rate.user !== undefined;
  const windows = (isByUser ? rate.user : rate.visitor) ?? [];
  const who = isByUser ? uid : `@${hashed(address)}`;
  const factor = Number(env("RATE_FACTOR"));
  // The shortest first: what a full minute refuses must not use up the day.
  for (const { count, seconds } of windows.toSorted((a, b) => a.seconds - b.seconds)) {
    const wait = await countCall(who, name, seconds, Math.ceil(count * factor));
    if (wait > 0) throw new ApiError("too_many", sentences.tooMany, wait);
  }
}
