import { Fn } from "aws-cdk-lib";
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  MathExpression,
  TextWidget,
  type Alarm,
  type IMetric,
  type IWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import { workers } from "../../shared/workers.ts";
import { logGroupNameOf } from "../deployment.ts";
import type { Queues, WorkerQueue } from "../queues.ts";
import { minutes, ofFunction, ofGateway, ofQueue, ofTable, ours, type Watched } from "./numbers.ts";

const period = minutes(5);
const total = { statistic: "Sum", period };
const most = { statistic: "Maximum", period };
const wholeWidth = 24;

const graph = (title: string, left: readonly IMetric[], right: readonly IMetric[] = []): IWidget =>
  new GraphWidget({ title, left: [...left], right: [...right], width: wholeWidth / 3, height: 6 });

/** One line for each function of the deployment, also those of later releases. */
const ofEachFunction = (
  { deployment }: Watched,
  metricName: string,
  statistic: string,
): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} "${deployment.product}" MetricName="${metricName}"', '${statistic}', ${period.toSeconds()})`,
    label: "",
    usingMetrics: {},
    period,
  });

/** One line for each function that answered with 5xx. */
const faults = ({ deployment }: Watched): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{"${deployment.product}",Function} MetricName="Faults"', 'Sum', ${period.toSeconds()})`,
    label: "",
    usingMetrics: {},
    period,
  });

/** Adds the one page on which an operator sees how the site does: what people feel on top, what it runs on below. */
export function addDashboard(watched: Watched, queues: Queues, alarms: readonly Alarm[]): void {
  const dashboard = new Dashboard(watched.stack, "Dashboard", {
    dashboardName: watched.deployment.product,
  });
  dashboard.addWidgets(
    new AlarmStatusWidget({ title: "Alarms", alarms: [...alarms], width: wholeWidth, height: 4 }),
  );
  dashboard.addWidgets(
    graph(
      "Calls, and those that failed",
      [ofGateway(watched, "Count", total)],
      [ofGateway(watched, "4xx", total), ofGateway(watched, "5xx", total)],
    ),
    graph("How long quick answers took", [
      ours(watched, "AnswerMs", { statistic: "p50", period }),
      ours(watched, "AnswerMs", { statistic: "p90", period }),
      ours(watched, "AnswerMs", { statistic: "p99", period }),
    ]),
    graph("Failures, by function", [faults(watched)]),
  );
  dashboard.addWidgets(
    graph(
      "Cold starts, and how long they took",
      [ours(watched, "ColdStarts", total)],
      [ours(watched, "InitMs", { statistic: "p50", period })],
    ),
    graph("Time, by function (p99)", [ofEachFunction(watched, "Duration", "p99")]),
    graph("Functions that run at once", [
      ofEachFunction(watched, "ConcurrentExecutions", "Maximum"),
    ]),
  );
  dashboard.addWidgets(
    graph(
      "Units of the table",
      [
        ofTable(watched, "ConsumedReadCapacityUnits", total),
        ofTable(watched, "ConsumedWriteCapacityUnits", total),
      ],
      [
        ofTable(watched, "ReadThrottleEvents", total),
        ofTable(watched, "WriteThrottleEvents", total),
      ],
    ),
    graph(
      "Work that waits",
      [
        ours(watched, "OldestImportMinutes", most),
        ours(watched, "OldestDeletionMinutes", most),
        ours(watched, "OverdueJobs", most),
      ],
      Object.values<WorkerQueue>(queues).map(({ arn }) =>
        ofQueue(nameIn(arn), "ApproximateNumberOfMessagesVisible", most),
      ),
    ),
    graph(
      "Errors of workers",
      Object.keys(workers).map((name) => ofFunction(watched, name, "Errors", total)),
    ),
  );
  dashboard.addWidgets(
    graph("Sign-in", [ours(watched, "FailedSignIns", total)]),
    graph("What people report", [ours(watched, "Reports", total)]),
    graph("E-mails that were refused", [ours(watched, "RefusedMails", total)]),
    graph("The chat's model", [
      ours(watched, "ModelQuestions", total),
      ours(watched, "ModelFailures", total),
    ]),
  );
  dashboard.addWidgets(new TextWidget({ markdown: words(watched), width: wholeWidth, height: 5 }));
}

/** A queue's name is the last part of its ARN. */
const nameIn = (queueArn: string): string => Fn.select(5, Fn.split(":", queueArn));

const words = ({ deployment }: Watched): string =>
  [
    "Every alarm has its runbook in `docs/runbooks.md`. Lines of one request, to the last one of the worker that it set",
    "going, have its `edgeId`, which is the header `x-amz-cf-id` of its answer. In Logs Insights:",
    "",
    "```",
    `SOURCE logGroups(namePrefix: ["${logGroupNameOf(deployment, "")}"]) START=-1h END=now`,
    '| filter edgeId = "…" | sort @timestamp asc',
    "```",
  ].join("\n");
