import {
  accountShard,
  addressKey,
  activityKey,
  calendarKey,
  deletionKey,
  identityKey,
  listingKey,
  listKey,
  namePrefix,
  openImportsPartition,
  profileKey,
  rankingIndexKey,
  rankingKey,
  rankShard,
  rateKey,
  sessionKey,
  statisticsKey,
  titleKey,
  usernameKey,
  watchedPicturesPartition,
} from "../../functions/table/keys.ts";
import { seededRandom } from "../bench/random.ts";
import type { AllFigures, PartitionName } from "../units/figures.ts";
import { erasureKey, reportKey, trailPartition } from "../../functions/table/moderation/keys.ts";
import { rankStatisticsBytes } from "./jobs.ts";
import { uidAt } from "./uids.ts";
import { callsADay, concurrencyOf, countedHabits, monthOf } from "./usage.ts";

/** What one partition of the table, or of its index, takes a second. */
export const partitionReads = 3000;
const partitionWrites = 1000;

/** Titles of the catalogue, by which people's choice is made: the nth is chosen in proportion to 1/n (Zipf). */
const titles = 26_000;
/** A peak second by second; a longer one finds nothing hotter. */
const seconds = 30;

/** An evening that is simulated. */
export interface Evening {
  readonly name: string;
  /** The share of all choices of a title that is one title. */
  readonly oneTitle: number;
  /** The share of those who come that looks at one person's list of 5,000 titles. */
  readonly oneList: number;
}

export const evenings: readonly Evening[] = [
  { name: "An ordinary evening", oneTitle: 0, oneList: 0 },
  { name: "A premiere, which half of all choices of a title are", oneTitle: 0.5, oneList: 0 },
  {
    name: "A link to one list of 5,000 titles, which half of all people follow",
    oneTitle: 0,
    oneList: 0.5,
  },
];

/** A partition key, and how warm it became. */
export interface HotKey {
  readonly key: string;
  readonly of: PartitionName;
  /** Units a second on average, and in its busiest second. */
  readonly reads: number;
  readonly writes: number;
  readonly busiest: { readonly reads: number; readonly writes: number };
  /** Of what a partition takes, in the busiest second. */
  readonly share: number;
}

interface Warmth {
  readonly of: PartitionName;
  reads: number;
  writes: number;
  busiest: { readonly reads: number; readonly writes: number };
  now: { reads: number; writes: number };
}

const shareOf = ({ reads, writes }: { readonly reads: number; readonly writes: number }): number =>
  reads / partitionReads + writes / partitionWrites;

/**
 * The busiest seconds of a community of so many people, call by call: which partitions are read and written how often.
 * Calls and what they take are those recorded, keys are made as the functions make them. The hottest come first.
 */
export function simulateEvening(
  figures: AllFigures,
  registered: number,
  { oneTitle, oneList }: Evening,
): { readonly keys: readonly HotKey[]; readonly reads: number; readonly writes: number } {
  const random = seededRandom(20_261_126);
  const habits = countedHabits(figures);
  const month = monthOf(registered);
  const callsASecond = month.peakCallsASecond;
  const famous = profileKey(uidAt(-1)).pk;
  const readsOfAVisit = visitReads(figures);
  const statisticsASecond = statisticsReads(concurrencyOf(figures, registered), registered);
  const warmths = new Map<string, Warmth>();
  const touched = new Set<Warmth>();

  const timesADay = habits.reduce((sum, habit) => sum + habit.timesADay, 0);
  const pick = (): (typeof habits)[number] => {
    let left = random() * timesADay;
    for (const habit of habits) {
      left -= habit.timesADay;
      if (left <= 0) return habit;
    }
    throw new RangeError("No call was chosen.");
  };
  /** A rank by Zipf's law, from 1 on: of its continuous form the inverse. */
  const rankAmong = (count: number): number => Math.floor(count ** random());

  function warm(key: string, of: PartitionName, reads: number, writes: number): void {
    const found = warmths.get(key) ?? {
      of,
      reads: 0,
      writes: 0,
      busiest: { reads: 0, writes: 0 },
      now: { reads: 0, writes: 0 },
    };
    warmths.set(key, found);
    found.now.reads += reads;
    found.now.writes += writes;
    touched.add(found);
  }

  function endSecond(): void {
    for (const each of touched) {
      each.reads += each.now.reads;
      each.writes += each.now.writes;
      if (shareOf(each.now) > shareOf(each.busiest)) each.busiest = each.now;
      each.now = { reads: 0, writes: 0 };
    }
    touched.clear();
  }

  for (let second = 0; second < seconds; second++) {
    const calls = Math.floor(callsASecond * (second + 1)) - Math.floor(callsASecond * second);
    for (let at = 0; at < calls; at++) {
      const { call, figures: taken } = pick();
      const drawn: Drawn = {
        call,
        actor: uidAt(Math.floor(random() * month.active)),
        title: random() < oneTitle ? 1 : rankAmong(titles),
        somebody: () => uidAt(rankAmong(registered)),
        something: () => rankAmong(registered),
      };
      for (const partition of Object.keys(taken.partitions) as PartitionName[]) {
        const [reads, writes] = taken.partitions[partition] ?? [0, 0];
        const keys = keysOf(partition, drawn, reads);
        for (const key of keys) {
          warm(key, partition, reads / keys.length, writes / keys.length);
        }
      }
      if (random() < oneList / callsADay) warm(famous, "user", readsOfAVisit, 0);
    }
    warm(statisticsKey("RANK").pk, "statistics", statisticsASecond, 0);
    endSecond();
  }

  const all = [...warmths].map(([key, each]): HotKey => ({
    key,
    of: each.of,
    reads: each.reads / seconds,
    writes: each.writes / seconds,
    busiest: each.busiest,
    share: shareOf(each.busiest),
  }));
  const sum = (of: "reads" | "writes"): number => all.reduce((total, each) => total + each[of], 0);
  return {
    keys: all.sort((a, b) => b.share - a.share || (a.key < b.key ? -1 : 1)).slice(0, 12),
    reads: sum("reads"),
    writes: sum("writes"),
  };
}

