import { RankHistogram } from "../../functions/community-rank/histogram.ts";
import { leadersRead } from "../../functions/community-rank/leaders.ts";
import { profileKey, rankShard } from "../../functions/table/keys.ts";
import { presetAvatarPath } from "../../shared/profile.ts";
import { settingsFrom } from "../../infra/settings.ts";
import * as limits from "../../shared/limits.ts";
import { seededRandom } from "../bench/random.ts";
import type { AllFigures } from "../units/figures.ts";
import { usualShelf } from "../units/members.ts";
import { rankedShare } from "./usage.ts";
import { uidAt } from "./uids.ts";

/** One page of a Query. */
const pageBytes = 1024 * 1024;
const unitBytes = 4096;

/** Bytes of an item as DynamoDB counts them: names and values, a number by its digits. */
function itemBytes(item: Readonly<Record<string, unknown>>): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + name.length + valueBytes(value),
    0,
  );
}

function valueBytes(value: unknown): number {
  if (typeof value === "number") return Math.ceil(String(value).replace(/\D/g, "").length / 2) + 1;
  if (typeof value === "string") return Buffer.byteLength(value);
  if (Array.isArray(value))
    return value.reduce<number>((sum, each) => sum + valueBytes(each) + 1, 3);
  return itemBytes(value as Readonly<Record<string, unknown>>) + 3;
}

/** Somebody as the index has them for the rank job. */
function rankedItem(at: number) {
  const uid = uidAt(at);
  return {
    ...profileKey(uid),
    g1pk: rankShard(uid),
    g1sk: uid,
    completedAnime: 137,
    completedAnimeAt: 1_795_000_000_000,
    username: "usual-fan-12",
    avatar: presetAvatarPath("nerd"),
  };
}

/** Milliseconds that the job takes for a page of 1 MB: the Query, decoding and checking some thousand items (assumed). */
const msAPage = 100;

/** A run of the rank job over so many registered people. */
export function rankRun(registered: number) {
  const people = registered * rankedShare;
  const bytes = people * itemBytes(rankedItem(1));
  const minutes = ((bytes / pageBytes) * msAPage) / 60_000;
  const isLarge = people >= limits.rankLargeCommunityUsers;
  return {
    reads: Math.ceil(bytes / unitBytes / 2) + leadersRead,
    gigabytes: bytes / 2 ** 30,
    minutes,
    runsADay: isLarge ? (24 * 60) / limits.rankLargeCommunityMinutes : 24 * 60,
  };
}

/** Bytes of what the job stores, which grow with the number of distinct counts alone: so few people tell. */
export function rankStatisticsBytes(registered: number): number {
  const random = seededRandom(1);
  const histogram = new RankHistogram();
  for (let at = 0; at < Math.min(registered * rankedShare, 200_000); at++) {
    // Most have completed some dozens, few thousands.
    const completed = Math.floor(Math.exp(2 + 4 * random() + 2.5 * random() * random()));
    histogram.add({
      uid: "",
      username: "usual-fan-12",
      avatar: presetAvatarPath("nerd"),
      completed,
      reachedAtMs: at,
    });
  }
  return itemBytes({ ...histogram.statistics(histogram.leaders().slice(0, limits.topUsers)) });
}

/** Milliseconds that one takes of its lane: two round trips and the counting of 340 titles (assumed). */
const msARecount = 30;

/** Accounts that a run of the daily recount gets through. */
export const recountsADay = (limits.recountMinutes * 60_000 * limits.recountsAtOnce) / msARecount;

/** Imports of a usual list: how long the worker takes for one, how many are worked on at once, and how many a day. */
export function importPace({ worker }: AllFigures) {
  const { importsAtOnce } = settingsFrom({}, {});
  const [units] = Object.values(worker);
  const writes = units?.writes ?? 0;
  // Its writes keep a pace; reading the file, plans and the e-mail come on top (assumed).
  const seconds = writes / limits.importWritesPerSecond + 2;
  return {
    writesATitle: writes / usualShelf.anime,
    seconds,
    atOnce: importsAtOnce,
    titlesASecond: limits.importWritesPerSecond / (writes / usualShelf.anime),
    aDay: Math.floor((86_400 / seconds) * importsAtOnce),
  };
}
