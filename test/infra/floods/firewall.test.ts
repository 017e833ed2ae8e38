import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { settingsFrom } from "../../../infra/settings.ts";
import type { Endpoint } from "../../../shared/endpoint.ts";
import { endpoints } from "../../../shared/endpoints.ts";
import { pages } from "../../../shared/pages.ts";
import { replaceOutputs } from "../assembly.ts";
import { readAssembly, type Template } from "../cloudformation/assembly.ts";
import { synthesize } from "../synthesize.ts";

const guarded = synthesize("firewall", { waf: true });
const plain = synthesize("no-firewall", {});

const stackNamed = (name: string): Template => {
  const found = guarded.get(`Tsuzuku-${name}`);
  if (found === undefined) throw new Error(`There is no stack ${name}`);
  return found;
};

const idsOf = ({ Resources }: Template, type: string): string[] =>
  Object.keys(Resources).filter((id) => Resources[id]?.Type === type);

const Rule = z.looseObject({
  Name: z.string(),
  Priority: z.number(),
  Statement: z.object({
    RateBasedStatement: z
      .looseObject({
        Limit: z.number(),
        EvaluationWindowSec: z.number(),
        AggregateKeyType: z.string(),
      })
      .optional(),
    ManagedRuleGroupStatement: z
      .object({
        Name: z.string(),
        RuleActionOverrides: z
          .array(
            z.object({ Name: z.string(), ActionToUse: z.strictObject({ Count: z.object({}) }) }),
          )
          .default([]),
      })
      .optional(),
  }),
});
const WebAcl = z.object({
  Scope: z.string(),
  DefaultAction: z.object({ Allow: z.object({}) }),
  Rules: z.array(Rule),
});

const aclOf = (stack: string) => {
  const [id = ""] = idsOf(stackNamed(stack), "AWS::WAFv2::WebACL");
  return WebAcl.parse(stackNamed(stack).Resources[id]?.Properties);
};

describe("with waf", () => {
  test("a firewall stands in us-east-1, after the guard of the settings and before the distribution that reads its address", () => {
    expect(aclOf("firewall").Scope).toBe("CLOUDFRONT");
    const order = readAssembly(join(inject("folder"), "firewall"));
    const after = (name: string) =>
      order.find(({ stack }) => stack === `Tsuzuku-${name}`)?.after ?? [];
    expect(after("firewall")).toEqual(["Tsuzuku-data"]);
    expect(after("edge")).toContain("Tsuzuku-firewall");

    const edge = stackNamed("edge");
    const [distribution = ""] = idsOf(edge, "AWS::CloudFront::Distribution");
    const { DistributionConfig } = z
      .object({ DistributionConfig: z.object({ WebACLId: z.unknown() }) })
      .parse(edge.Resources[distribution]?.Properties);
    expect(DistributionConfig.WebACLId).toEqual({
      "Fn::GetStackOutput": {
        StackName: "Tsuzuku-firewall",
        OutputName: "WebAclArn",
        Region: "us-east-1",
      },
    });
    const [acl] = idsOf(stackNamed("firewall"), "AWS::WAFv2::WebACL");
    expect(replaceOutputs(guarded, DistributionConfig.WebACLId)).toEqual({
      "Fn::GetAtt": [acl, "Arn"],
    });
  });

  test("it slows one address down, and stops what AWS knows as bad", () => {
    const rules = aclOf("firewall").Rules.toSorted((a, b) => a.Priority - b.Priority);
    expect(rules.map(({ Name }) => Name)).toEqual([
      "ApiFlood",
      "Flood",
      "AWSManagedRulesAmazonIpReputationList",
      "AWSManagedRulesKnownBadInputsRuleSet",
      "AWSManagedRulesCommonRuleSet",
    ]);
    for (const { Statement } of rules.slice(0, 2)) {
      const { Limit = 0, EvaluationWindowSec = 1 } = Statement.RateBasedStatement ?? {};
      // A thousand a second are stopped, and fifty are not.
      expect(Limit / EvaluationWindowSec).toBeGreaterThanOrEqual(50);
      expect(Limit / EvaluationWindowSec).toBeLessThanOrEqual(200);
    }
  });

  test("it counts every call of the table as one", () => {
    const [flood] = aclOf("firewall").Rules;
    const [, pattern = ""] = /"RegexString":"([^"]*)"/.exec(JSON.stringify(flood)) ?? [];
    for (const { path } of Object.values<Endpoint>(endpoints)) {
      expect(path).toMatch(new RegExp(pattern));
    }
    for (const page of Object.values(pages)) expect(page.pattern).not.toMatch(new RegExp(pattern));
  });

  test("no rule reads bodies to stop what people upload or write", () => {
    const reading = [
      "SizeRestrictions_BODY",
      "CrossSiteScripting_BODY",
      "GenericLFI_BODY",
      "GenericRFI_BODY",
      "EC2MetaDataSSRF_BODY",
      "Log4JRCE_BODY",
      "JavaDeserializationRCE_BODY",
      "ReactJSRCE_BODY",
    ];
    const counting = aclOf("firewall")
      .Rules.flatMap(
        ({ Statement }) => Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [],
      )
      .map(({ Name }) => Name);
    expect(counting).toEqual(expect.arrayContaining(reading));
  });

  test("another one stands before the sign-in, in the region of the user pool", () => {
    const edge = stackNamed("edge");
    expect(aclOf("edge")).toMatchObject({ Scope: "REGIONAL" });
    const [association = ""] = idsOf(edge, "AWS::WAFv2::WebACLAssociation");
    const { ResourceArn } = z
      .object({ ResourceArn: z.unknown() })
      .parse(edge.Resources[association]?.Properties);
    const [pool] = idsOf(stackNamed("data"), "AWS::Cognito::UserPool");
    expect(replaceOutputs(guarded, ResourceArn)).toEqual({ "Fn::GetAtt": [pool, "Arn"] });
    const [rule] = aclOf("edge").Rules;
    // Our functions fetch tokens from addresses that others have, too.
    expect(JSON.stringify(rule)).toContain('"NotStatement":{"Statement":{"RegexMatchStatement"');
    expect(JSON.stringify(rule)).toContain("^/oauth2/");
  });
});

