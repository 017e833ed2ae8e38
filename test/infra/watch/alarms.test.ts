import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { metrics } from "../../../functions/runtime/metrics.ts";
import {
  AlarmProperties,
  isOn,
  lookBackMs,
  metricsOf,
  type Sample,
} from "../../support/watching/alarm-states.ts";
import { synthesize } from "../synthesize.ts";

const mail = "operator@tsuzuku.test";
const watch = synthesize("watched", {
  mailFrom: "hello@tsuzuku.test",
  chatModel: "any.model-v1:0",
  alarmMail: mail,
  alarmTopicArn: "arn:aws:sns:eu-west-1:111122223333:alarms",
}).get("Tsuzuku-watch");

const ofType = (type: string) =>
  Object.entries(watch?.Resources ?? {}).filter(([, { Type }]) => Type === type);

/** The name behind which an alarm's runbook stands. */
const nameIn = ({ AlarmDescription }: AlarmProperties): string =>
  /docs\/runbooks\.md, "(.+)"\.$/.exec(AlarmDescription)?.[1] ?? AlarmDescription;

const alarms = new Map(
  ofType("AWS::CloudWatch::Alarm").map(([, { Properties }]) => {
    const alarm = AlarmProperties.parse(Properties);
    return [nameIn(alarm), alarm] as const;
  }),
);

const minute = 60_000;
const now = Date.UTC(2026, 10, 26, 20);

/** What one number says at each of so many of the last minutes, the latest first; of a metric by its namespace and name. */
const each = (
  metric: string,
  value: number,
  { times = 120, everyMinutes = 1, agoMinutes = 0 } = {},
): Sample[] => {
  const at = metric.lastIndexOf(":");
  return Array.from({ length: times }, (_, index) => ({
    namespace: metric.slice(0, at),
    name: metric.slice(at + 1),
    atMs: now - (agoMinutes + index * everyMinutes) * minute - 1,
    value,
  }));
};
const ours = (name: keyof typeof metrics): string => `Tsuzuku:${name}`;

/** Two hours of a small site in which nothing is the matter, with what happens everywhere now and then. */
const usual: Sample[] = [
  ...each("AWS/ApiGateway:Count", 40),
  // One call that failed for a reason that has passed, one that was slow, one that lost its race twice.
  ...each("AWS/ApiGateway:5xx", 1, { times: 2, everyMinutes: 30 }),
  ...each(ours("AnswerMs"), 12, { times: 4000, everyMinutes: 0.03 }),
  ...each(ours("SlowAnswers"), 1, { times: 4, everyMinutes: 3 }),
  ...each("AWS/Lambda:Throttles", 1, { times: 1 }),
  ...each("AWS/DynamoDB:WriteThrottleEvents", 20, { times: 2, everyMinutes: 1 }),
  ...each(ours("Unreachable"), 0, { times: 24, everyMinutes: 5 }),
  ...each(ours("Unreachable"), 1, { times: 1, agoMinutes: 7 }),
  ...each(ours("OverdueJobs"), 0, { times: 24, everyMinutes: 5 }),
  // A list of 5,000 titles, and an account that was deleted.
  ...each(ours("OldestImportMinutes"), 1, { times: 3 }),
  ...each(ours("OldestDeletionMinutes"), 24, { times: 5, everyMinutes: 5 }),
  ...each(ours("NewestTitleDays"), 9, { times: 1, agoMinutes: 60 }),
  ...each(ours("FailedSignIns"), 1, { times: 1 }),
  ...each(ours("PolicyViolations"), 1, { times: 3 }),
  ...each(ours("RefusedMails"), 1, { times: 1 }),
  ...each("AWS/SES:Reputation.BounceRate", 0.004, { times: 8, everyMinutes: 15 }),
  ...each("AWS/SES:Reputation.ComplaintRate", 0.0001, { times: 8, everyMinutes: 15 }),
  ...each(ours("ModelQuestions"), 1),
  ...each(ours("ModelFailures"), 1, { times: 2 }),
];

/** For each alarm what goes wrong, on a usual evening. */
const troubles: Readonly<Record<string, readonly Sample[]>> = {
  ServerErrors: each("AWS/ApiGateway:5xx", 3, { times: 5 }),
  SlowAnswers: each(ours("SlowAnswers"), 1, { times: 80, everyMinutes: 0.25 }),
  Unreachable: each(ours("Unreachable"), 1, { times: 3, everyMinutes: 5 }),
  FailedSignIns: each(ours("FailedSignIns"), 1, { times: 5 }),
  SignInThrottles: each("AWS/Cognito:SignInThrottles", 3, { times: 15 }),
  PolicyViolations: each(ours("PolicyViolations"), 5, { times: 5 }),
  FunctionThrottles: each("AWS/Lambda:Throttles", 4, { times: 15 }),
  TableThrottles: each("AWS/DynamoDB:ReadThrottleEvents", 15, { times: 20 }),
  OverdueJobs: each(ours("OverdueJobs"), 1, { times: 3, everyMinutes: 5 }),
  OldImports: each(ours("OldestImportMinutes"), 12, { times: 10 }),
  OldDeletions: each(ours("OldestDeletionMinutes"), 125, { times: 2, everyMinutes: 5 }),
  StaleCatalogue: each(ours("NewestTitleDays"), 61, { times: 1, agoMinutes: 50 }),
  "import_list gave up": each("AWS/SQS:ApproximateNumberOfMessagesVisible", 1, { times: 1 }),
  Reports: each(ours("Reports"), 1, { times: 1, agoMinutes: 20 }),
  RefusedMails: each(ours("RefusedMails"), 1, { times: 3, everyMinutes: 10 }),
  ReturnedMails: each("AWS/SES:Reputation.BounceRate", 0.06, { times: 4, everyMinutes: 15 }),
  UnwantedMails: each("AWS/SES:Reputation.ComplaintRate", 0.002, { times: 4, everyMinutes: 15 }),
  ModelFailures: each(ours("ModelFailures"), 1, { times: 10 }),
  SpentModelBudget: each(ours("SpentModelBudgets"), 1, { times: 1 }),
};

