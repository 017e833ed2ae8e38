import { Aws, type Stack } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Function } from "aws-cdk-lib/aws-lambda";
import { CfnSchedule } from "aws-cdk-lib/aws-scheduler";
import { jobs, type Job } from "../shared/jobs.ts";
import { addLambda } from "./functions.ts";
import type { Cloud } from "./grant.ts";
import { grantOf } from "./grants.ts";

/** Adds every row of the job table: its function, and the schedule that starts it. */
export function addJobs(stack: Stack, dist: string, cloud: Cloud): Function[] {
  const rows = Object.entries<Job>(jobs).map(([name, job]) => {
    const { summary, memoryMb, timeoutSeconds, needs } = job;
    const grant = grantOf(needs)(cloud);
    return {
      name,
      job,
      handler: addLambda(stack, name, { dist, summary, grant, memoryMb, timeoutSeconds }),
    };
  });
  const clock = new Role(stack, "Clock", {
    assumedBy: new ServicePrincipal("scheduler.amazonaws.com"),
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
      name: `${Aws.STACK_NAME}-${name}`,
      description: job.summary,
      scheduleExpression: job.schedule,
      flexibleTimeWindow: { mode: "OFF" },
      target: {
        arn: handler.functionArn,
        roleArn: clock.roleArn,
        // Hours later a missed turn is worth nothing: the next one does its work.
        retryPolicy: { maximumRetryAttempts: 3, maximumEventAgeInSeconds: 900 },
      },
    });
  }
  return rows.map(({ handler }) => handler);
}
