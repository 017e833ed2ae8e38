import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { metrics } from "../../functions/runtime/metrics.ts";
import { synthesize } from "./synthesize.ts";
import { resources, template } from "./template.ts";

const Any = z.looseObject({});

const [, section = ""] = readFileSync("docs/operations.md", "utf8").split(
  "\n## What costs while nobody comes\n",
);

/** The numbers that the section names, by the words behind them. */
const told = new Map(
  Array.from(section.split("\n## ")[0]?.matchAll(/(\d+) ([a-z ]+)/g) ?? [], ([, count, words]) => [
    words?.trim() ?? "",
    Number(count),
  ]),
);

const count = (type: string): number => resources(type, Any).size;

const Alarm = z.object({
  MetricName: z.string().optional(),
  Metrics: z.array(z.looseObject({ MetricStat: z.unknown().optional() })).default([]),
});
const WebAcl = z.object({ Rules: z.array(Any) });
const Schedule = z.object({ ScheduleExpression: z.string() });
const Table = z.object({
  Replicas: z.tuple([
    z.object({
      PointInTimeRecoverySpecification: z.object({ RecoveryPeriodInDays: z.number() }),
    }),
  ]),
});

test("what costs while nobody comes is told as the templates have it", () => {
  const alarms = [...resources("AWS::CloudWatch::Alarm", Alarm).values()];
  const watched = alarms.map(({ MetricName, Metrics }) =>
    MetricName === undefined ? Metrics.filter(({ MetricStat }) => MetricStat).length : 1,
  );
  const schedules = [...resources("AWS::Scheduler::Schedule", Schedule).values()];
  const asked = count("AWS::Lambda::EventSourceMapping");
  const firewalls = [...synthesize("costs-with-waf", { waf: true }).values()]
    .flatMap(({ Resources }) => Object.values(Resources))
    .filter(({ Type }) => Type === "AWS::WAFv2::WebACL")
    .map(({ Properties }) => WebAcl.parse(Properties));
  const [table] = resources("AWS::DynamoDB::GlobalTable", Table).values();
  expect(Object.fromEntries(told)).toEqual({
    "secret in": count("AWS::SecretsManager::Secret"),
    alarms: alarms.length,
    metrics: watched.reduce((sum, each) => sum + each, 0),
    "metrics of our own": Object.keys(metrics).length,
    dashboard: count("AWS::CloudWatch::Dashboard"),
    jobs: schedules.length,
    "of them every minute": schedules.filter(
      ({ ScheduleExpression }) => ScheduleExpression === "rate(1 minute)",
    ).length,
    "queue that": asked,
    "of dead letters": count("AWS::SQS::Queue") - asked,
    "table with backups of": count("AWS::DynamoDB::GlobalTable"),
    days: table?.Replicas[0].PointInTimeRecoverySpecification.RecoveryPeriodInDays,
    buckets: count("AWS::S3::Bucket"),
    "user pool": count("AWS::Cognito::UserPool"),
    firewalls: firewalls.length,
    rules: firewalls.flatMap(({ Rules }) => Rules).length,
  });
});

test("nothing else is paid for by the hour or the month", () => {
  const types = new Set(Object.values(template.Resources).map(({ Type }) => Type));
  const free = /^(?:AWS::(?:IAM|SES)::|Custom::)/;
  expect([...types].filter((type) => !free.test(type)).toSorted()).toEqual([
    "AWS::ApiGatewayV2::Api",
    "AWS::ApiGatewayV2::Integration",
    "AWS::ApiGatewayV2::Route",
    "AWS::ApiGatewayV2::Stage",
    "AWS::CloudFront::Distribution",
    "AWS::CloudFront::Function",
    "AWS::CloudFront::OriginAccessControl",
    "AWS::CloudFront::ResponseHeadersPolicy",
    "AWS::CloudWatch::Alarm",
    "AWS::CloudWatch::Dashboard",
    "AWS::CodeDeploy::Application",
    "AWS::CodeDeploy::DeploymentGroup",
    "AWS::Cognito::ManagedLoginBranding",
    "AWS::Cognito::UserPool",
    "AWS::Cognito::UserPoolClient",
    "AWS::Cognito::UserPoolDomain",
    "AWS::DynamoDB::GlobalTable",
    "AWS::Lambda::Alias",
    "AWS::Lambda::EventInvokeConfig",
    "AWS::Lambda::EventSourceMapping",
    "AWS::Lambda::Function",
    "AWS::Lambda::LayerVersion",
    "AWS::Lambda::Version",
    "AWS::Logs::LogGroup",
    "AWS::S3::Bucket",
    "AWS::S3::BucketPolicy",
    "AWS::SQS::Queue",
    "AWS::SQS::QueuePolicy",
    "AWS::Scheduler::Schedule",
    "AWS::SecretsManager::Secret",
  ]);
});
