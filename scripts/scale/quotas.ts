import { settingsFrom } from "../../infra/settings.ts";
import { jobs } from "../../shared/jobs.ts";
import * as limits from "../../shared/limits.ts";
import type { AllFigures } from "../units/figures.ts";
import { importPace, rankRun, recountsADay } from "./jobs.ts";
import { partitionReads, type HotKey } from "./traffic.ts";
import {
  callsADay,
  concurrencyOf,
  countedHabits,
  mailsOfANewAccount,
  monthOf,
  peakFactor,
  secondsOfAMonth,
  signInsOfTheActive,
} from "./usage.ts";

/** Something that ends somewhere. */
interface Quota {
  readonly of: string;
  readonly limit: number;
  /** How much of it a community of so many registered people needs, in its busiest seconds or days. */
  readonly needed: (registered: number) => number;
  /** Who says so: ourselves, or AWS for an account that has asked for nothing. */
  readonly by: "ours" | "AWS";
  /** What happens beyond it, and what comes then. */
  readonly beyond: string;
}

/** E-mails a second that SES usually lets an account send that has left the sandbox; the console says how many. */
const mailsASecond = 14;
/** Cognito's for all pools of an account and region. */
const signInsASecond = 120;
const newAccountsASecond = 50;
const functionsAtOnce = 1000;
/** Reads, and as many writes, of a table that no setting holds to less. */
const tableUnits = 40_000;

/** Every quota that we know to come near, the one that ends at the fewest people first. */
export function quotasOf(figures: AllFigures, famous: HotKey, famousAt: number): readonly Quota[] {
  const { callsPerSecond, tableReadsPerSecond, tableWritesPerSecond } = settingsFrom({}, {});
  const imports = importPace(figures);
  const unitsASecond = (of: "reads" | "writes") => (registered: number) => {
    const units = countedHabits(figures).reduce(
      (sum, each) => sum + each.timesADay * each.figures[of],
      0,
    );
    return (monthOf(registered).peakCallsASecond / callsADay) * units;
  };
  const recountReads = Math.round(
    (recountsADay / (limits.recountMinutes * 60)) * figures.recount.reads,
  );
  const importWrites = imports.atOnce * limits.importWritesPerSecond;
  const monthlyAtPeak = (amount: number): number => (amount / secondsOfAMonth) * peakFactor;
  const all: readonly Quota[] = [
    {
      of: "Accounts that the daily recount reaches",
      limit: recountsADay,
      needed: (registered) => registered,
      by: "ours",
      beyond:
        "Nobody waits for it: each account's turn comes every few days. Then one run for each of the ten partitions.",
    },
    {
      of: "Calls a second that the stage lets in",
      limit: callsPerSecond,
      needed: (registered) => monthOf(registered).peakCallsASecond,
      by: "ours",
      beyond:
        "429 for everybody alike. Raise the setting `callsPerSecond`, and with it the account's quota of 10,000.",
    },
    {
      of: "Units a second of the partition of one list of 5,000 titles that half of all people follow a link to",
      limit: partitionReads,
      needed: (registered) => famous.busiest.reads * (registered / famousAt),
      by: "AWS",
      beyond:
        "Reads of that list wait and are tried again, until DynamoDB has split its partition. Then functions remember for seconds what others look at.",
    },
    {
      of: "Imports of a usual list a day",
      limit: imports.aDay,
      needed: (registered) => (monthOf(registered).newAccounts / 30) * peakFactor,
      by: "ours",
      beyond: "They wait in the queue, and the dialog says so. Raise `importsAtOnce`.",
    },
    {
      of: "Minutes of a rank run",
      limit: jobs.rank.timeoutSeconds / 60,
      needed: (registered) => rankRun(registered).minutes,
      by: "ours",
      beyond:
        "Ranks stay as they were, and an alarm tells. Then ten runs, one for each partition, whose histograms add up.",
    },
    {
      of: "Functions at once",
      limit: functionsAtOnce,
      needed: (registered) => concurrencyOf(figures, registered),
      by: "AWS",
      beyond:
        "503. A new account has ten of them: ask for more before opening (`npm run smoke -- --aws` says how many there are).",
    },
    {
      of: "Read units a second of the table",
      limit: tableReadsPerSecond,
      needed: unitsASecond("reads"),
      by: "ours",
      beyond: `Reads wait and are tried again, and some are refused. In the quiet hour the daily recount takes up to ${recountReads.toLocaleString("en-US")} of them beside, for ${limits.recountMinutes} minutes. Raise the setting \`tableReadsPerSecond\`, and beyond ${tableUnits.toLocaleString("en-US")} the account's quota, a number in the console.`,
    },
    {
      of: "Write units a second of the table",
      limit: tableWritesPerSecond,
      needed: unitsASecond("writes"),
      by: "ours",
      beyond: `As for reads, by \`tableWritesPerSecond\`. Imports may take ${importWrites.toLocaleString("en-US")} of them beside.`,
    },
    {
      of: "Sign-ins a second",
      limit: signInsASecond,
      needed: (registered) =>
        monthlyAtPeak(monthOf(registered).active * signInsOfTheActive.sliding),
      by: "AWS",
      beyond: "Cognito asks to wait. More is bought by the request a second.",
    },
    {
      of: "New accounts a second",
      limit: newAccountsASecond,
      needed: (registered) => monthlyAtPeak(monthOf(registered).newAccounts),
      by: "AWS",
      beyond: "As for sign-ins.",
    },
    {
      of: "E-mails a second",
      limit: mailsASecond,
      needed: (registered) => monthlyAtPeak(monthOf(registered).newAccounts * mailsOfANewAccount),
      by: "AWS",
      beyond:
        "SES refuses: the import is placed all the same, its e-mail is missing. In the sandbox it is 200 a day.",
    },
  ];
  return all.toSorted((a, b) => endsAt(a) - endsAt(b));
}

const someone = 1_000_000;

/** At how many registered people a quota is used up: what is needed grows with them. */
export const endsAt = ({ limit, needed }: Quota): number => (limit / needed(someone)) * someone;

/** How long everybody needs who is there in an hour of the evening, where all have to sign in again. */
export function signInStorm(registered: number) {
  const { visits } = monthOf(registered);
  const inTheHour = (visits / 30 / 24) * peakFactor;
  return { people: inTheHour, minutes: inTheHour / signInsASecond / 60 };
}
