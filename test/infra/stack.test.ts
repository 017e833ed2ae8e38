import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Stack } from "aws-cdk-lib";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { cdkApp } from "../../infra/cdk-app.ts";
import { jobsWith } from "../../infra/jobs.ts";
import { workers } from "../../shared/workers.ts";
import { FunctionArn, lambdas, ProductName, resources, template } from "./template.ts";

describe("cdk-nag", () => {
  test("has nothing to say that is not acknowledged", () => {
    const report = readFileSync(join(inject("assembly"), "validation-report.json"), "utf8");
    expect(z.object({ pluginReports: z.array(z.unknown()) }).parse(JSON.parse(report))).toEqual({
      pluginReports: [],
    });
  });

  test("is asked: a stack with a finding is not synthesized", () => {
    const app = cdkApp(join(inject("folder"), "careless"));
    new Bucket(new Stack(app, "Careless"), "Open");
    expect(() => app.synth()).toThrow(/AwsSolutions-S1\b/);
  });
});

test("every queue that a function reads gives up on poison and keeps it", () => {
  const queues = resources(
    "AWS::SQS::Queue",
    z.looseObject({ RedrivePolicy: z.unknown().optional() }),
  );
  const readers = resources(
    "AWS::Lambda::EventSourceMapping",
    z.looseObject({ EventSourceArn: z.unknown() }),
  );
  for (const { EventSourceArn } of readers.values()) {
    const [id] = [...queues.keys()].filter((queue) =>
      JSON.stringify(EventSourceArn).includes(queue),
    );
    expect(queues.get(id ?? "")?.RedrivePolicy).toBeDefined();
  }
});

const alarms = resources(
  "AWS::CloudWatch::Alarm",
  z.looseObject({
    Namespace: z.string().optional(),
    MetricName: z.string().optional(),
    Dimensions: z.array(z.looseObject({ Name: z.string(), Value: z.unknown() })).default([]),
    Metrics: z
      .array(z.looseObject({ MetricStat: z.looseObject({ Metric: z.unknown() }).optional() }))
      .default([]),
  }),
);
const watched = [...alarms.values()];

test("a failure of any function raises an alarm, and none of another stack's does", () => {
  const errors = watched.filter(({ MetricName }) => MetricName === "Errors");
  const byThemselves = errors.map(({ Dimensions }) => {
    const [name, ...others] = Dimensions.map((each) => [each.Name, each.Value] as const);
    expect(others).toEqual([]);
    expect(name?.[0]).toBe("FunctionName");
    return ProductName.parse(name?.[1]);
  });
  const integrations = resources(
    "AWS::ApiGatewayV2::Integration",
    z.object({ IntegrationUri: FunctionArn }),
  );
  // The API answers for them: a function that fails is a 5xx.
  const throughApi = [...integrations.values()].map(({ IntegrationUri }) => IntegrationUri);
  // What CloudFormation asks fails in front of whoever deploys.
  const asked = ["page_policy", "settings_guard"];
  const all = [...lambdas.keys()].filter((name) => !asked.includes(name));
  expect([...byThemselves, ...new Set(throughApi)].sort()).toEqual(all.sort());
});

test("alarms watch the API, the concurrency, the jobs and the table", () => {
  const count = (namespace: string, metric: string, dimension?: string) =>
    watched.filter(
      ({ Namespace, MetricName, Dimensions }) =>
        Namespace === namespace &&
        MetricName === metric &&
        (dimension === undefined
          ? Dimensions.length === 0
          : Dimensions.some(({ Name }) => Name === dimension)),
    ).length;
  expect({
    serverErrors: count("AWS/ApiGateway", "5xx", "ApiId"),
    slowAnswers: count("AWS/ApiGateway", "Latency", "ApiId"),
    ofAllFunctions: count("AWS/Lambda", "Errors"),
    throttles: count("AWS/Lambda", "Throttles"),
    jobsAndWorkers: count("AWS/Lambda", "Errors", "FunctionName"),
    deadLetters: count("AWS/SQS", "ApproximateNumberOfMessagesVisible", "QueueName"),
    table: watched.filter(({ Metrics }) => JSON.stringify(Metrics).includes("ThrottledRequests"))
      .length,
  }).toEqual({
    serverErrors: 1,
    slowAnswers: 1,
    ofAllFunctions: 0,
    throttles: 1,
    jobsAndWorkers: jobsWith({ offlineDatabase: false }).length + Object.keys(workers).length,
    deadLetters: Object.keys(workers).length,
    table: 1,
  });
});

/** The functions whose log lines a metric counts, and which lines, once an alarm watches it. */
function countedLines(metric: string): { of: string[]; patterns: Set<string> } {
  const filters = resources(
    "AWS::Logs::MetricFilter",
    z.object({
      FilterPattern: z.string(),
      LogGroupName: z.string(),
      MetricTransformations: z.tuple([
        z.looseObject({ MetricNamespace: z.string(), MetricName: z.string() }),
      ]),
    }),
  );
  const counting = [...filters.values()].filter(
    ({ MetricTransformations: [{ MetricName, MetricNamespace }] }) =>
      MetricName === metric &&
      watched.some((each) => each.Namespace === MetricNamespace && each.MetricName === metric),
  );
  return {
    of: counting.map(({ LogGroupName }) => LogGroupName).sort(),
    patterns: new Set(counting.map(({ FilterPattern }) => FilterPattern)),
  };
}

test("a sign-in that fails raises an alarm, though browsers are answered 302", () => {
  expect(countedLines("FailedSignIns")).toEqual({
    of: ["/aws/lambda/Tsuzuku-auth_callback", "/aws/lambda/Tsuzuku-auth_login"],
    patterns: new Set([
      '{ ($.message.status >= 500) || ($.message.event = "sign-in unavailable") }',
    ]),
  });
});

test("pages that their own policy stops from working raise an alarm", () => {
  expect(countedLines("PolicyViolations")).toEqual({
    of: ["/aws/lambda/Tsuzuku-csp_reports"],
    patterns: new Set(['{ $.message.event = "csp violation" }']),
  });
});

test("a catalogue whose newest anime is old raises an alarm, and days without a word change nothing", () => {
  expect(countedLines("NewestTitleDays")).toEqual({
    of: ["/aws/lambda/Tsuzuku-catalogue"],
    patterns: new Set(['{ $.message.newestDays = "*" }']),
  });
  const [stale] = watched.filter(({ MetricName }) => MetricName === "NewestTitleDays");
  expect(stale).toMatchObject({
    Statistic: "Maximum",
    Period: 86_400,
    Threshold: 61,
    ComparisonOperator: "GreaterThanOrEqualToThreshold",
    TreatMissingData: "ignore",
  });
});

test("no secret is written in the template", () => {
  expect(JSON.stringify(template)).not.toMatch(/secret[^"]*":"[\w-]{16,}"/i);
});
