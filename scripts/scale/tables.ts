import type { AllFigures, CallFigures } from "../units/figures.ts";
import { usualShelf } from "../units/members.ts";
import { featureOf } from "../../shared/endpoints.ts";
import { billOf, firewallsOf, jobsCostOf, liteOf, type Sessions } from "./bill.ts";
import { importPace, rankRun, rankStatisticsBytes, recountsADay } from "./jobs.ts";
import { prices, pricesAsOf } from "./prices.ts";
import { endsAt, quotasOf, signInStorm } from "./quotas.ts";
import type { Standing } from "./standing.ts";
import { evenings, simulateEvening, type HotKey } from "./traffic.ts";
import {
  activeShare,
  callsADay,
  daysOfAMonth,
  habits,
  monthOf,
  newShare,
  peakFactor,
  sizes,
} from "./usage.ts";

const [, , largest] = sizes;

type Cell = string | number;

/** A table of Markdown. */
function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
/** Two digits that count, of small numbers. */
const short = (value: number): string =>
  value >= 100 ? whole(value) : String(Number(value.toPrecision(2)));
const percent = (share: number): string =>
  share > 0 && share < 0.001 ? "< 0.1 %" : `${short(share * 100)} %`;
const dollars = (value: number): string => (value < 10 ? value.toFixed(2) : whole(value));
const many = (people: number): string =>
  people >= 1e6 ? `${short(people / 1e6)} million` : whole(Number(people.toPrecision(2)));

/** What every call takes. */
export function callsTable({ calls }: AllFigures): string {
  const rows = Object.entries(calls).flatMap(([name, all]) =>
    all.map((call) => [
      featureOf(name),
      call.does === "" ? `\`${name}\`` : `\`${name}\`, ${call.does}`,
      call.reads,
      call.writes,
      call.requests,
      tripsOf(call),
    ]),
  );
  return table(["", "Call", "Read units", "Write units", "Requests", "Round trips"], rows);
}

const tripsOf = ({ roundTrips, roundTripsAtFirst }: CallFigures): string =>
  roundTrips === roundTripsAtFirst
    ? String(roundTrips)
    : `${roundTrips}, at first ${roundTripsAtFirst}`;

/** What a run of every job takes in the small community of the count, and what grows by an account or a list. */
export function jobsTable({ jobs, worker, recount }: AllFigures): string {
  const rows = Object.entries({
    ...Object.fromEntries(Object.entries(jobs).map(([name, units]) => [`\`${name}\``, units])),
    "`achievements`, for one more account": recount,
    ...worker,
  });
  return table(
    ["Run", "Read units", "Write units"],
    rows.map(([name, { reads, writes }]) => [name, reads, writes]),
  );
}

/** A usual day, as the bills assume it. */
export function usageText(): string {
  const list = habits
    .map(
      ({ call, does, timesADay }) =>
        `${call}${does === undefined ? "" : ` (${does})`} ${timesADay}`,
    )
    .join(", ");
  const rows = sizes.map((registered) => {
    const { active, calls, peakCallsASecond, newAccounts } = monthOf(registered);
    return [registered, active, calls, peakCallsASecond, newAccounts].map((each) =>
      each < 10 ? short(each) : whole(each),
    );
  });
  return [
    `${percent(activeShare)} of all who are registered come within a month, on ${daysOfAMonth} days each, and make ` +
      `${short(callsADay)} calls on such a day: ${list}. The busiest seconds have ${peakFactor} times the average. ` +
      `${percent(newShare)} of the registered are new in a month, and bring a list of ${usualShelf.anime} titles.`,
    table(
      [
        "Registered",
        "Come in a month",
        "Calls a month",
        "Calls in the busiest second",
        "New accounts",
      ],
      rows,
    ),
  ].join("\n\n");
}

/** What a month costs. */
export function billTable(figures: AllFigures, standing: Standing): string {
  const kinds: readonly Sessions[] = ["ending", "sliding"];
  const columns = sizes.flatMap((size) => kinds.map((kind) => [size, kind] as const));
  const bills = columns.map(([size, kind]) => billOf(figures, standing, size, kind));
  const total = (bill: ReadonlyMap<string, number>): number =>
    [...bill.values()].reduce((sum, each) => sum + each, 0);
  const [first] = bills;
  const lines = [...(first?.keys() ?? [])].map((name) => [
    name,
    ...bills.map((bill) => dollars(bill.get(name) ?? 0)),
  ]);
  const sums = ["**All**", ...bills.map((bill) => `**${dollars(total(bill))}**`)];
  const shares = [
    "of it Cognito",
    ...bills.map((bill) => percent((bill.get("Cognito") ?? 0) / total(bill))),
  ];
  const extras = [
    ["Cognito by the plan Lite instead", liteOf],
    ["The firewalls of `waf` on top", (size: number) => firewallsOf(standing, size)],
    ["In the table's line: jobs", (size: number) => jobsCostOf(figures, size)],
  ] as const;
  const head = columns.map(
    ([size, kind]) => `${many(size)}, ${kind === "ending" ? "sessions of 30 days" : "sliding"}`,
  );
  return table(
    ["Dollars a month", ...head],
    [
      ...lines,
      sums,
      shares,
      ...extras.map(([name, of]) => [name, ...columns.map((column) => dollars(of(...column)))]),
    ],
  );
}

