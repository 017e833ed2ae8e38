import { jobs, type JobName } from "../../shared/jobs.ts";
import * as limits from "../../shared/limits.ts";
import { workers } from "../../shared/workers.ts";
import type { AllFigures } from "../units/figures.ts";
import { usualShelf } from "../units/members.ts";
import { importPace, rankRun, recountsADay } from "./jobs.ts";
import { costOf, type PriceName } from "./prices.ts";
import type { Standing } from "./standing.ts";
import {
  callsADay,
  countedHabits,
  countedOfTheActive,
  mailsOfANewAccount,
  monthOf,
  secondsOfACall,
  signInsOfTheActive,
  titlesOfAnAccount,
  type Month,
} from "./usage.ts";

const days = 30;
const gigabyte = 2 ** 30;

/** Of everything that is assumed beside what people do (`usage.ts`), the sizes. */
const bytesOf = {
  /** An entry as an import leaves it. */
  entry: 80,
  /** What DynamoDB adds to each item that it stores. */
  overhead: 100,
  /** What else an account has: profile, private data, name, identity, badges, the index. */
  account: 4 * 1024,
  /** What goes over the edge on a day of somebody: answers, new covers, now and then a new build. */
  visit: 0.8 * 1024 * 1024,
  /** The line of the function, with its metrics, and that of the gateway. */
  logOfACall: 750,
  /** The catalogue's covers, snapshot and models. */
  objects: 2 * gigabyte,
} as const;

/** Files, beside calls, that a browser asks the edge for on a day of somebody, and the share that the edge has to fetch. */
const filesOfAVisit = 15;
const fetchedShare = 0.1;
const memoryOfACall = 1;
/** Minutes that runs of jobs take each, where they do not grow with people (assumed). */
const minutesOfARun: Readonly<Partial<Record<JobName, number>>> = {
  catalogue: 1,
  recommend: 3,
};

/** Whether sessions end 30 days after the sign-in, or slide. */
export type Sessions = keyof typeof signInsOfTheActive;

/** How often a job runs a month. */
function runsOf(name: JobName): number {
  const { schedule } = jobs[name];
  if (typeof schedule !== "string") return schedule.every === "week" ? days / 7 : days;
  const [, count = "1", unit = ""] = /rate\((\d+) (\w+?)s?\)/.exec(schedule) ?? [];
  return (days * 24 * 60) / (Number(count) * (unit === "hour" ? 60 : 1));
}

/** Units of all jobs in a month, and the GB-seconds that they take. */
function jobsOf(figures: AllFigures, month: Month) {
  const rank = rankRun(month.registered);
  const recounted = Math.min(month.registered, recountsADay) * days;
  const sampled = Math.min(month.registered, limits.recommendationPeople);
  const readsOfAList = (titles: number) => Math.ceil((titles * bytesOf.entry) / 4096) / 2;
  const growing: Record<string, number> = {
    rank: rank.reads * rank.runsADay * days,
    achievements: recounted * figures.recount.reads,
    recommend:
      sampled *
      // And the profile, which says whether scores count.
      (readsOfAList(usualShelf.anime) + readsOfAList(usualShelf.manga) + 1) *
      runsOf("recommend"),
  };
  let [reads, writes, gigabyteSeconds] = [0, 0, 0];
  for (const [name, units] of Object.entries(figures.jobs)) {
    const job = name as JobName;
    const runs = runsOf(job);
    reads += growing[name] ?? units.reads * runs;
    writes += units.writes * runs;
    const seconds =
      name === "rank"
        ? Math.max(1, rank.minutes * 60) * rank.runsADay * days
        : runs * 60 * (minutesOfARun[job] ?? 1 / 120);
    gigabyteSeconds += (seconds * jobs[job].memoryMb) / 1024;
  }
  const recountSeconds =
    (Math.min(month.registered, recountsADay) / recountsADay) * limits.recountMinutes * 60;
  return { reads, writes, gigabyteSeconds: gigabyteSeconds + recountSeconds * days };
}

