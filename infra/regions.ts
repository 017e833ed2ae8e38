import { Aws, CfnRule, Fn, Token, type Stack } from "aws-cdk-lib";
import { SettingsRefused, type Settings } from "./settings.ts";

/**
 * The regions that every account has. To buckets in the others CloudFront delivers no access logs, and refuses the
 * distribution that asks for them.
 */
const regions = [
  "ap-northeast-1",
  "ap-northeast-2",
  "ap-northeast-3",
  "ap-south-1",
  "ap-southeast-1",
  "ap-southeast-2",
  "ca-central-1",
  "eu-central-1",
  "eu-north-1",
  "eu-west-1",
  "eu-west-2",
  "eu-west-3",
  "sa-east-1",
  "us-east-1",
  "us-east-2",
  "us-west-1",
  "us-west-2",
];

/** Where CloudFront finds a firewall, wherever its origins are. */
export const firewallRegion = "us-east-1";

const refusal = (region: string): string =>
  `Tsuzuku cannot be deployed to ${region}: CloudFront delivers no access logs there. Choose one of ${regions.join(", ")}.`;

/** What functions and alarms reach in their own region alone. */
const beside = [
  "alarmTopicArn",
  "chatModel",
  "chatModelSecretName",
  "googleSecretName",
] as const satisfies (keyof Settings)[];

/**
 * Throws SettingsRefused for a region in which the product cannot run, and for settings that name something in another one;
 * of an unknown region the deployment will say.
 */
export function requireRegion(
  region: string | undefined,
  settings: Partial<Pick<Settings, (typeof beside)[number]>> = {},
): void {
  if (region === undefined || Token.isUnresolved(region)) return;
  const elsewhere = beside.flatMap((name) => {
    const [, place = region] = /^arn:[^:]+:[^:]+:([^:]+):/.exec(settings[name] ?? "") ?? [];
    return place === region
      ? []
      : [`${name} is in ${place}, and has to be in ${region}, which is deployed to.`];
  });
  const reasons = [...(regions.includes(region) ? [] : [refusal(region)]), ...elsewhere];
  if (reasons.length > 0) throw new SettingsRefused(reasons);
}

/** Lets CloudFormation refuse such a region before it makes anything. */
export function refuseOtherRegions(stack: Stack): void {
  new CfnRule(stack, "Region", {
    assertions: [
      {
        assert: Fn.conditionContains(regions, Aws.REGION),
        assertDescription: refusal("this region"),
      },
    ],
  });
}
