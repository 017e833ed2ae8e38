import { Duration, type Stack } from "aws-cdk-lib";
import { MathExpression, Metric, type IMetric, type MetricProps } from "aws-cdk-lib/aws-cloudwatch";
import type { MetricName } from "../../functions/runtime/metrics.ts";
import type { Kept } from "../data.ts";
import { functionNameOf, type Deployment } from "../deployment.ts";

/** What alarms and the dashboard look at. */
export interface Watched {
  readonly stack: Stack;
  readonly deployment: Deployment;
  readonly apiId: string;
  readonly table: Kept;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
}

export const minutes = (count: number): Duration => Duration.minutes(count);

type Over = Pick<MetricProps, "statistic" | "period">;

/** A number of our own, of the whole site. */
export const ours = ({ deployment }: Watched, metricName: MetricName, over: Over): Metric =>
  new Metric({ namespace: deployment.product, metricName, ...over });

/** A number of the gateway's: `5xx`, `Count` or `Latency`. */
export const ofGateway = ({ apiId }: Watched, metricName: string, over: Over): Metric =>
  new Metric({
    namespace: "AWS/ApiGateway",
    metricName,
    dimensionsMap: { ApiId: apiId },
    ...over,
  });

/** A number of the table's. */
export const ofTable = ({ table }: Watched, metricName: string, over: Over): Metric =>
  new Metric({
    namespace: "AWS/DynamoDB",
    metricName,
    dimensionsMap: { TableName: table.name },
    ...over,
  });

/** A number of one of our functions. */
export const ofFunction = (
  { deployment }: Watched,
  name: string,
  metricName: string,
  over: Over,
): Metric =>
  new Metric({
    namespace: "AWS/Lambda",
    metricName,
    dimensionsMap: { FunctionName: functionNameOf(deployment, name) },
    ...over,
  });

/** A number of a queue's. */
export const ofQueue = (QueueName: string, metricName: string, over: Over): Metric =>
  new Metric({ namespace: "AWS/SQS", metricName, dimensionsMap: { QueueName }, ...over });

/** How often the user pool was refused, as it was asked for too much at once. */
export const signInThrottles = (watched: Watched, period: Duration): IMetric =>
  sum(
    ["SignInThrottles", "SignUpThrottles", "FederationThrottles"].map(
      (metricName) =>
        new Metric({
          namespace: "AWS/Cognito",
          metricName,
          dimensionsMap: {
            UserPool: watched.userPoolId,
            UserPoolClient: watched.userPoolClientId,
          },
          statistic: "Sum",
          period,
        }),
    ),
    period,
  );

/** Several counts as one; those of which there are no data count 0. */
export function sum(counts: readonly IMetric[], period: Duration): MathExpression {
  const usingMetrics = Object.fromEntries(counts.map((each, at) => [`m${at}`, each]));
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(" + ");
  return new MathExpression({ expression, usingMetrics, period });
}

/**
 * A count while it is at least so many of a hundred of all, else 0: a few failures are much where few call, and nothing
 * where many do.
 */
export const whileShare = (
  count: IMetric,
  ofAll: IMetric,
  percent: number,
  period: Duration,
): MathExpression =>
  new MathExpression({
    expression: `FILL(some, 0) * (FILL(some, 0) * 100 >= ${percent} * FILL(everything, 0))`,
    usingMetrics: { some: count, everything: ofAll },
    period,
  });
