import {
  broadcastExceptions,
  type BroadcastException,
} from "../../catalogue/broadcast-exceptions.ts";
import type { BroadcastRule, Title } from "../../catalogue/title.ts";

const dayMs = 86_400_000;
const japanMs = 9 * 3_600_000;

/** When and how long a title airs. */
export interface Broadcast {
  readonly rule: BroadcastRule;
  readonly exceptions: readonly BroadcastException[];
  /** Episodes in all; null when not known. */
  readonly total: number | null;
  /** Last day of airing as `YYYY-MM-DD`, or shorter when only that is known; null when open. */
  readonly lastDay: string | null;
}

/** One episode on the air. */
export interface Airing {
  readonly episode: number;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

/** When a title airs, by its facts; null for one without a slot. */
export function broadcastOf({
  id,
  broadcast: rule,
  total,
  to: lastDay,
}: Pick<Title, "id" | "broadcast" | "total" | "to">): Broadcast | null {
  return rule && { rule, exceptions: broadcastExceptions[id] ?? [], total, lastDay };
}

/** The day of an instant in Japan, `YYYY-MM-DD`. */
export const japaneseDate = (ms: number): string =>
  new Date(ms + japanMs).toISOString().slice(0, 10);

/** Counts from the latest known episode number at or before `at`: the first airing is episode 1. */
function episodeNumber(startMs: number, periodMs: number, atMs: number, broadcast: Broadcast) {
  const day = japaneseDate(atMs);
  let number = Math.round((atMs - startMs) / periodMs) + 1;
  let countedFrom = "";
  for (const exception of broadcast.exceptions) {
    if ("skip" in exception || exception.from > day) continue;
    const weeks = Math.round((Date.parse(day) - Date.parse(exception.from)) / periodMs);
    number = exception.episode + weeks;
    countedFrom = exception.from;
  }
  const skipped = broadcast.exceptions.filter(
    (exception) => "skip" in exception && exception.skip > countedFrom && exception.skip < day,
  ).length;
  return number - skipped;
}

/** The number of the episode that a slot is for, also past the total; undefined for a skipped week, and after the last day. */
function episodeAt(broadcast: Broadcast, startMs: number, periodMs: number, atMs: number) {
  const day = japaneseDate(atMs);
  const isOver =
    broadcast.lastDay !== null && day.slice(0, broadcast.lastDay.length) > broadcast.lastDay;
  const isSkipped = broadcast.exceptions.some(
    (exception) => "skip" in exception && exception.skip === day,
  );
  return isOver || isSkipped ? undefined : episodeNumber(startMs, periodMs, atMs, broadcast);
}

/** The episodes that air from `fromMs` (inclusive) to `toMs` (exclusive), by a title's rule and its exceptions. Never past a known total or the last day. */
export function episodesBetween(broadcast: Broadcast, fromMs: number, toMs: number): Airing[] {
  const startMs = Date.parse(broadcast.rule.start);
  const periodMs = broadcast.rule.everyDays * dayMs;
  const airings: Airing[] = [];
  const first = Math.max(0, Math.ceil((fromMs - startMs) / periodMs));
  for (let atMs = startMs + first * periodMs; atMs < toMs; atMs += periodMs) {
    const episode = episodeAt(broadcast, startMs, periodMs, atMs);
    if (episode === undefined || episode > (broadcast.total ?? Infinity)) continue;
    airings.push({ episode, atMs });
  }
  return airings;
}

/** How many episodes have aired at an instant: the number of the latest, 0 before the first, at most the total. */
export function episodesBy(broadcast: Broadcast, nowMs: number): number {
  const startMs = Date.parse(broadcast.rule.start);
  const periodMs = broadcast.rule.everyDays * dayMs;
  const latest = Math.floor((nowMs - startMs) / periodMs);
  for (let atMs = startMs + latest * periodMs; atMs >= startMs; atMs -= periodMs) {
    const episode = episodeAt(broadcast, startMs, periodMs, atMs);
    if (episode !== undefined) return Math.min(episode, broadcast.total ?? Infinity);
  }
  return 0;
}

/** So many slots may be skipped in a row before a title counts as one that no longer airs. */
const mostSkippedSlots = 26;

/** When the latest episode aired by an instant, in milliseconds since 1970; null before the first. */
export function lastAiringMs(broadcast: Broadcast, nowMs: number): number | null {
  const periodMs = broadcast.rule.everyDays * dayMs;
  const startMs = Date.parse(broadcast.rule.start);
  // Of what ran on past its last day the latest lies further back, but no news is so old.
  const fromMs = Math.max(startMs, nowMs - mostSkippedSlots * periodMs);
  return episodesBetween(broadcast, fromMs, nowMs + 1).at(-1)?.atMs ?? null;
}

/** When the next episode airs after an instant, in milliseconds since 1970; null where none does. */
export function nextAiringMs(broadcast: Broadcast, nowMs: number): number | null {
  const fromMs = Math.max(nowMs + 1, Date.parse(broadcast.rule.start));
  const toMs = fromMs + mostSkippedSlots * broadcast.rule.everyDays * dayMs;
  return episodesBetween(broadcast, fromMs, toMs)[0]?.atMs ?? null;
}
