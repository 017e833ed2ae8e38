import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Aws, CustomResource, Duration, type Stack } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { CfnSchedule } from "aws-cdk-lib/aws-scheduler";
import { jobs, type Job } from "../shared/jobs.ts";
import { built } from "./built.ts";
import type { Deployment } from "./deployment.ts";
import { addLambdaOf } from "./functions.ts";
import type { Cloud } from "./grant.ts";
import { needsOfJob } from "./grants.ts";
import type { Settings } from "./settings.ts";

/** The rows of the job table that there are with these settings. */
export const jobsWith = (settings: Pick<Settings, "offlineDatabase">): [string, Job][] =>
  Object.entries<Job>(jobs).filter(
    ([, { onlyWith }]) => onlyWith === undefined || settings[onlyWith],
  );

/** Whether the next turn of a job is only minutes away. */
const isSoon = ({ schedule }: Job): boolean =>
  typeof schedule === "string" && schedule.includes("minute");

/** A row's EventBridge Scheduler expression, in UTC; weeks begin on Monday. */
export function expressionOf(
  { schedule }: Job,
  { quietHour }: Pick<Settings, "quietHour">,
): string {
  if (typeof schedule === "string") return schedule;
  const days = schedule.every === "day" ? "* * ?" : "? * MON";
  return `cron(${schedule.minute} ${quietHour} ${days} *)`;
}

/** Hours later a missed turn is worth nothing: the next one does its work. */
const turnLasts = Duration.minutes(15);

/** What changes with the code of a function. */
const codeOf = ({ dist }: Deployment, name: string): string =>
  createHash("sha256")
    .update(readFileSync(join(built(dist, "functions", name), "index.cjs")))
    .digest("hex");

/** Which rows of the job table: those that work beside the functions, or those that come after all of them. */
type Turn = "first" | "last";

/** Adds rows of the job table: for each its function, and the schedule that starts it. */
export function addJobs(stack: Stack, deployment: Deployment, cloud: Cloud, turn: Turn): void {
  const chosen = jobsWith(deployment.settings).filter(
    ([, { comesLast = false }]) => comesLast === (turn === "last"),
  );
  const rows = chosen.map(([name, job]) => {
    const row = { ...job, needs: needsOfJob(job) };
    const handler = addLambdaOf(stack, name, row, deployment, cloud);
    // What failed is tried once more where the next turn is hours away; the alarm tells either way.
    const retryAttempts = isSoon(job) ? 0 : 1;
    handler.configureAsyncInvoke({ retryAttempts, maxEventAge: turnLasts });
    return { name, job, handler };
  });
  const runs = new Map<string, CustomResource>();
  for (const { name, job, handler } of rows) {
    if (!job.runsOnDeploy) continue;
    // CloudFormation waits for the job, and fails with it: no function of a later stack is changed before.
    const run = new CustomResource(stack, `${name} now`, {
      resourceType: "Custom::RunOnDeploy",
      serviceToken: handler.functionArn,
      serviceTimeout: Duration.seconds(job.timeoutSeconds).plus(Duration.minutes(1)),
      // The table, too: one that was restored is to be read and told of by all that run before it is used.
      properties: { Code: codeOf(deployment, name), Table: cloud.values.TABLE },
    });
    runs.set(name, run);
  }
  for (const { name, job, handler } of rows) {
    if (job.waitsFor === undefined) continue;
    const run = runs.get(job.waitsFor);
    if (run === undefined) {
      throw new Error(`${name} waits for ${job.waitsFor}, which no deployment of its stack runs`);
    }
    handler.node.addDependency(run);
  }
  const clock = new Role(stack, turn === "first" ? "Clock" : "LastClock", {
    // For schedules of this account alone: the service runs those of all.
    assumedBy: new ServicePrincipal("scheduler.amazonaws.com", {
      conditions: { StringEquals: { "aws:SourceAccount": Aws.ACCOUNT_ID } },
    }),
    inlinePolicies: {
      least: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ["lambda:InvokeFunction"],
            resources: rows.map(({ handler }) => handler.functionArn),
          }),
        ],
      }),
    },
  });
  for (const { name, job, handler } of rows) {
    new CfnSchedule(stack, `${name} schedule`, {
      name: `${deployment.product}-${name}`,
      description: job.summary,
      scheduleExpression: expressionOf(job, deployment.settings),
      flexibleTimeWindow: { mode: "OFF" },
      target: {
        arn: handler.functionArn,
        roleArn: clock.roleArn,
        // Of the delivery alone: Lambda takes the event before it runs the function.
        retryPolicy: { maximumRetryAttempts: 3, maximumEventAgeInSeconds: turnLasts.toSeconds() },
      },
    });
  }
}
