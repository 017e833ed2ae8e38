import type { CountedRequest, Touch, Units } from "../../local/aws/meter.ts";

/** Kinds of partitions of the table and, at the end, of its index, as `functions/table/keys.ts` makes them. */
export const partitionNames = [
  "user",
  "another user",
  "session",
  "identity",
  "address",
  "username",
  "calendar",
  "rate of a user",
  "rate of an address",
  "rate of all",
  "title",
  "listings of a title",
  "additions of a day",
  "custom list",
  "ranking list",
  "statistics",
  "open imports",
  "watched pictures",
  "deletions",
  "erasures",
  "reports",
  "trail",
  "index: ranked users",
  "index: accounts",
  "index: names",
  "index: ranking lists",
  // Of a transaction that does not say which of its items the index has.
  "index",
] as const;
export type PartitionName = (typeof partitionNames)[number];

/** What a call takes. */
export interface Figures extends Units {
  /** Requests to all services. */
  readonly requests: number;
  readonly roundTrips: number;
  /** Read and write units by what kind of partition they are of. */
  readonly partitions: Readonly<
    Partial<Record<PartitionName, readonly [reads: number, writes: number]>>
  >;
}

/** What a call takes of somebody whom its warm function has met before. */
export interface CallFigures extends Figures {
  /** In a few words; empty where the endpoint's name says it. */
  readonly does: string;
  /** Round trips where the function has not met them. */
  readonly roundTripsAtFirst: number;
}

/** What everything takes of the table, by name. */
export interface AllFigures {
  /** The calls of each endpoint, the usual one first. */
  readonly calls: Readonly<Record<string, readonly CallFigures[]>>;
  /** Of a run that finds nothing new. */
  readonly jobs: Readonly<Record<string, Units>>;
  /** Work of the import's worker, by what it does. */
  readonly worker: Readonly<Record<string, Units>>;
  /** What one more account with a usual list adds to the daily recount. */
  readonly recount: Units;
}

/** Units are told to the hundredth: those of a call of several items are shared out among them. */
export const hundredths = (units: number): number => Math.round(units * 100) / 100;

/** The units of all requests together. */
export function unitsOf(requests: readonly CountedRequest[]): Units {
  const touches = requests.flatMap((request) => request.touches);
  const sum = (of: keyof Units) => hundredths(touches.reduce((total, each) => total + each[of], 0));
  return { reads: sum("reads"), writes: sum("writes") };
}

/** What the requests of one call took; `uid` is whose call it was. */
export function figuresOf(requests: readonly CountedRequest[], uid: string): Figures {
  const partitions = new Map<PartitionName, readonly [reads: number, writes: number]>();
  for (const touch of requests.flatMap(({ touches }) => touches)) {
    const name = partitionName(touch, uid);
    const [reads, writes] = partitions.get(name) ?? [0, 0];
    partitions.set(name, [reads + touch.reads, writes + touch.writes]);
  }
  return {
    ...unitsOf(requests),
    requests: requests.length,
    roundTrips: requests.reduce((most, { roundTrip }) => Math.max(most, roundTrip), 0),
    partitions: Object.fromEntries(
      [...partitions]
        .map(([name, [r, w]]) => [name, [hundredths(r), hundredths(w)]] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** What a partition is of, in the words of `functions/table/keys.ts`. */
function partitionName({ partition, item = "", isIndex }: Touch, uid: string): PartitionName {
  const [type = "", owner = ""] = partition.split("#");
  if (isIndex) return indexName(type, item);
  switch (type) {
    case "U":
      return owner === uid ? "user" : "another user";
    case "RL":
      if (owner.startsWith("@")) return "rate of an address";
      return owner === uid ? "rate of a user" : "rate of all";
    default: {
      const name = names[type];
      if (name === undefined) throw new Error(`Nobody has named the partitions ${type}#.`);
      return name;
    }
  }
}

const names: Readonly<Record<string, PartitionName>> = {
  S: "session",
  ID: "identity",
  MAIL: "address",
  NAME: "username",
  CAL: "calendar",
  T: "title",
  TL: "listings of a title",
  L: "custom list",
  K: "ranking list",
  TREND: "additions of a day",
  STATS: "statistics",
  IMPORTS: "open imports",
  PICTURES: "watched pictures",
  DELETED: "deletions",
  ERASURES: "erasures",
  REPORTS: "reports",
  TRAIL: "trail",
};

/** What of the index: a Query names its partition, a write the item that moves in it. */
function indexName(type: string, item: string): PartitionName {
  if (type === "RANK" || item === "PROFILE") return "index: ranked users";
  if (type === "ACCOUNT" || item === "PRIVATE") return "index: accounts";
  if (type === "NAMES" || item === "NAME") return "index: names";
  if (type === "RANKINGS" || item.startsWith("K#")) return "index: ranking lists";
  return "index";
}
