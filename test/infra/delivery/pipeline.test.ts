import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { readArguments as deployArguments } from "../../../scripts/deploy/arguments.ts";
import { readArguments as smokeArguments } from "../../../scripts/smoke/arguments.ts";
import { settingsFrom } from "../../../infra/settings.ts";

const read = (path: string): string => readFileSync(path, "utf8");

const Step = z.strictObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.string()).default({}),
  "continue-on-error": z.boolean().default(false),
});

const Concurrency = z.strictObject({
  group: z.string(),
  "cancel-in-progress": z.union([z.boolean(), z.string()]),
});

const Job = z.strictObject({
  name: z.string(),
  needs: z
    .union([z.string(), z.array(z.string())])
    .transform((names) => [names].flat())
    .default([]),
  if: z.string().optional(),
  "runs-on": z.literal("ubuntu-24.04"),
  "timeout-minutes": z.number(),
  environment: z.enum(["staging", "production"]).optional(),
  concurrency: Concurrency.optional(),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  steps: z.array(Step),
});

/** What somebody is asked who starts a workflow by hand. */
const Input = z.discriminatedUnion("type", [
  z.strictObject({ description: z.string(), type: z.literal("string"), default: z.literal("") }),
  z.strictObject({
    description: z.string(),
    type: z.literal("boolean"),
    default: z.literal(false),
  }),
]);

/** What of GitHub's schema a workflow here may have; anything else is an error of spelling, or to be thought about. */
const Workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    pull_request: z.null(),
    push: z.strictObject({ branches: z.array(z.string()), tags: z.array(z.string()).default([]) }),
    schedule: z.array(z.strictObject({ cron: z.string() })).default([]),
    workflow_dispatch: z.strictObject({ inputs: z.record(z.string(), Input) }).optional(),
  }),
  permissions: z.strictObject({}),
  concurrency: Concurrency.optional(),
  jobs: z.record(z.string(), Job),
});

type Job = z.output<typeof Job>;

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((file) => {
  const { jobs, on } = Workflow.parse(parse(read(join(folder, file))));
  return { file, jobs: Object.entries(jobs), inputs: on.workflow_dispatch?.inputs };
});
const jobs = workflows.flatMap(({ jobs: each }) => each);
const jobNamed = (name: string): Job => {
  const job = jobs.find(([other]) => other === name)?.[1];
  if (job === undefined) throw new Error(`No job ${name}`);
  return job;
};

const commandsOf = ({ steps }: Job): string[] => steps.flatMap(({ run }) => run ?? []);
const commands = jobs.flatMap(([, job]) => commandsOf(job));

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