test("without waf there is none", () => {
  expect(plain.has("Tsuzuku-firewall")).toBe(false);
  expect([...plain.values()].flatMap((each) => idsOf(each, "AWS::WAFv2::WebACL"))).toEqual([]);
});

test("waf and a firewall of one's own are not both before the site", () => {
  const webAclArn = "arn:aws:wafv2:us-east-1:111122223333:global/webacl/w/1";
  expect(() => settingsFrom({}, { waf: true, webAclArn })).toThrow(
    "waf makes a firewall, and webAclArn names one that is there: give one of them.",
  );
  expect(settingsFrom({}, { waf: false, webAclArn }).webAclArn).toBe(webAclArn);
});

describe("what the account may cost", () => {
  test("is told to the operator by mail when it is nearly so much, and when it will be more", () => {
    const given = { alarmMail: "operator@tsuzuku.test", monthlyBudget: 50 };
    const watch = synthesize("budget", given).get("Tsuzuku-watch");
    const [id = ""] = watch === undefined ? [] : idsOf(watch, "AWS::Budgets::Budget");
    expect(watch?.Resources[id]?.Properties).toMatchObject({
      Budget: { BudgetType: "COST", TimeUnit: "MONTHLY", BudgetLimit: { Amount: 50, Unit: "USD" } },
      NotificationsWithSubscribers: [
        ["ACTUAL", 80],
        ["ACTUAL", 100],
        ["FORECASTED", 120],
      ].map(([NotificationType, Threshold]) => ({
        Notification: { NotificationType, Threshold, ThresholdType: "PERCENTAGE" },
        Subscribers: [{ SubscriptionType: "EMAIL", Address: "operator@tsuzuku.test" }],
      })),
    });
  });

  test("needs somebody to hear of it, and is more than nothing", () => {
    expect(() => settingsFrom({}, { monthlyBudget: 50 })).toThrow(
      "monthlyBudget needs alarmMail, the address that hears of it.",
    );
    const alarmMail = "operator@tsuzuku.test";
    expect(() => settingsFrom({}, { monthlyBudget: 0, alarmMail })).toThrow(
      "monthlyBudget must be",
    );
  });
});

describe("the table", () => {
  const unitsOf = (stacks: typeof plain) => {
    const data = stacks.get("Tsuzuku-data");
    const [id = ""] = data === undefined ? [] : idsOf(data, "AWS::DynamoDB::GlobalTable");
    const properties = z
      .object({
        WriteOnDemandThroughputSettings: z.object({ MaxWriteRequestUnits: z.number() }),
        Replicas: z.tuple([
          z.object({
            ReadOnDemandThroughputSettings: z.object({ MaxReadRequestUnits: z.number() }),
          }),
        ]),
      })
      .parse(data?.Resources[id]?.Properties);
    const [replica] = properties.Replicas;
    return {
      reads: replica.ReadOnDemandThroughputSettings.MaxReadRequestUnits,
      writes: properties.WriteOnDemandThroughputSettings.MaxWriteRequestUnits,
    };
  };

  test("reads and writes no more a second than the operator allows", () => {
    const { tableReadsPerSecond: reads, tableWritesPerSecond: writes } = settingsFrom({}, {});
    expect(unitsOf(plain)).toEqual({ reads, writes });
    const more = synthesize("units", { tableReadsPerSecond: 40_000, tableWritesPerSecond: 9000 });
    expect(unitsOf(more)).toEqual({ reads: 40_000, writes: 9000 });
  });
});
