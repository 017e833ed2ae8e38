import { Duration, type Stack } from "aws-cdk-lib";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import {
  Alarm,
  ComparisonOperator,
  Metric,
  TreatMissingData,
  type IMetric,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Operation, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { FilterPattern, LogGroup, MetricFilter, type IFilterPattern } from "aws-cdk-lib/aws-logs";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { endpoints } from "../../shared/endpoints.ts";
import type { JobName } from "../../shared/jobs.ts";
import { workers } from "../../shared/workers.ts";
import * as limits from "../../shared/limits.ts";
import type { Kept } from "../data.ts";
import { functionNameOf, logGroupNameOf, type Deployment } from "../deployment.ts";
import { jobsWith } from "../jobs.ts";
import type { Queues, WorkerQueue } from "../queues.ts";

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
  readonly apiId: string;
  readonly queues: Queues;
  readonly table: Kept;
}

/** Rows that lead browsers to a page when they fail: a 302, which no count of 5xx sees. */
const leadingBack = ["auth_login", "auth_callback"] satisfies readonly (keyof typeof endpoints)[];

/** A number that lines of functions' logs give, under a name of our own. */
interface LoggedMetric {
  readonly metricName: string;
  readonly of: readonly string[];
  readonly filterPattern: IFilterPattern;
  /** Where a line holds the number; without it each line counts as one. */
  readonly metricValue?: string;
}

function addLoggedMetric(stack: Stack, deployment: Deployment, metric: LoggedMetric) {
  const { of, ...how } = metric;
  const metricNamespace = deployment.product;
  for (const name of of) {
    const id = `${name} ${how.metricName}`;
    const group = logGroupNameOf(deployment, name);
    const logGroup = LogGroup.fromLogGroupName(stack, `${id} log`, group);
    new MetricFilter(stack, id, { ...how, metricNamespace, logGroup });
  }
  return { namespace: metricNamespace, metricName: how.metricName };
}

/** Counts the sign-ins that failed by our fault or the provider's, from what their functions log. */
const failedSignIns = (stack: Stack, deployment: Deployment, period: Duration): IMetric =>
  new Metric({
    ...addLoggedMetric(stack, deployment, {
      metricName: "FailedSignIns",
      of: leadingBack,
      filterPattern: FilterPattern.any(
        FilterPattern.numberValue("$.message.status", ">=", 500),
        FilterPattern.stringValue("$.message.event", "=", "sign-in unavailable"),
      ),
    }),
    statistic: "Sum",
    period,
  });

/** Counts what browsers kept pages of ours from doing, from what they report. */
const policyViolations = (stack: Stack, deployment: Deployment, period: Duration): IMetric =>
  new Metric({
    ...addLoggedMetric(stack, deployment, {
      metricName: "PolicyViolations",
      of: ["csp_reports" satisfies keyof typeof endpoints],
      filterPattern: FilterPattern.stringValue("$.message.event", "=", "csp violation"),
    }),
    statistic: "Sum",
    period,
  });

/** How many days ago the newest anime of the catalogue began, as its job says once a day. */
const newestTitleDays = (stack: Stack, deployment: Deployment): IMetric =>
  new Metric({
    ...addLoggedMetric(stack, deployment, {
      metricName: "NewestTitleDays",
      of: ["catalogue" satisfies JobName],
      filterPattern: FilterPattern.exists("$.message.newestDays"),
      metricValue: "$.message.newestDays",
    }),
    statistic: "Maximum",
    period: Duration.days(1),
  });

/** Adds the alarms; they go to the operator's topic when the settings name one. */
export function addAlarms(stack: Stack, deployment: Deployment, observed: Observed): void {
  const { settings } = deployment;
  const { apiId, queues } = observed;
  const api = HttpApi.fromHttpApiAttributes(stack, "Api", { httpApiId: apiId });
  const table = TableV2.fromTableName(stack, "Table", observed.table.name);
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
  alarm("ServerErrors", "The API answers with 5xx.", api.metricServerError({ period }), 5);
  alarm("FailedSignIns", "People cannot sign in.", failedSignIns(stack, deployment, period), 5);
  alarm(
    "PolicyViolations",
    "Browsers report that the content security policy stops pages from working.",
    policyViolations(stack, deployment, period),
    20,
  );
  alarm(
    "SlowAnswers",
    "One call in a hundred takes over 3 seconds.",
    api.metricLatency({ period, statistic: "p99" }),
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
    table.metricThrottledRequestsForOperations({ operations, period }),
    1,
  );
  alarm(
    "StaleCatalogue",
    `No anime of the catalogue began in the last ${limits.newestTitleDays} days: its sources are old.`,
    newestTitleDays(stack, deployment),
    limits.newestTitleDays + 1,
    // A day on which the job says nothing makes the catalogue neither newer nor older; that it failed is another alarm.
    TreatMissingData.IGNORE,
  );
  for (const [worker, { deadLettersName }] of Object.entries<WorkerQueue>(queues)) {
    alarm(
      `${worker} gave up`,
      "A worker could not handle a message, however often it was delivered.",
      new Metric({
        namespace: "AWS/SQS",
        metricName: "ApproximateNumberOfMessagesVisible",
        dimensionsMap: { QueueName: deadLettersName },
        statistic: "Maximum",
        period,
      }),
      1,
    );
  }
  // Nobody waits for these: what fails is an error of theirs alone.
  const unattended = [...jobsWith(settings).map(([name]) => name), ...Object.keys(workers)];
  for (const name of unattended) {
    const errors = new Metric({
      namespace: "AWS/Lambda",
      metricName: "Errors",
      dimensionsMap: { FunctionName: functionNameOf(deployment, name) },
      statistic: "Sum",
      period,
    });
    alarm(`${name} failed`, "A job failed.", errors, 1);
  }
}