/** Who calls, and what it is about. */
interface Drawn {
  readonly call: string;
  readonly actor: string;
  readonly title: number;
  readonly somebody: () => string;
  readonly something: () => number;
}

const day = "20783";
const atMs = 1_795_700_000_000;

/** The partition keys that stand for what is recorded of a kind of partition: a read of a dozen people is one of each. */
function keysOf(partition: PartitionName, drawn: Drawn, reads: number): string[] {
  const count = isOfMany(partition) ? Math.max(1, Math.round(reads)) : 1;
  return Array.from({ length: count }, () => keyMakers[partition](drawn));
}

const isOfMany = (partition: PartitionName): boolean =>
  partition === "another user" || partition === "custom list";

const isOfManga = ({ call }: Drawn): boolean => call.includes("manga");

/** What is recorded of each kind of partition, as the keys that it has. */
const keyMakers: Readonly<Record<PartitionName, (drawn: Drawn) => string>> = {
  user: ({ actor }) => profileKey(actor).pk,
  "another user": ({ somebody }) => profileKey(somebody()).pk,
  session: ({ actor }) => sessionKey(actor).pk,
  identity: ({ actor }) => identityKey("cognito", actor).pk,
  address: ({ actor }) => addressKey(actor).pk,
  username: ({ somebody }) => usernameKey(somebody()).pk,
  calendar: ({ actor }) => calendarKey(actor).pk,
  "rate of a user": ({ actor, call }) => rateKey(actor, `${call}#60#0`).pk,
  "rate of an address": ({ actor, call }) => rateKey(`@${actor}`, `${call}#60#0`).pk,
  "rate of all": ({ actor }) => rateKey(`site-${actor.charCodeAt(0) % 8}`, "tokens#0").pk,
  title: (drawn) => titleKey(isOfManga(drawn) ? "manga" : "anime", drawn.title).pk,
  "listings of a title": ({ title }) => listingKey(title, atMs, "").pk,
  "additions of a day": ({ title }) => activityKey(day, title).pk,
  "custom list": ({ something }) => listKey(String(something())).pk,
  "ranking list": ({ something }) => rankingKey(String(something())).pk,
  statistics: () => statisticsKey("EARNED").pk,
  "open imports": () => openImportsPartition,
  "watched pictures": () => watchedPicturesPartition,
  deletions: ({ actor }) => deletionKey(actor).pk,
  erasures: () => erasureKey("").pk,
  reports: () => reportKey("", "").pk,
  trail: () => trailPartition,
  "index: ranked users": ({ actor }) => `index ${rankShard(actor)}`,
  "index: accounts": ({ actor }) => `index ${accountShard(actor)}`,
  "index: names": ({ somebody }) => `index ${namePrefix(somebody()).g1pk}`,
  "index: ranking lists": () => `index ${rankingIndexKey(atMs, "").g1pk}`,
  index: ({ actor }) => `index ${rankShard(actor)}`,
};

/** Read units of a visit to a list of 5,000 titles: the profile, a page of the list, and what it can be filtered by. */
function visitReads({ calls }: AllFigures): number {
  const ofLarge = (name: string): number =>
    calls[name]?.find(({ does }) => does.includes("5,000"))?.partitions["user"]?.[0] ?? 0;
  return 1 + ofLarge("get_anime") + ofLarge("get_unique_values");
}

/** Environments that are warm for one that is busy. */
const warmForBusy = 3;

/** What warm environments read of the statistics beside their calls: each of them twice a minute. */
function statisticsReads(busy: number, registered: number): number {
  const itemReads = Math.ceil(rankStatisticsBytes(registered) / 4096) / 2;
  return (busy * warmForBusy * itemReads * 2) / 60;
}
