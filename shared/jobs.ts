import type { Need } from "./endpoint.ts";

/** Capabilities that only jobs have; `infra/grants.ts` says what each one is. */
export type JobNeed =
  | "assets:remove"
  | "calendars:revoke"
  | "catalogue:write"
  | "erasures:carry-out"
  | "everybody:read"
  | "imports:sweep"
  | "migrations:run"
  | "model:write"
  | "release:fetch"
  | "rank:write"
  | "restore:replay"
  | "site:watch"
  | "stack:read"
  | "trend:write";

/** What runs once a day, or a week, does so in the operator's quiet hour, at a minute of its own. */
interface InQuietHour {
  readonly every: "day" | "week";
  readonly minute: number;
}

/** One row of the job table: a function that the clock starts, not a user. */
export interface Job {
  readonly schedule: `rate(${number} ${"minute" | "minutes" | "hours"})` | InQuietHour;
  readonly needs: readonly (Need | JobNeed)[];
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly summary: string;
  /**
   * Whether a deployment that changes the job runs it, before it goes on to later stacks: what the job writes is there from
   * the first minute, and in the format that its readers know.
   */
  readonly runsOnDeploy?: true;
  /** The job that a deployment runs to its end before this one begins with another table, or other code. */
  readonly waitsFor?: "replay";
  /** Whether its code may begin only when that of every function has been switched. */
  readonly comesLast?: true;
  /** The setting without which there is no such job. */
  readonly onlyWith?: "offlineDatabase";
}

/** Every job by name, which is also the name of its file in `functions/jobs/`. */
export const jobs = {
  achievements: {
    // After the catalogue, by which it counts.
    schedule: { every: "day", minute: 47 },
    needs: [
      "everybody:read",
      "achievements:write",
      "shelf:read",
      "snapshot:read",
      "statistics:read",
      "profile:read",
      "lists:find",
      "lists:write",
      "listings:write",
    ],
    memoryMb: 1024,
    timeoutSeconds: 900,
    summary:
      "Recount what people have reached, grant what is missing, and settle what is told of their lists.",
  },
  catalogue: {
    schedule: { every: "day", minute: 27 },
    needs: ["catalogue:write", "stack:read"],
    memoryMb: 3008,
    timeoutSeconds: 900,
    summary: "Read all sources, store changed titles and covers, put the new snapshot in place.",
    runsOnDeploy: true,
  },
  deletions: {
    schedule: "rate(5 minutes)",
    needs: [
      "account:delete",
      "erasures:carry-out",
      "pictures:purge",
      "profile:read",
      "rankings:find",
      "rankings:read",
    ],
    memoryMb: 1024,
    timeoutSeconds: 900,
    // What is due in a table that was restored may have been taken back since.
    waitsFor: "replay",
    summary:
      "Carry out what operators had erased, finish the deletion of accounts, and remove what was still written meanwhile and pictures that nothing points at.",
  },
  import_sweep: {
    schedule: "rate(1 minute)",
    needs: ["imports:sweep"],
    memoryMb: 256,
    timeoutSeconds: 60,
    summary: "Put lost imports back into the queue, and end those that never will be finished.",
  },
  migrations: {
    schedule: "rate(5 minutes)",
    needs: [
      "everybody:read",
      "migrations:run",
      "profile:read",
      "rankings:find",
      "lists:find",
      "lists:write",
      "listings:write",
    ],
    memoryMb: 512,
    timeoutSeconds: 300,
    comesLast: true,
    summary:
      "Bring what former releases have stored of everybody up to date, once after an upgrade.",
  },
  offline_database: {
    // Before the catalogue, which reads what came.
    schedule: { every: "week", minute: 7 },
    needs: ["release:fetch"],
    memoryMb: 2048,
    timeoutSeconds: 900,
    summary:
      "Fetch a new release of the anime-offline-database, which the catalogue job reads at its next turn.",
    onlyWith: "offlineDatabase",
  },
  rank: {
    schedule: "rate(1 minute)",
    needs: ["rank:write", "statistics:read"],
    memoryMb: 1024,
    timeoutSeconds: 300,
    summary: "Count how many users have completed how much, and who leads.",
  },
  recommend: {
    schedule: "rate(6 hours)",
    needs: ["model:write", "stack:read"],
    memoryMb: 3008,
    timeoutSeconds: 900,
    summary:
      "Learn from a sample of all lists which anime, and which manga, go together, and how people score them.",
    runsOnDeploy: true,
  },
  superseded_assets: {
    schedule: { every: "day", minute: 17 },
    needs: ["assets:remove"],
    memoryMb: 256,
    timeoutSeconds: 300,
    summary: "Remove the assets of former releases that no page has loaded for half a year.",
  },
  replay: {
    schedule: "rate(30 minutes)",
    needs: [
      "account:close",
      "account:delete",
      "calendars:revoke",
      "everybody:read",
      "pictures:purge",
      "profile:read",
      "rankings:find",
      "rankings:read",
      "restore:replay",
      "sessions:end-all",
      "stack:read",
    ],
    memoryMb: 1024,
    timeoutSeconds: 900,
    // Before any function reads a table that was restored.
    runsOnDeploy: true,
    summary:
      "Tell a restored table what has happened since: delete again who was deleted, end sessions, bring pictures back.",
  },
  trending: {
    schedule: "rate(10 minutes)",
    needs: ["trend:write", "snapshot:read"],
    memoryMb: 1024,
    timeoutSeconds: 120,
    summary: "Find the anime that people add most these days.",
  },
  watch: {
    schedule: "rate(5 minutes)",
    needs: ["site:watch", "stack:read"],
    memoryMb: 256,
    timeoutSeconds: 60,
    // Its silence is an alarm, which must not begin with one.
    runsOnDeploy: true,
    comesLast: true,
    summary: "Visit the site from outside, and look whether all jobs still come through.",
  },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
