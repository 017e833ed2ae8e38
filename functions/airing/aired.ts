import type { Title } from "../../catalogue/title.ts";
import { broadcastOf, episodesBy, japaneseDate, lastAiringMs, nextAiringMs } from "./episodes.ts";

/** What tells how far a title is with its episodes. */
export type OnAir = Pick<Title, "id" | "broadcast" | "total" | "from" | "to"> & {
  readonly status: string;
};

/** A slot that begins so much later than its show does is not the one that the first episodes had. */
const slotDelayMs = 60 * 86_400_000;

function isToCome({ status, from }: OnAir, nowMs: number): boolean {
  if (status !== "Not yet aired") return false;
  return from === null || japaneseDate(nowMs).slice(0, from.length) < from;
}

const mayAir = ({ status }: OnAir): boolean =>
  status === "Currently Airing" || status === "Not yet aired";

/**
 * How many episodes of an anime are out while it airs, 0 before it begins: by its slot, so that a week without an episode
 * or two at once that nobody has noted make it wrong by one. Null where that is not known, and where it says no more than
 * the total: of what has ended, and of manga.
 */
export function airedEpisodes(title: OnAir, nowMs: number): number | null {
  if (!mayAir(title)) return null;
  const broadcast = broadcastOf(title);
  if (broadcast === null) return isToCome(title, nowMs) ? 0 : null;
  const isLate =
    title.from !== null && Date.parse(broadcast.rule.start) - Date.parse(title.from) > slotDelayMs;
  return isLate ? null : episodesBy(broadcast, nowMs);
}

/** When the next episode of an anime airs by its slot, in milliseconds since 1970; null where that is not known, and of what has ended. */
export function nextAiring(title: OnAir, nowMs: number): number | null {
  const broadcast = mayAir(title) ? broadcastOf(title) : null;
  return broadcast && nextAiringMs(broadcast, nowMs);
}

/** When the latest episode of an anime aired by its slot, in milliseconds since 1970; null where that is not known or long ago, and of what has ended. */
export function lastAiring(title: OnAir, nowMs: number): number | null {
  const broadcast = mayAir(title) ? broadcastOf(title) : null;
  return broadcast && lastAiringMs(broadcast, nowMs);
}
