import { Aws, Duration, type Stack } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { CfnSchedule } from "aws-cdk-lib/aws-scheduler";
import { Trigger } from "aws-cdk-lib/triggers";
import { jobs, type Job } from "../shared/jobs.ts";
import type { Deployment } from "./deployment.ts";
import { addLambda } from "./functions.ts";
import type { Cloud } from "./grant.ts";
import { grantOf } from "./grants.ts";
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

/** Adds the rows of the job table: for each its function, and the schedule that starts it. */
export function addJobs(stack: Stack, deployment: Deployment, cloud: Cloud): void {
  const rows = jobsWith(deployment.settings).map(([name, job]) => {
    const { summary, memoryMb, timeoutSeconds, needs } = job;
    const grant = grantOf(needs)(cloud);
    const handler = addLambda(stack, name, {
      deployment,
      summary,
      grant,
      memoryMb,
      timeoutSeconds,
    });
    // What failed is tried once more where the next turn is hours away; the alarm tells either way.
    const retryAttempts = isSoon(job) ? 0 : 1;
    handler.configureAsyncInvoke({ retryAttempts, maxEventAge: turnLasts });
    return { name, job, handler };
  });
  for (const { name, job, handler } of rows) {
    if (!job.runsOnDeploy) continue;
    // It waits for the job, and fails with it: no function of a later stack is changed before.
    new Trigger(stack, `${name} now`, {
      handler,
      timeout: Duration.seconds(job.timeoutSeconds),
    });
  }
  const clock = new Role(stack, "Clock", {
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
