import { Duration, type Stack } from "aws-cdk-lib";
import type { HttpStage } from "aws-cdk-lib/aws-apigatewayv2";
import {
  Alarm,
  ComparisonOperator,
  Metric,
  TreatMissingData,
  type IMetric,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Operation } from "aws-cdk-lib/aws-dynamodb";
import type { Function } from "aws-cdk-lib/aws-lambda";
import { FilterPattern, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { endpoints } from "../shared/endpoints.ts";
import type { JobName } from "../shared/jobs.ts";
import * as limits from "../shared/limits.ts";
import type { Data } from "./data.ts";
import { logGroupOf } from "./functions.ts";
import type { Queues, WorkerQueue } from "./queues.ts";
import type { Settings } from "./settings.ts";

/** The operations that our functions use. */
const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

interface Observed {
  readonly stage: HttpStage;
  /** The functions that nobody waits for: jobs and workers. */
  readonly jobs: readonly Function[];
  readonly queues: Queues;
  readonly data: Data;
}

/** Rows that lead browsers to a page when they fail: a 302, which no count of 5xx sees. */
const leadingBack = ["auth_login", "auth_callback"] satisfies readonly (keyof typeof endpoints)[];

/** Counts the sign-ins that failed by our fault or the provider's, from what their functions log. */
function failedSignIns(stack: Stack, period: Duration): IMetric {
  const where = { metricNamespace: stack.stackName, metricName: "FailedSignIns" };
  const filterPattern = FilterPattern.any(
    FilterPattern.numberValue("$.message.status", ">=", 500),
    FilterPattern.stringValue("$.message.event", "=", "sign-in unavailable"),
  );
  for (const name of leadingBack) {
    const logGroup = logGroupOf(stack, name);
    new MetricFilter(logGroup, "Failed", { ...where, logGroup, filterPattern });
  }
  const { metricNamespace: namespace, metricName } = where;
  return new Metric({ namespace, metricName, statistic: "Sum", period });
}

/** Counts what browsers kept pages of ours from doing, from what they report. */
function policyViolations(stack: Stack, period: Duration): IMetric {
  const where = { metricNamespace: stack.stackName, metricName: "PolicyViolations" };
  const logGroup = logGroupOf(stack, "csp_reports" satisfies keyof typeof endpoints);
  const filterPattern = FilterPattern.stringValue("$.message.event", "=", "csp violation");
  new MetricFilter(logGroup, "Violation", { ...where, logGroup, filterPattern });
  const { metricNamespace: namespace, metricName } = where;
  return new Metric({ namespace, metricName, statistic: "Sum", period });
}

/** How many days ago the newest anime of the catalogue began, as its job says once a day. */
function newestTitleDays(stack: Stack): IMetric {
  const where = { metricNamespace: stack.stackName, metricName: "NewestTitleDays" };
  const logGroup = logGroupOf(stack, "catalogue" satisfies JobName);
  new MetricFilter(logGroup, "Newest", {
    ...where,
    logGroup,
    filterPattern: FilterPattern.exists("$.message.newestDays"),
    metricValue: "$.message.newestDays",
  });
  const { metricNamespace: namespace, metricName } = where;
  return new Metric({ namespace, metricName, statistic: "Maximum", period: Duration.days(1) });
}

/** Adds the alarms; they go to the operator's topic when the settings name one. */
export function addAlarms(stack: Stack, observed: Observed, settings: Settings): void {
  const { stage, jobs, queues, data } = observed;
  const period = Duration.minutes(5);
  const topic =
    settings.alarmTopicArn === undefined
      ? undefined
      : Topic.fromTopicArn(stack, "AlarmTopic", settings.alarmTopicArn);
  const alarm = (
    name: string,
    description: string,
    metric: IMetric,
    threshold: number,
    treatMissingData = TreatMissingData.NOT_BREACHING,
  ) => {
    const added = new Alarm(stack, name, {
      alarmDescription: description,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData,
    });
    if (topic !== undefined) added.addAlarmAction(new SnsAction(topic));
  };

  // A function of the API that fails in any way, also before it can log a line, is a 5xx of this stage; but see below.
  alarm("ServerErrors", "The API answers with 5xx.", stage.metricServerError({ period }), 5);
  alarm("FailedSignIns", "People cannot sign in.", failedSignIns(stack, period), 5);
  alarm(
    "PolicyViolations",
    "Browsers report that the content security policy stops pages from working.",
    policyViolations(stack, period),
    20,
  );
  alarm(
    "SlowAnswers",
    "One call in a hundred takes over 3 seconds.",
    stage.metricLatency({ period, statistic: "p99" }),
    3000,
  );
  alarm(
    "FunctionThrottles",
    "Functions of this account are refused for lack of concurrency.",
    // Of all functions of the account in this region: what they run out of they have in common.
    new Metric({ namespace: "AWS/Lambda", metricName: "Throttles", statistic: "Sum", period }),
    1,
  );
  alarm(
    "TableThrottles",
    "The table refuses requests.",
    data.table.metricThrottledRequestsForOperations({ operations, period }),
    1,
  );
  alarm(
    "StaleCatalogue",
    `No anime of the catalogue began in the last ${limits.newestTitleDays} days: its sources are old.`,
    newestTitleDays(stack),
    limits.newestTitleDays + 1,
    // A day on which the job says nothing makes the catalogue neither newer nor older; that it failed is another alarm.
    TreatMissingData.IGNORE,
  );
  for (const [worker, { deadLetters }] of Object.entries<WorkerQueue>(queues)) {
    alarm(
      `${worker} gave up`,
      "A worker could not handle a message, however often it was delivered.",
      deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
      1,
    );
  }
  for (const job of jobs) {
    alarm(
      `${job.node.scope?.node.id ?? ""} failed`,
      "A job failed.",
      job.metricErrors({ period }),
      1,
    );
  }
}
