import { createHash } from "node:crypto";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { rates, type Rate, type RateName, type RateWindow } from "../../shared/rates.ts";
import { env } from "../runtime/env.ts";
import { setNewest } from "../runtime/set-newest.ts";
import { newcomerUntil } from "../table/people/profiles.ts";
import { countCall } from "../table/rate-counters.ts";
import { household } from "./household.ts";

/** Stands for a household. Addresses are personal data: only a hash of them reaches the table. */
export const hashedHousehold = (address: string): string =>
  `@${createHash("sha256").update(household(address)).digest("base64url").slice(0, 22)}`;

/**
 * Counts a call against its rate limit: by user, or by address for visitors and where the rate knows no users.
 * Returns 0 when it is within, else the seconds to wait.
 */
export async function countAgainst(
  name: RateName,
  uid: string | undefined,
  address: string,
): Promise<number> {
  const rate: Rate = rates[name];
  const isByUser = uid !== undefined && rate.user !== undefined;
  const who = isByUser ? uid : hashedHousehold(address);
  const keyOf = ({ count, seconds }: RateWindow): string => `${who} ${name} ${count} ${seconds}`;
  const waitFor = (window: RateWindow): number => secondsUntil(full.get(keyOf(window)) ?? 0);
  const usual = (isByUser ? rate.user : rate.visitor) ?? [];
  // Of what is full the longest: until then nothing is counted, nor read, for calls in vain.
  const knownWait = Math.max(0, ...usual.map(waitFor));
  if (knownWait > 0) return knownWait;
  const windows = isByUser ? await windowsOf(rate, usual, uid) : usual;
  const factor = Number(env("RATE_FACTOR"));
  // The shortest first: what a full minute refuses must not use up the day.
  for (const window of windows.toSorted((a, b) => a.seconds - b.seconds)) {
    const known = waitFor(window);
    if (known > 0) return known;
    const { count, seconds } = window;
    const wait = await countCall(who, name, seconds, Math.ceil(count * factor));
    if (wait === 0) continue;
    setNewest(full, keyOf(window), Date.now() + wait * 1000, mostRemembered);
    return wait;
  }
  return 0;
}

/** What a user may do, which is less on the first day of their account for some kinds of calls. */
async function windowsOf({ newcomer }: Rate, usual: readonly RateWindow[], uid: string) {
  if (newcomer === undefined) return usual;
  const until = newcomersUntil.get(uid) ?? (await newcomerUntil(uid));
  setNewest(newcomersUntil, uid, until, mostRemembered);
  return Date.now() < until * 1000 ? newcomer : usual;
}

/** When the first day of users ends or has ended, in seconds since 1970, as this warm function has read it. */
const newcomersUntil = new Map<string, number>();

/** Users, or full windows, that are remembered at a time. */
const mostRemembered = 1000;

/**
 * When windows end that this warm function has found full. Until then they stay so: to count a call in vain costs as much
 * as to count it, and whoever does not stop calling would be paid for.
 */
const full = new Map<string, number>();

const secondsUntil = (ms: number): number => Math.max(0, Math.ceil((ms - Date.now()) / 1000));

/** Throws ApiError 429 with the seconds to wait, when there are any. */
export function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new ApiError("too_many", sentences.tooManyFor(seconds), seconds);
}

/** Counts a call of a user within a call, such as an import that begins. Throws ApiError 429 when a window is full. */
export async function requireRate(name: RateName, uid: string): Promise<void> {
  requireNoWait(await countAgainst(name, uid, ""));
}
