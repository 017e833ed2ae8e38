import { metrics, type MetricName } from "./metrics.ts";

type Level = "info" | "warn" | "error";

/** What the lines of one event of a function have in common, by which an operator finds them together. */
export interface Cause {
  /** The gateway's id of a request, Lambda's of a run of a job, or the queue's of a message. */
  readonly requestId?: string | undefined;
  /** The edge's id of the request that all began with, which the browser was told as well (`x-amz-cf-id`). */
  readonly edgeId?: string | undefined;
}

/** An environment works on one event at a time, and nothing outlives the answer (decision 0032). */
let cause: Cause = {};

/** Says what further lines belong to. */
export function logAbout(of: Cause): void {
  cause = of;
}

/** What lines belong to now, for work that goes on elsewhere. */
export const loggedAbout = (): Cause => cause;

type Numbers = Partial<Record<MetricName, number>>;

/** Numbers of one line that CloudWatch counts as metrics. */
export interface Measured {
  readonly ofSite?: Numbers;
  /** Those that are counted for one function by itself, under its name; they are few, or cost (decision 0080). */
  readonly ofFunction?: readonly [name: string, numbers: Numbers];
  /** Those of the function that are counted for its version as well, where calls come to one by its number. */
  readonly ofVersion?: readonly MetricName[];
}

/**
 * Whether the operator pays for metrics of every function by itself. What logs must not throw, so its variables may be
 * missing, as in a function that serves deployments.
 */
export const countsByFunction = (): boolean => process.env["METRICS_BY_FUNCTION"] === "yes";

/**
 * Writes one structured line. It goes past the console, by which the runtime would wrap it: CloudWatch reads metrics from a
 * line's root alone (its embedded metric format), and Lambda leaves lines as they are that are JSON already. What a line
 * says can be searched for: `filter event = "call" and status >= 500`.
 */
export function log(
  level: Level,
  event: string,
  fields: Record<string, unknown> = {},
  measured: Measured = {},
): void {
  const line = {
    timestamp: new Date().toISOString(),
    level: level.toUpperCase(),
    event,
    ...cause,
    ...fields,
    ...embedded(measured),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The number of the version that runs; undefined for what was never published as one. */
function publishedVersion(): string | undefined {
  const version = process.env["AWS_LAMBDA_FUNCTION_VERSION"];
  return version === "$LATEST" ? undefined : version;
}

/** The numbers as CloudWatch's embedded metric format wants them; where no namespace is known, they are fields alone. */
function embedded(measured: Measured): object {
  const { ofSite = {}, ofFunction: [name, own] = ["", {}], ofVersion = [] } = measured;
  const values = { ...ofSite, ...own };
  const namespace = process.env["METRICS_NAMESPACE"];
  const version = publishedVersion();
  const directives = [
    { dimensions: [], names: Object.keys(ofSite) },
    { dimensions: ["Function"], names: Object.keys(own) },
    { dimensions: ["Function", "Version"], names: version === undefined ? [] : ofVersion },
  ].filter(({ names }) => names.length > 0);
  if (directives.length === 0 || namespace === undefined) return values;
  return {
    ...(Object.keys(own).length === 0 ? {} : { Function: name, Version: version }),
    ...values,
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: directives.map(({ dimensions, names }) => ({
        Namespace: namespace,
        Dimensions: [dimensions],
        Metrics: names.map((each) => ({ Name: each, Unit: metrics[each as MetricName] })),
      })),
    },
  };
}

/** What of an error belongs in the log: never in an answer. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.name, detail: error.message, stack: error.stack };
}
