/*
 * AWS's list prices of us-east-1, in dollars, without the free tier of an account's first year. Those that are always
 * free are part of them. `npm run docs` makes out the bills of `docs/scale.md` by them.
 */

/** When those that were read anywhere were read last. */
export const pricesAsOf = "November 2026";

/** A price that falls with the amount: up to an amount, or for all that is left, so many dollars. */
type Tiers = readonly (readonly [upTo: number, dollars: number])[];

interface Price {
  readonly of: string;
  /** Amounts and dollars are for so many units. */
  readonly per: number;
  readonly unit: string;
  readonly tiers: Tiers;
  /** Where it was read: AWS's own text, somebody else's, or nowhere but in memory. */
  readonly source: "AWS" | "others" | "nowhere yet";
}

const million = 1e6;
const free = (upTo: number) => [upTo, 0] as const;
const then = (dollars: number) => [Infinity, dollars] as const;

const price = (
  of: string,
  per: number,
  unit: string,
  tiers: Tiers,
  source: Price["source"],
): Price => ({ of, per, unit, tiers, source });

export const prices = {
  cognito: price(
    "Cognito, plan Essentials",
    1,
    "person who signs in",
    [free(10_000), then(0.015)],
    "nowhere yet",
  ),
  cognitoLite: price(
    "Cognito, plan Lite",
    1,
    "person who signs in",
    [free(10_000), [50_000, 0.0055], [1e6, 0.0046], [1e7, 0.00325], then(0.0025)],
    "nowhere yet",
  ),
  api: price("API Gateway, HTTP API", million, "million calls", [[300, 1], then(0.9)], "AWS"),
  lambdaCalls: price("Lambda, calls", million, "million calls", [free(1), then(0.2)], "others"),
  lambdaTime: price(
    "Lambda on arm64, time",
    million,
    "million GB-seconds",
    [free(0.4), [7500, 13.3334], then(12.0001)],
    "others",
  ),
  tableWrites: price(
    "DynamoDB on demand, writes",
    million,
    "million write units",
    [then(0.625)],
    "others",
  ),
  tableReads: price(
    "DynamoDB on demand, reads",
    million,
    "million read units",
    [then(0.125)],
    "others",
  ),
  tableStorage: price("DynamoDB, storage", 1, "GB", [free(25), then(0.25)], "nowhere yet"),
  tableBackups: price("DynamoDB, point-in-time recovery", 1, "GB", [then(0.2)], "nowhere yet"),
  edgeBytes: price(
    "CloudFront, to Europe and North America",
    1024,
    "TB",
    [free(1), [10, 87.04], [50, 81.92], [150, 61.44], then(40.96)],
    "AWS",
  ),
  edgeRequests: price(
    "CloudFront, requests by https",
    million,
    "million requests",
    [free(10), then(1)],
    "others",
  ),
  edgeFunctions: price(
    "CloudFront Functions",
    million,
    "million runs",
    [free(2), then(0.1)],
    "others",
  ),
  logs: price("CloudWatch Logs, written", 1, "GB", [free(5), then(0.5)], "others"),
  objects: price("S3, storage", 1, "GB", [then(0.023)], "nowhere yet"),
  objectReads: price("S3, reads", million, "million requests", [then(0.4)], "nowhere yet"),
  mails: price("SES", 1000, "thousand e-mails", [then(0.1)], "nowhere yet"),
  alarms: price(
    "CloudWatch, alarms",
    1,
    "metric of an alarm",
    [free(10), then(0.1)],
    "nowhere yet",
  ),
  metrics: price("CloudWatch, metrics of our own", 1, "metric", [free(10), then(0.3)], "others"),
  dashboards: price("CloudWatch, dashboards", 1, "dashboard", [free(3), then(3)], "others"),
  secrets: price("Secrets Manager", 1, "secret", [then(0.4)], "nowhere yet"),
  firewalls: price("WAF, web ACLs", 1, "web ACL", [then(5)], "others"),
  firewallRules: price("WAF, rules and groups of AWS's", 1, "rule or group", [then(1)], "others"),
  firewallRequests: price("WAF, requests", million, "million requests", [then(0.6)], "others"),
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof prices;

/** What an amount of units costs a month. */
export function costOf(name: PriceName, units: number): number {
  const { per, tiers } = prices[name];
  const amount = units / per;
  let [cost, from] = [0, 0];
  for (const [upTo, dollars] of tiers) {
    cost += Math.max(0, Math.min(amount, upTo) - from) * dollars;
    from = upTo;
  }
  return cost;
}
