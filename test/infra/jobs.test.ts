import { expect, test } from "vitest";
import * as z from "zod";
import { expressionOf, jobsWith } from "../../infra/jobs.ts";
import { nextRun, readExpression } from "../../local/events/schedule-expression.ts";
import { jobs as allJobs } from "../../shared/jobs.ts";
import { neededBy } from "./assembly.ts";
import { GetAtt, lambdas, ProductName, Ref, resources, Role, stacks } from "./template.ts";

const jobs = jobsWith({ offlineDatabase: false });

const schedules = [
  ...resources(
    "AWS::Scheduler::Schedule",
    z.object({
      Name: ProductName,
      ScheduleExpression: z.string(),
      Target: z.object({ Arn: GetAtt, RoleArn: GetAtt }),
    }),
  ).values(),
];

test("each job is started by the clock as the table says", () => {
  const found = schedules.map(({ Name, ScheduleExpression, Target }) => [
    Name,
    ScheduleExpression,
    Target.Arn,
  ]);
  const expected = jobs.map(([name, job]) => [
    name,
    expressionOf(job, { quietHour: 3 }),
    lambdas.get(name)?.id,
  ]);
  expect(found.sort()).toEqual(expected.sort());
});

/** The jobs of the quiet hour in the order in which they must run: each reads what the one before it left. */
const quiet = ["offline_database", "catalogue", "achievements"] as const;

test.each([0, 3, 23])("what runs once a day or a week does so in the hour %i", (quietHour) => {
  const expressions = quiet.map((name) => expressionOf(allJobs[name], { quietHour }));
  expect(expressions).toEqual([
    `cron(7 ${quietHour} ? * MON *)`,
    `cron(27 ${quietHour} * * ? *)`,
    `cron(47 ${quietHour} * * ? *)`,
  ]);
  // A Monday begins.
  const monday = Date.UTC(2026, 10, 23) - 1;
  const runs = expressions.map((one) => new Date(nextRun(readExpression(one), monday)));
  expect(runs.map((run) => [run.getUTCDay(), run.getUTCHours(), run.getUTCMinutes()])).toEqual(
    [7, 27, 47].map((minute) => [1, quietHour, minute]),
  );
});

test("nothing runs every day or week from the minute of the first deployment on", () => {
  for (const { ScheduleExpression } of schedules) expect(ScheduleExpression).not.toMatch(/day/);
});

test("the clock's role is for schedules of this account", () => {
  const trust = resources(
    "AWS::IAM::Role",
    z.object({ AssumeRolePolicyDocument: z.object({ Statement: z.array(z.unknown()) }) }),
  ).get(schedules[0]?.Target.RoleArn ?? "");
  expect(trust?.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Action: "sts:AssumeRole",
      Effect: "Allow",
      Principal: { Service: "scheduler.amazonaws.com" },
      Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
    },
  ]);
});

test.each(jobs)("%s has the memory and time of its row", (name, job) => {
  expect(lambdas.get(name)).toMatchObject({
    MemorySize: job.memoryMb,
    Timeout: job.timeoutSeconds,
  });
});

test("a job that fails waits for its next turn, or is run once more when that is hours away", () => {
  const invokes = resources(
    "AWS::Lambda::EventInvokeConfig",
    z.object({
      FunctionName: Ref,
      MaximumRetryAttempts: z.number(),
      MaximumEventAgeInSeconds: z.number(),
    }),
  );
  const found = [...invokes.values()].map(({ FunctionName, ...how }) => [FunctionName, how]);
  const rare = ["achievements", "catalogue", "recommend", "superseded_assets"];
  const expected = jobs.map(([name]) => [
    lambdas.get(name)?.id,
    { MaximumRetryAttempts: rare.includes(name) ? 1 : 0, MaximumEventAgeInSeconds: 900 },
  ]);
  expect(found.sort()).toEqual(expected.sort());
});

test("the clock of a stack may start the jobs of that stack and nothing else", () => {
  const roles = resources("AWS::IAM::Role", Role);
  const clocks = new Set(schedules.map(({ Target }) => Target.RoleArn));
  expect(clocks.size).toBe(2);
  for (const clock of clocks) {
    const statements = roles
      .get(clock)
      ?.Policies.flatMap((policy) => policy.PolicyDocument.Statement);
    const started = z.union([z.array(GetAtt), GetAtt.transform((id) => [id])]);
    expect(statements?.map(({ Action }) => Action)).toEqual([["lambda:InvokeFunction"]]);
    expect(started.parse(statements?.[0]?.Resource).sort()).toEqual(
      schedules
        .filter(({ Target }) => Target.RoleArn === clock)
        .map(({ Target }) => Target.Arn)
        .sort(),
    );
  }
});

test("a deployment that changes what makes the snapshot and the models, or the table, runs it before any of their readers changes, and what watches before its alarm is there", () => {
  const runs = resources(
    "Custom::RunOnDeploy",
    z.object({
      ServiceToken: GetAtt,
      ServiceTimeout: z.string(),
      Code: z.string(),
      Table: z.unknown(),
    }),
  );
  const makers = ["catalogue", "recommend", "replay", "watch"].map((name) => lambdas.get(name));
  expect([...runs.values()].map(({ ServiceToken }) => ServiceToken).sort()).toEqual(
    makers.map((lambda) => lambda?.id).sort(),
  );
  for (const { ServiceToken, ServiceTimeout, Code, Table } of runs.values()) {
    // CloudFormation hears of an end that the function had no time to tell.
    const maker = makers.find((lambda) => lambda?.id === ServiceToken);
    expect(Number(ServiceTimeout)).toBe((maker?.Timeout ?? 0) + 60);
    // Of other code it asks again.
    expect(Code).toMatch(/^[0-9a-f]{64}$/);
    // And of another table, before a function reads that.
    expect(JSON.stringify(Table)).toMatch(/^\{"Ref":"Table/);
  }
  const first = Object.values(stacks.get("Tsuzuku-jobs")?.Resources ?? {});
  expect(first.filter(({ Type }) => Type === "Custom::RunOnDeploy")).toHaveLength(3);
  const last = Object.values(stacks.get("Tsuzuku-gateway")?.Resources ?? {});
  expect(last.filter(({ Type }) => Type === "Custom::RunOnDeploy")).toHaveLength(1);
});

test("what is due in a table is erased only when the table was told what has happened since", () => {
  const inStack = stacks.get("Tsuzuku-jobs")?.Resources ?? {};
  const replay = lambdas.get("replay")?.id ?? "";
  const [run = ""] = Object.entries(inStack)
    .filter(([, { Type }]) => Type === "Custom::RunOnDeploy")
    .map(([id]) => id)
    .filter((id) => neededBy(inStack, id).has(replay));
  expect(neededBy(inStack, lambdas.get("deletions")?.id ?? "").has(run)).toBe(true);
  expect(neededBy(inStack, lambdas.get("rank")?.id ?? "").has(run)).toBe(false);
});

test("migrations begin when every function has been switched: their code comes with the routes", () => {
  const of = (stack: string) =>
    Object.values(stacks.get(stack)?.Resources ?? {}).map(({ Properties }) => Properties["Name"]);
  expect(of("Tsuzuku-gateway")).toContain("Tsuzuku-migrations");
  expect(of("Tsuzuku-jobs")).not.toContain("Tsuzuku-migrations");
});
