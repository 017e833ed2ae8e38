import * as z from "zod";
import { valueOf } from "./metric-math.ts";

/** A number that somebody told CloudWatch. */
export interface Sample {
  readonly namespace: string;
  readonly name: string;
  /** Only samples of no function in particular are of the whole site. */
  readonly functionName?: string | undefined;
  /** Only samples of no version in particular are of the whole function. */
  readonly version?: string | undefined;
  readonly atMs: number;
  readonly value: number;
}

const Dimensions = z.array(z.object({ Name: z.string(), Value: z.unknown() })).default([]);
const Watched = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions,
});
const Stat = z.object({ Metric: Watched, Period: z.number(), Stat: z.string() });

/** An alarm as CloudFormation is told of it. */
export const AlarmProperties = z.object({
  AlarmDescription: z.string(),
  Threshold: z.number(),
  EvaluationPeriods: z.number(),
  DatapointsToAlarm: z.number(),
  ComparisonOperator: z.literal("GreaterThanOrEqualToThreshold"),
  TreatMissingData: z.enum(["notBreaching", "breaching", "ignore"]),
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
  Dimensions,
  Statistic: z.string().optional(),
  Period: z.number().optional(),
  Metrics: z
    .array(
      z.object({
        Id: z.string(),
        Expression: z.string().optional(),
        MetricStat: Stat.optional(),
        ReturnData: z.boolean().default(true),
      }),
    )
    .default([]),
  AlarmActions: z.array(z.unknown()).default([]),
  OKActions: z.array(z.unknown()).default([]),
});
export type AlarmProperties = z.output<typeof AlarmProperties>;

/** All metrics that an alarm looks at, by the ids of its expression; a lone one under "m". */
export function metricsOf(alarm: AlarmProperties): Map<string, z.output<typeof Stat>> {
  if (alarm.MetricName !== undefined) {
    const Metric = Watched.parse(alarm);
    return new Map([["m", Stat.parse({ Metric, Period: alarm.Period, Stat: alarm.Statistic })]]);
  }
  return new Map(
    alarm.Metrics.flatMap(({ Id, MetricStat }) =>
      MetricStat === undefined ? [] : [[Id, MetricStat] as const],
    ),
  );
}

const expressionOf = (alarm: AlarmProperties): string => {
  if (alarm.MetricName !== undefined) return "m";
  const [shown, ...more] = alarm.Metrics.filter(({ ReturnData }) => ReturnData);
  if (shown === undefined || more.length > 0) throw new Error("An alarm has one value");
  return shown.Expression ?? shown.Id;
};

const aggregates: Readonly<Record<string, (values: readonly number[]) => number>> = {
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Maximum: (values) => Math.max(...values),
  Average: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  SampleCount: (values) => values.length,
};

/** The value of the first of these dimensions that a metric has; undefined where it has none of them. */
function dimension(
  { Dimensions: all }: z.output<typeof Watched>,
  ...names: readonly string[]
): unknown {
  return all.find(({ Name }) => names.includes(Name))?.Value;
}

/** What one metric says of a period that ends then; undefined without data. */
function datapoint(
  { Metric, Period, Stat: stat }: z.output<typeof Stat>,
  samples: readonly Sample[],
  endMs: number,
): number | undefined {
  const values = samples
    .filter(
      (sample) =>
        sample.namespace === Metric.Namespace &&
        sample.name === Metric.MetricName &&
        sample.functionName === dimension(Metric, "FunctionName", "Function") &&
        sample.version === dimension(Metric, "ExecutedVersion", "Version") &&
        sample.atMs >= endMs - Period * 1000 &&
        sample.atMs < endMs,
    )
    .map(({ value }) => value);
  const aggregate = aggregates[stat];
  if (aggregate === undefined) throw new Error(`${stat} is none that we know`);
  return values.length === 0 ? undefined : aggregate(values);
}

/**
 * Whether an alarm is on at a moment, by CloudWatch's rules: of its latest periods so many have to breach; those without
 * data count as it says, and if all are, an alarm that ignores them stays off.
 */
export function isOn(alarm: AlarmProperties, samples: readonly Sample[], nowMs: number): boolean {
  const metrics = metricsOf(alarm);
  const [first] = metrics.values();
  const periodMs = (first?.Period ?? 0) * 1000;
  let breaching = 0;
  for (let ago = 0; ago < alarm.EvaluationPeriods; ago++) {
    const endMs = nowMs - ago * periodMs;
    const named = Object.fromEntries(
      Array.from(metrics, ([id, stat]) => [id, datapoint(stat, samples, endMs)]),
    );
    const value = valueOf(expressionOf(alarm), named);
    const isBreaching =
      value === undefined ? alarm.TreatMissingData === "breaching" : value >= alarm.Threshold;
    if (isBreaching) breaching++;
  }
  return breaching >= alarm.DatapointsToAlarm;
}

/** How far back an alarm looks, in milliseconds. */
export function lookBackMs(alarm: AlarmProperties): number {
  const [first] = metricsOf(alarm).values();
  return (first?.Period ?? 0) * 1000 * alarm.EvaluationPeriods;
}

/** An alarm as it is once the version that its template makes has this number. */
export const ofVersion = (alarm: AlarmProperties, version: string): AlarmProperties =>
  AlarmProperties.parse(
    JSON.parse(
      JSON.stringify(alarm).replaceAll(/\{"Fn::GetAtt":\["[^"]+","Version"\]\}/g, `"${version}"`),
    ),
  );
