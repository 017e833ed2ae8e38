import type { Status } from "../kind.ts";
import * as limits from "../limits.ts";

/** How far somebody is with what airs. */
export interface AiringEntry {
  readonly status: Status;
  readonly progress: number;
  readonly isOnHold: boolean;
  /** Episodes that are out while it airs; null where that is not known. */
  readonly aired: number | null;
  /** When the latest of them came, in milliseconds since 1970; null where that is not known. */
  readonly lastAiredAt: number | null;
}

const newForMs = limits.newEpisodeDays * 86_400_000;

/**
 * Whether an episode of what somebody follows came out in the last days and waits for them. To who has far more to see
 * before it, it is no news.
 */
export function hasNewEpisode(entry: AiringEntry, nowMs: number): boolean {
  const { status, progress, isOnHold, aired, lastAiredAt } = entry;
  if (status !== "WATCHING" || isOnHold || aired === null || lastAiredAt === null) return false;
  const unseen = aired - progress;
  return unseen > 0 && unseen <= limits.newEpisodesUnseen && nowMs - lastAiredAt < newForMs;
}
