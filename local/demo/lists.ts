import type { Title } from "../../catalogue/title.ts";
import { airedEpisodes } from "../../functions/airing/aired.ts";
import type { Entry } from "../../functions/table/entry-item.ts";
import { statusFor } from "../../shared/entries/entry.ts";
import { kindRules, type Kind } from "../../shared/kind.ts";
import type { Person } from "./people.ts";

/** Pseudo-random numbers in [0, 1) from a seed (mulberry32, Tommy Ettinger): the same person always has the same list. */
export function randomFrom(seed: string): () => number {
  let state = Buffer.from(seed).reduce(
    (sum, byte) => Math.imul(sum ^ byte, 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const hourMs = 3_600_000;

/** How much a title draws a person: fame, raised by every genre they like. */
function pull(person: Person, title: Title): number {
  const shared = title.genres.filter((genre) => person.likes.includes(genre)).length;
  return title.popularity ** 2 * (1 + 1.5 * shared);
}

/** Draws `count` titles without repetition, likelier ones first (weighted sampling by Efraimidis and Spirakis, 2006). */
function drawTitles(titles: readonly Title[], person: Person, count: number, random: () => number) {
  return titles
    .map((title) => ({ title, key: random() ** (1 / Math.max(pull(person, title), 1e-6)) }))
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ title }) => title);
}

/** What hardly anybody knows is on no demo list. */
const leastKnown = 45;

/** Whether a title can be on a list of the demo: how far one can be with it must be known, or open. */
const isFamiliar = ({ popularity, total, status }: Title): boolean =>
  popularity >= leastKnown && (total !== null || ongoing.has(status));

const ongoing: ReadonlySet<Title["status"]> = new Set([
  "Currently Airing",
  "Publishing",
  "On Hiatus",
]);

/** So far at most has somebody come with a title whose end nobody knows. */
const endless = 200;

/** How far somebody is with a title: never further than it has aired. */
function progressIn(title: Title, random: () => number, nowMs: number): number {
  const roll = random();
  const out = Math.min(title.total ?? endless, airedEpisodes(title, nowMs) ?? Infinity);
  if (out === 0 || roll >= 0.85) return 0;
  if (roll < 0.68 && title.total !== null) return out;
  return 1 + Math.floor(random() * Math.max(1, out - 1));
}

/** The entries of one person of one kind: mostly completed, some under way, some planned. */
export function listOf(
  person: Person,
  kind: Kind,
  titles: readonly Title[],
  nowMs: number,
): { id: number; entry: Entry }[] {
  const random = randomFrom(`${person.username}|${kind}`);
  const known = titles.filter((title) => title.kind === kind && !title.adult && isFamiliar(title));
  return drawTitles(known, person, person[kind], random).map((title) => {
    const progress = progressIn(title, random, nowMs);
    const status =
      title.total === null && progress > 0
        ? kindRules[kind].active
        : statusFor(kind, progress, title.total);
    const hoursAgo = Math.floor(random() ** 3 * 24 * 400);
    return { id: title.id, entry: { status, progress, changedAtMs: nowMs - hoursAgo * hourMs } };
  });
}