const onWith = (samples: readonly Sample[]): string[] =>
  [...alarms].filter(([, alarm]) => isOn(alarm, samples, now)).map(([name]) => name);

describe("an alarm", () => {
  test("has a trouble that it is for", () => {
    expect(Object.keys(troubles).sort()).toEqual([...alarms.keys()].sort());
  });

  test.each(Object.entries(troubles))(
    "%s goes on by its trouble, and no other does",
    (name, trouble) => {
      expect(onWith([...usual, ...trouble])).toEqual([name]);
    },
  );

  test("is silent in a usual hour", () => {
    expect(onWith(usual)).toEqual([]);
  });

  test("is silent at night, when nobody calls", () => {
    const night = usual.filter(({ name }) => name === "OverdueJobs" || name === "Unreachable");
    expect(onWith(night)).toEqual([]);
    const failing = each("AWS/ApiGateway:5xx", 1, { times: 1 });
    expect(
      onWith([...night, ...failing, ...each("AWS/ApiGateway:Count", 1, { times: 1 })]),
    ).toEqual([]);
  });

  test("does not greet a first deployment, when the page is not there yet and most is unknown", () => {
    const once = { times: 1, agoMinutes: 4 };
    expect(
      onWith([...each(ours("OverdueJobs"), 0, once), ...each(ours("Unreachable"), 1, once)]),
    ).toEqual([]);
  });

  test("hears that the job is silent which tells what does not happen", () => {
    const before = usual.filter(
      ({ name, atMs }) => name !== "OverdueJobs" || atMs < now - 16 * minute,
    );
    expect(onWith(before)).toEqual(["OverdueJobs"]);
  });

  test("hears of a few failures where few call, and not where they are one in a thousand", () => {
    const few = each("AWS/ApiGateway:5xx", 1, { times: 5 });
    const manyCalls = each("AWS/ApiGateway:Count", 60_000);
    expect(onWith([...usual, ...few])).toEqual(["ServerErrors"]);
    expect(onWith([...usual, ...few, ...manyCalls])).toEqual([]);
  });

  test("looks back no longer than CloudWatch keeps for it", () => {
    for (const [name, alarm] of alarms) {
      const periods = new Set(Array.from(metricsOf(alarm).values(), ({ Period }) => Period));
      expect(periods.size, name).toBe(1);
      const [period = 0] = periods;
      const most = period < 3600 ? 24 * 60 : 7 * 24 * 60;
      expect(lookBackMs(alarm) / minute, name).toBeLessThanOrEqual(most);
    }
  });

  test("has a runbook, and every runbook an alarm or a mail that sends somebody there", () => {
    const runbooks = readFileSync("docs/runbooks.md", "utf8").match(/(?<=^### ).+$/gm) ?? [];
    for (const name of alarms.keys()) expect(runbooks).toContain(name);
    expect(new Set(runbooks).size).toBe(runbooks.length);
  });

  test("tells the operator by mail and through their own topic when it goes on, and when it is over", () => {
    for (const [name, { AlarmActions, OKActions }] of alarms) {
      expect(AlarmActions, name).toHaveLength(2);
      expect(OKActions, name).toEqual(AlarmActions);
    }
    expect(ofType("AWS::SNS::Subscription").map(([, { Properties }]) => Properties)).toMatchObject([
      { Protocol: "email", Endpoint: mail },
    ]);
  });
});

test("every number of ours that an alarm looks at is one that functions tell", () => {
  const looked = [...alarms.values()]
    .flatMap((alarm) => [...metricsOf(alarm).values()])
    .filter(({ Metric }) => Metric.Namespace === "Tsuzuku")
    .map(({ Metric }) => Metric.MetricName);
  for (const name of looked) expect(Object.keys(metrics)).toContain(name);
});

test("without a sender and a model there are no alarms about them", () => {
  const bare = synthesize("unwatched", {}).get("Tsuzuku-watch")?.Resources ?? {};
  const named = Object.values(bare)
    .filter(({ Type }) => Type === "AWS::CloudWatch::Alarm")
    .map(({ Properties }) => nameIn(AlarmProperties.parse(Properties)));
  expect([...alarms.keys()].filter((name) => !named.includes(name)).sort()).toEqual([
    "ModelFailures",
    "RefusedMails",
    "ReturnedMails",
    "SpentModelBudget",
    "UnwantedMails",
  ]);
  expect(Object.values(bare).map(({ Type }) => Type)).not.toContain("AWS::SNS::Topic");
});

test("the dashboard shows every number of ours", () => {
  const body = JSON.stringify(ofType("AWS::CloudWatch::Dashboard"));
  const rare = ["SlowAnswers", "PolicyViolations", "SpentModelBudgets", "NewestTitleDays"];
  const byFunction = ["WorkMs", "WorkFailures"];
  for (const name of Object.keys(metrics)) {
    if (rare.includes(name) || byFunction.includes(name)) continue;
    expect(body, name).toContain(name);
  }
});
