import { describe, expect, test } from "vitest";
import * as z from "zod";
import { isCanary } from "../../../infra/canary/canaries.ts";
import { habits } from "../../../scripts/scale/usage.ts";
import { endpoints } from "../../../shared/endpoints.ts";
import { AlarmProperties } from "../../support/watching/alarm-states.ts";
import { synthesize } from "../synthesize.ts";
import { GetAtt, lambdas, Ref, resources, template } from "../template.ts";
import { play, type Shift } from "./release.ts";

const canaries = Object.keys(endpoints).filter(isCanary).sort();

/** What leads calls to a version: `{ "Fn::GetAtt": [id, "Version"] }` as the id. */
const VersionOf = z
  .object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Version")]) })
  .transform(({ "Fn::GetAtt": [id] }) => id);

const Alias = z.strictObject({
  FunctionName: Ref,
  FunctionVersion: VersionOf,
  Name: z.string(),
});

const Group = z.object({
  ApplicationName: Ref,
  DeploymentConfigName: z.string(),
  AlarmConfiguration: z.object({
    Enabled: z.literal(true),
    IgnorePollAlarmFailure: z.literal(false).default(false),
    Alarms: z.tuple([z.object({ Name: Ref })]),
  }),
  AutoRollbackConfiguration: z.object({ Enabled: z.literal(true), Events: z.array(z.string()) }),
  ServiceRoleArn: GetAtt,
});

const UpdatePolicy = z.strictObject({
  CodeDeployLambdaAliasUpdate: z.strictObject({ ApplicationName: Ref, DeploymentGroupName: Ref }),
});

const aliases = resources("AWS::Lambda::Alias", Alias);
const versions = resources("AWS::Lambda::Version", z.strictObject({ FunctionName: Ref }));
const groups = resources("AWS::CodeDeploy::DeploymentGroup", Group);
const alarms = resources("AWS::CloudWatch::Alarm", AlarmProperties);

const nameOf = (functionId: string): string =>
  [...lambdas].find(([, { id }]) => id === functionId)?.[0] ?? functionId;

/** The alias, version, group and alarm of each function whose releases are shifted. */
const shifts = [...aliases].map(([id, alias]) => {
  const policy = UpdatePolicy.parse(template.Resources[id]?.["UpdatePolicy"]);
  const { ApplicationName, DeploymentGroupName } = policy.CodeDeployLambdaAliasUpdate;
  const group = Group.parse(template.Resources[DeploymentGroupName]?.Properties);
  expect(group.ApplicationName).toBe(ApplicationName);
  const alarm = AlarmProperties.parse(
    template.Resources[group.AlarmConfiguration.Alarms[0].Name]?.Properties,
  );
  return { name: nameOf(alias.FunctionName), alias, group, alarm };
});

