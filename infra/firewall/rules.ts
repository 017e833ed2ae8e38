import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;
type Action = CfnWebACL.RuleActionProperty;

/** What a rule counts in CloudWatch, by its name; some of what it met can be looked at for three hours. */
export const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

interface RateRule {
  readonly name: string;
  /** Requests of one address within the window; AWS looks every ten seconds or so. */
  readonly most: number;
  readonly windowSeconds: 60 | 120 | 300 | 600;
  /** Which requests count; all of them where nothing is said. */
  readonly of?: Statement;
  readonly action: Action;
}

/** A rule that stops what an address sends beyond a rate, until it sends less. */
export const rateRule = (
  priority: number,
  { name, most, windowSeconds, of, action }: RateRule,
): Rule => ({
  name,
  priority,
  statement: {
    rateBasedStatement: {
      aggregateKeyType: "IP",
      limit: most,
      evaluationWindowSec: windowSeconds,
      ...(of !== undefined && { scopeDownStatement: of }),
    },
  },
  action,
  visibilityConfig: seenAs(name),
});

/** A group of rules that AWS keeps, of which some only count what they meet. */
export const managedRules = (
  priority: number,
  name: string,
  counting: readonly string[] = [],
): Rule => ({
  name,
  priority,
  statement: {
    managedRuleGroupStatement: {
      vendorName: "AWS",
      name,
      ...(counting.length > 0 && {
        ruleActionOverrides: counting.map((rule) => ({
          name: rule,
          actionToUse: { count: {} },
        })),
      }),
    },
  },
  overrideAction: { none: {} },
  visibilityConfig: seenAs(name),
});

/** Whether the path of a request is as an expression says. */
export const pathLike = (regexString: string): Statement => ({
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    regexString,
    textTransformations: [{ priority: 0, type: "NONE" }],
  },
});

/** Whether a request is a POST. */
export const isPost: Statement = {
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: "EXACTLY",
    searchString: "POST",
    textTransformations: [{ priority: 0, type: "NONE" }],
  },
};