/** Units of all calls of a month. */
function unitsOfCalls(figures: AllFigures, month: Month, sessions: Sessions) {
  const ofHabits = (of: "reads" | "writes"): number =>
    countedHabits(figures).reduce((sum, each) => sum + each.timesADay * each.figures[of], 0) *
    month.visits;
  const [signIn] = figures.calls["auth_callback"] ?? [];
  const signIns = month.active * signInsOfTheActive[sessions];
  const imports = Object.values(figures.worker)[0];
  return {
    reads: ofHabits("reads") + month.newAccounts * (imports?.reads ?? 0),
    writes:
      ofHabits("writes") +
      signIns * (signIn?.writes ?? 0) +
      month.newAccounts * (imports?.writes ?? 0),
  };
}

/** What a month costs, line by line, in dollars. */
export function billOf(
  figures: AllFigures,
  standing: Standing,
  registered: number,
  sessions: Sessions,
): ReadonlyMap<string, number> {
  const month = monthOf(registered);
  const { active, calls, visits, newAccounts } = month;
  const ofJobs = jobsOf(figures, month);
  const ofCalls = unitsOfCalls(figures, month, sessions);
  const pace = importPace(figures);
  const gigabytes =
    (registered * (titlesOfAnAccount * (bytesOf.entry + bytesOf.overhead) + bytesOf.account)) /
    gigabyte;
  const edgeRequests = visits * (callsADay + filesOfAVisit);
  const gigabyteSeconds =
    calls * secondsOfACall(figures) * memoryOfACall +
    newAccounts * pace.seconds * (workers.import_list.memoryMb / 1024) +
    ofJobs.gigabyteSeconds;
  const sum = (...parts: readonly (readonly [PriceName, number])[]): number =>
    parts.reduce((total, [name, amount]) => total + costOf(name, amount), 0);
  return new Map([
    ["Cognito", sum(["cognito", active * countedOfTheActive[sessions]])],
    ["API Gateway", sum(["api", calls])],
    ["Lambda", sum(["lambdaCalls", calls], ["lambdaTime", gigabyteSeconds])],
    [
      "Table",
      sum(
        ["tableReads", ofCalls.reads + ofJobs.reads],
        ["tableWrites", ofCalls.writes + ofJobs.writes],
      ),
    ],
    ["What lies in it, and backups", sum(["tableStorage", gigabytes], ["tableBackups", gigabytes])],
    [
      "CloudFront",
      sum(
        ["edgeBytes", (visits * bytesOf.visit) / gigabyte],
        ["edgeRequests", edgeRequests],
        // The page's address and every call go through one.
        ["edgeFunctions", calls + visits],
      ),
    ],
    ["Logs", sum(["logs", (calls * bytesOf.logOfACall) / gigabyte])],
    [
      "S3",
      sum(
        ["objects", (bytesOf.objects + newAccounts * 1024 * 1024) / gigabyte],
        ["objectReads", visits * filesOfAVisit * fetchedShare],
      ),
    ],
    ["E-mails", sum(["mails", newAccounts * mailsOfANewAccount])],
    [
      "Alarms, metrics, secrets",
      sum(
        ["alarms", standing.alarmMetrics],
        ["metrics", standing.ownMetrics],
        ["dashboards", standing.dashboards],
        ["secrets", standing.secrets],
      ),
    ],
  ]);
}

/** What the firewalls of the setting `waf` would cost on top; the few requests of the sign-in are not counted. */
export function firewallsOf({ firewalls, firewallRules }: Standing, registered: number): number {
  const requests = monthOf(registered).visits * (callsADay + filesOfAVisit);
  return (
    costOf("firewalls", firewalls) +
    costOf("firewallRules", firewallRules) +
    costOf("firewallRequests", requests)
  );
}

/** What Cognito would cost by the plan Lite. */
export const liteOf = (registered: number, sessions: Sessions): number =>
  costOf("cognitoLite", monthOf(registered).active * countedOfTheActive[sessions]);

/** What the recount, the ranks and the other jobs read of the table in a month, in dollars. */
export const jobsCostOf = (figures: AllFigures, registered: number): number => {
  const { reads, writes } = jobsOf(figures, monthOf(registered));
  return costOf("tableReads", reads) + costOf("tableWrites", writes);
};