describe("releases are shifted step by step", () => {
  test("of the calls that are made most often", () => {
    const often = habits.filter(({ timesADay }) => timesADay >= 1.5).map(({ call }) => call);
    // What home begins with for those who only look.
    expect([...often, "get_trending_anime"].sort()).toEqual(canaries);
  });

  test("each by an alias that leads to the version which the template makes", () => {
    expect(shifts.map(({ name }) => name).sort()).toEqual(canaries);
    for (const { alias } of shifts) {
      expect(alias.Name).toBe("live");
      expect(versions.get(alias.FunctionVersion)).toEqual({ FunctionName: alias.FunctionName });
    }
    expect([versions.size, groups.size]).toEqual([shifts.length, shifts.length]);
  });

  test("and leave no version behind, as one that stays is in the way of the same code's next try", () => {
    for (const id of versions.keys()) {
      const version = template.Resources[id];
      expect([version?.DeletionPolicy, version?.["UpdateReplacePolicy"]]).toEqual([
        undefined,
        undefined,
      ]);
    }
  });

  test("side by side, a tenth for ten minutes, and go back by alarm, by failure and by hand", () => {
    for (const { group } of shifts) {
      expect(group.DeploymentConfigName).toBe("CodeDeployDefault.LambdaCanary10Percent10Minutes");
      expect(group.AutoRollbackConfiguration.Events.toSorted()).toEqual([
        "DEPLOYMENT_FAILURE",
        "DEPLOYMENT_STOP_ON_ALARM",
        "DEPLOYMENT_STOP_ON_REQUEST",
      ]);
    }
    expect(new Set(shifts.map(({ group }) => group.ApplicationName)).size).toBe(1);
  });

  test("but not where what is there fails and the release mends it: that gets all calls at once", () => {
    const mending = synthesize("at-once", {}, { allAtOnce: "true" }).get("Tsuzuku-functions");
    const configs = Object.values(mending?.Resources ?? {})
      .filter(({ Type }) => Type === "AWS::CodeDeploy::DeploymentGroup")
      .map(({ Properties }) => Group.parse(Properties).DeploymentConfigName);
    expect(configs).toHaveLength(shifts.length);
    expect(new Set(configs)).toEqual(new Set(["CodeDeployDefault.LambdaAllAtOnce"]));
  });

  test("after all is said of how: by which alarm, and how many at first", () => {
    for (const [id] of aliases) {
      const { DeploymentGroupName } = UpdatePolicy.parse(
        template.Resources[id]?.["UpdatePolicy"],
      ).CodeDeployLambdaAliasUpdate;
      expect(template.Resources[id]?.DependsOn).toContain(DeploymentGroupName);
    }
  });

  test("by alarms that hear of nothing but the new version, at the alias that the gateway calls", () => {
    for (const { name, alias, alarm } of shifts) {
      for (const { MetricStat } of alarm.Metrics) {
        if (MetricStat === undefined) continue;
        const { Namespace, Dimensions } = MetricStat.Metric;
        const version = { "Fn::GetAtt": [alias.FunctionVersion, "Version"] };
        expect(Object.fromEntries(Dimensions.map((each) => [each.Name, each.Value]))).toEqual(
          Namespace === "AWS/Lambda"
            ? {
                FunctionName: `Tsuzuku-${name}`,
                Resource: `Tsuzuku-${name}:live`,
                ExecutedVersion: version,
              }
            : { Function: name, Version: version },
        );
      }
    }
  });

  test("by a role that may move these aliases, and look at alarms", () => {
    const roles = new Set(shifts.map(({ group }) => group.ServiceRoleArn));
    expect(roles.size).toBe(1);
    const [role = ""] = roles;
    const { Policies, ManagedPolicyArns } = z
      .object({
        ManagedPolicyArns: z.array(z.unknown()).default([]),
        Policies: z.tuple([
          z.object({
            PolicyDocument: z.object({
              Statement: z.array(
                z.object({ Action: z.unknown(), Resource: z.unknown(), Effect: z.string() }),
              ),
            }),
          }),
        ]),
      })
      .parse(template.Resources[role]?.Properties);
    expect(ManagedPolicyArns).toEqual([]);
    const [move, look, ...more] = Policies[0].PolicyDocument.Statement;
    expect(more).toEqual([]);
    expect(look?.Action).toBe("cloudwatch:DescribeAlarms");
    expect(move?.Action).toEqual([
      "lambda:GetAlias",
      "lambda:GetProvisionedConcurrencyConfig",
      "lambda:UpdateAlias",
    ]);
    const named = JSON.stringify(move?.Resource).matchAll(/:function:(Tsuzuku-[\w:]+)"/g);
    expect(Array.from(named, ([, name]) => name)).toEqual(
      canaries.flatMap((name) => [`Tsuzuku-${name}`, `Tsuzuku-${name}:live`]),
    );
  });

  test("and no other function has an alarm in the way of deployments", () => {
    const ofShifts = [...alarms.values()].filter(({ AlarmDescription }) =>
      AlarmDescription.includes('"A release that went back"'),
    );
    expect(ofShifts).toHaveLength(shifts.length);
    for (const { name, alarm } of shifts) {
      expect(alarm.AlarmDescription).toContain(`The newest version of ${name} fails`);
      expect(alarm.AlarmActions).toEqual([]);
      // Of a version that nobody has called CloudWatch has no numbers at all.
      expect(alarm.TreatMissingData).toBe("notBreaching");
    }
  });
});

describe("a release", () => {
  const [{ name, alarm, group } = { name: "", alarm: undefined, group: undefined }] = shifts;
  const [, percent, minutes] =
    /Canary(\d+)Percent(\d+)Minutes$/.exec(group?.DeploymentConfigName ?? "") ?? [];
  const releasing = (
    callsAMinute: number,
    behaviours: Pick<Shift, "former" | "newer"> = {},
  ): number | undefined =>
    play({
      name,
      alarm: AlarmProperties.parse(alarm),
      share: Number(percent) / 100,
      minutes: Number(minutes),
      callsAMinute,
      ...behaviours,
    });
  const always = () => true;
  const oneOf = (many: number) => (call: number) => call % many === 0;

  test("that answers 5xx goes back before it gets all calls", () => {
    expect(releasing(20, { newer: { answers5xx: always } })).toBeLessThanOrEqual(5);
    expect(releasing(6000, { newer: { answers5xx: always } })).toBeLessThanOrEqual(5);
  });

  test("that does not even start goes back as well", () => {
    expect(releasing(20, { newer: { crashes: always } })).toBeLessThanOrEqual(5);
  });

  test("goes back where a few call, too, and where one call of ten fails", () => {
    // Two minutes of a small site, each with one call of the new version.
    expect(releasing(4, { newer: { answers5xx: always } })).toBeLessThanOrEqual(8);
    expect(releasing(6000, { newer: { answers5xx: oneOf(10) } })).toBeDefined();
  });

  test("that is good goes through, and so it does where nobody calls", () => {
    expect(releasing(600)).toBeUndefined();
    expect(releasing(0)).toBeUndefined();
    expect(releasing(0.2)).toBeUndefined();
  });

  test("goes through beside a release that fails, which it may be there to mend", () => {
    expect(releasing(600, { former: { answers5xx: always } })).toBeUndefined();
  });

  test("goes through with a call that failed once, and with one of a hundred", () => {
    expect(releasing(20, { newer: { answers5xx: (call) => call === 3 } })).toBeUndefined();
    expect(releasing(6000, { newer: { answers5xx: oneOf(100) } })).toBeUndefined();
  });
});