/** The list prices that the bills are made out by. */
export function pricesTable(): string {
  const rows = Object.values(prices).map(({ of, tiers, unit, source }) => [
    of,
    tiers
      .map(([upTo, cost]) => {
        const upToText = upTo === Infinity ? "" : ` up to ${upTo.toLocaleString("en-US")}`;
        return `${cost === 0 ? "free" : String(cost)}${upToText}`;
      })
      .join(", then "),
    unit,
    source === "nowhere yet" ? source : `${source}, ${pricesAsOf}`,
  ]);
  return `Dollars a month, us-east-1.\n\n${table(["", "Dollars", "for each", "Read at"], rows)}`;
}

/** What ends where, and what comes then. */
export function quotasTable(figures: AllFigures): string {
  const famous = hottest(figures, evenings.length - 1);
  const quotas = quotasOf(figures, famous, largest);
  const [first] = quotas;
  if (first === undefined) throw new Error("There is no quota.");
  const rows = quotas.map((quota) => [
    quota.of,
    `${whole(quota.limit)} (${quota.by})`,
    ...sizes.map((size) => percent(quota.needed(size) / quota.limit)),
    many(endsAt(quota)),
    quota.beyond,
  ]);
  const firsts = sizes.map((size) => {
    const used = first.needed(size) / first.limit;
    const ended = quotas.filter((quota) => quota.needed(size) > quota.limit).map(({ of }) => of);
    return ended.length > 0
      ? `- **${many(size)} people**: these end before: ${ended.map((of) => lowered(of)).join("; ")}.`
      : `- **${many(size)} people**: nothing ends. The nearest, ${lowered(first.of)}, is used to ${percent(used)}.`;
  });
  return [
    ...firsts,
    "",
    table(
      [
        "",
        "There are",
        ...sizes.map((size) => `Used by ${many(size)}`),
        "Ends at",
        "What happens, and what comes then",
      ],
      rows,
    ),
  ].join("\n");
}

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const hottest = (figures: AllFigures, evening: number): HotKey => {
  const [key] = hotKeys(figures, evening);
  if (key === undefined) throw new Error("No key was touched.");
  return key;
};

type Simulated = ReturnType<typeof simulateEvening>;

const simulated = new WeakMap<AllFigures, Map<number, Simulated>>();

/** An evening of the largest size; each is played once for the same figures. */
function simulatedEvening(figures: AllFigures, at: number): Simulated {
  const evening = evenings[at];
  if (evening === undefined) throw new RangeError(`There is no evening ${at}.`);
  const played = simulated.get(figures) ?? new Map<number, Simulated>();
  simulated.set(figures, played);
  const found = played.get(at) ?? simulateEvening(figures, largest, evening);
  played.set(at, found);
  return found;
}

/** The hottest keys of an evening, of each kind of partition the hottest. */
function hotKeys(figures: AllFigures, at: number): readonly HotKey[] {
  const kinds = new Set<string>();
  return simulatedEvening(figures, at).keys.filter(({ of }) => {
    const isFirst = !kinds.has(of);
    kinds.add(of);
    return isFirst;
  });
}

/** The hottest keys of all evenings at the largest size. */
export function hotKeysText(figures: AllFigures): string {
  const all = evenings.flatMap(({ name }, at) =>
    hotKeys(figures, at)
      .slice(0, 3)
      .map((key) => ({ name, key })),
  );
  const [first] = all.toSorted((a, b) => b.key.share - a.key.share);
  const rows = all.map(({ name, key }) => [
    name,
    `\`${key.key}\`, ${key.of}`,
    short(key.busiest.reads),
    short(key.busiest.writes),
    percent(key.share),
  ]);
  const { reads, writes } = simulatedEvening(figures, 0);
  return [
    `First hot key at ${many(largest)}: \`${first?.key.key ?? ""}\` (${lowered(first?.name ?? "")}), at ` +
      `${percent(first?.key.share ?? 0)} of what a partition takes. The whole table reads ${whole(reads)} and writes ` +
      `${whole(writes)} units a second on an ordinary evening.`,
    "",
    table(
      ["Evening", "Hottest partitions", "Reads in the busiest second", "Writes", "Of a partition"],
      rows,
    ),
  ].join("\n");
}

/** What jobs, imports and sign-ins come to at the largest size. */
export function paceTable(figures: AllFigures): string {
  const rank = rankRun(largest);
  const stored = rankStatisticsBytes(largest);
  const pace = importPace(figures);
  const storm = signInStorm(largest);
  return table(
    ["", `At ${many(largest)}`],
    [
      [
        "A rank run",
        `${whole(rank.reads)} read units, ${rank.gigabytes.toFixed(1)} GB, ${rank.minutes.toFixed(1)} minutes, ${rank.runsADay} times a day`,
      ],
      [
        "What it stores",
        `${whole(stored / 1024)} KB: ${short(Math.ceil(stored / 4096) / 2)} read units each time`,
      ],
      [
        "Recount",
        `${whole(recountsADay)} accounts a day, so ${short(largest / recountsADay)} days for everybody`,
      ],
      [
        "A usual import",
        `${pace.writesATitle.toFixed(2)} write units a title, ${whole(pace.titlesASecond)} titles a second, ${pace.seconds.toFixed(1)} s`,
      ],
      [`Imports a day, ${pace.atOnce} at once`, whole(pace.aDay)],
      [
        "All sign in again in one hour of the evening",
        `${whole(storm.people)} people, ${short(storm.minutes)} minutes at the quota`,
      ],
    ],
  );
}