describe("every workflow", () => {
  test("runs commands of this repository that there are", () => {
    const named = commands.flatMap((command) => {
      const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
      return script === undefined ? [] : [script];
    });
    const ofNpm = ["audit", "ci"];
    expect(named).toContain("deploy");
    expect(named.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
  });

  test("names actions of others by commit, with the release behind it, and each by one commit", () => {
    const lines = workflows.flatMap(({ file }) =>
      read(join(folder, file))
        .split("\n")
        .filter((line) => line.includes("uses:"))
        .map((line) => line.replace(/^.*uses: /, "")),
    );
    const pinned = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
    const actions = new Set(lines.map((line) => line.split("@")[0]));
    expect(new Set(lines).size).toBe(actions.size);
  });

  test("leaves no token behind for what it runs, and nobody's text in a command", () => {
    for (const { steps } of jobs.map(([, job]) => job)) {
      const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
      expect(checkouts.map((step) => step.with)).toEqual([{ "persist-credentials": false }]);
    }
    expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
  });

  test("may read the code, and only what deploys may prove who it is", () => {
    for (const [, { permissions, environment }] of jobs) {
      expect(permissions).toEqual({
        contents: "read",
        ...(environment === undefined ? {} : { "id-token": "write" }),
      });
    }
  });

  test("takes nothing out of a cache near an account", () => {
    for (const [, { environment, steps }] of jobs) {
      const node = steps.find(({ uses }) => uses?.startsWith("actions/setup-node@"));
      expect(node?.with["node-version"]).toBe(24);
      if (environment !== undefined) expect(node?.with["package-manager-cache"]).toBe(false);
    }
  });
});

test("nothing of .ci/run is left out, and the audit is no part of it", () => {
  const ofCi = Array.from(
    read(".ci/run").matchAll(/^npm (?:run )?(?:--silent )?([a-z]+)/gm),
    ([, script]) => (script === "test" ? "npm test" : `npm run ${script}`),
  );
  expect(ofCi).toEqual(["npm run check", "npm test"]);
  const before = jobNamed("staging").needs.map(jobNamed);
  expect(before.flatMap(commandsOf)).toEqual(expect.arrayContaining(ofCi));
  expect(before.flatMap(commandsOf)).toContain("npx cdk synth --quiet");
  expect(read(".ci/run")).not.toContain("audit");
});

test("the audit is red for what is deployed, tells of tools as well, and keeps nobody from going back", () => {
  const { steps } = jobNamed("audit");
  const audits = steps.filter(({ run }) => run?.startsWith("npm audit"));
  expect(audits.map((step) => [step.run, step["continue-on-error"]])).toEqual([
    ["npm audit --omit=dev --audit-level=moderate", false],
    ["npm audit", true],
  ]);
  expect(jobs.filter(([, { needs }]) => needs.includes("audit"))).toEqual([]);
});

/** What a command of npm's gets that a job runs, as its shell hands it on with these variables. */
function argumentsOf(job: Job, script: string, env: Readonly<Record<string, string>> = {}) {
  const command = commandsOf(job).find((each) => each.startsWith(`npm run ${script} -- `)) ?? "";
  const toldByShell = `npm() { shift 3; printf '%s\\n' "$@"; }\n${command}`;
  return execFileSync("bash", ["--norc", "-euc", toldByShell], { env, encoding: "utf8" })
    .trimEnd()
    .split("\n");
}

describe("deploying", () => {
  const staging = jobNamed("staging");
  const production = jobNamed("production");

  test("goes to staging first, of main and of releases, and to production from there, of releases alone", () => {
    expect(staging.if).toBe(
      "(github.ref == 'refs/heads/main' || startsWith(github.ref, 'refs/tags/v')) && vars.DEPLOYS == 'yes'",
    );
    expect([staging.environment, production.environment]).toEqual(["staging", "production"]);
    expect(production.needs).toEqual(["staging"]);
    expect(production.if).toBe("startsWith(github.ref, 'refs/tags/v')");
  });

  test("asks nobody, and asks the conditions once more when alarms have had their time", () => {
    const agreed = { isAgreed: true, context: {} };
    const stage = "staging";
    const ofPush = { ALL_AT_ONCE: "", ALLOW_DROP: "" };
    expect(deployArguments(argumentsOf(staging, "deploy", ofPush))).toMatchObject({
      ...agreed,
      stage,
      context: { stage },
    });
    expect(deployArguments(argumentsOf(production, "deploy", ofPush))).toMatchObject({
      ...agreed,
      stage: undefined,
    });
    expect(smokeArguments(argumentsOf(staging, "smoke"))).toMatchObject({ stage });
    expect(smokeArguments(argumentsOf(production, "smoke"))).toMatchObject({ isOnAws: true });
    for (const job of [staging, production]) {
      const order = commandsOf(job).map((command) => command.split(" ").slice(0, 3).join(" "));
      expect(order.slice(-3)).toEqual(["npm run deploy", "sleep 600", "npm run smoke"]);
    }
  });

  test("takes what is for one deployment alone from whoever starts it, and from nobody else", () => {
    const { inputs } = workflows.find(({ file }) => file === "deliver.yml") ?? {};
    expect(workflows.flatMap((each) => Object.keys(each.inputs ?? {}))).toEqual([
      "allAtOnce",
      "allowDrop",
    ]);
    expect(inputs).toMatchObject({ allAtOnce: { type: "boolean" }, allowDrop: { type: "string" } });
    for (const job of [staging, production]) {
      const { env } = job.steps.find(({ run }) => run?.startsWith("npm run deploy")) ?? {};
      expect(env).toEqual({
        ALL_AT_ONCE: "${{ inputs.allAtOnce }}",
        ALLOW_DROP: "${{ inputs.allowDrop }}",
      });
      const settingsBy = (said: Readonly<Record<string, string>>) =>
        settingsFrom(deployArguments(argumentsOf(job, "deploy", said)).context, {});
      const usual = { allAtOnce: false, allowDrop: [] };
      // As GitHub fills in what a push does not have.
      expect(settingsBy({ ALL_AT_ONCE: "", ALLOW_DROP: "" })).toMatchObject(usual);
      expect(settingsBy({ ALL_AT_ONCE: "false", ALLOW_DROP: "" })).toMatchObject(usual);
      expect(settingsBy({ ALL_AT_ONCE: "true", ALLOW_DROP: "tableName, mailFrom" })).toMatchObject({
        allAtOnce: true,
        allowDrop: ["tableName", "mailFrom"],
      });
      for (const ALLOW_DROP of ['x" --stage other "', "$(touch x)", "a;b", "tableName -c x=y"]) {
        expect(() => settingsBy({ ALL_AT_ONCE: "true", ALLOW_DROP })).toThrow(
          "must name settings, with commas between them",
        );
      }
    }
  });

  test("waits for the one before it, and is never cut off", () => {
    expect(staging.concurrency).toEqual({ group: "deploy-staging", "cancel-in-progress": false });
    expect(production.concurrency).toEqual({
      group: "deploy-production",
      "cancel-in-progress": false,
    });
  });

  test("writes the settings before it reads them, and signs in as a role for as long as it may take", () => {
    for (const job of [staging, production]) {
      const names = job.steps.map(({ run, uses = "" }) => run ?? uses.split("@")[0]);
      const write = job.steps.find(({ name }) => name === "Write the settings");
      expect(write?.env).toEqual({ SETTINGS: "${{ vars.SETTINGS }}" });
      expect(write?.run).toMatch(/> tsuzuku\.config\.ts$/);
      const signIn = names.indexOf("aws-actions/configure-aws-credentials");
      expect(names.indexOf(write?.run)).toBeLessThan(signIn);
      const seconds = job.steps[signIn]?.with["role-duration-seconds"];
      expect(seconds).toBe(job["timeout-minutes"] * 60);
    }
  });
});
