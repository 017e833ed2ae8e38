import { createHash } from "node:crypto";
import { ApiError, sentences } from "../shared/errors.ts";
import { rates, type Rate, type RateName } from "../shared/limits.ts";
import { env } from "./env.ts";
import { countCall } from "./table/rate-counters.ts";

/** Addresses are personal data: only a hash of them reaches the table. */
const hashed = (address: string): string =>
  createHash("sha256").update(address).digest("base64url").slice(0, 22);

/**
 * Counts a call against its rate limit, by user or, for visitors, by address.
 * Throws ApiError 429 with the seconds to wait when a window is full.
 */
export async function requireRate(
  name: RateName,
  uid: string | undefined,
  address: string,
): Promise<void> {
  const rate: Rate = rates[name];
  const windows = (uid === undefined ? rate.visitor : rate.user) ?? [];
  const who = uid ?? `@${hashed(address)}`;
  const factor = Number(env("RATE_FACTOR"));
  const waits = await Promise.all(
    windows.map(({ count, seconds }) => countCall(who, name, seconds, Math.ceil(count * factor))),
  );
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw new ApiError("too_many", sentences.tooMany, wait);
}
