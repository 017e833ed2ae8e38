import { Aws, CfnRule, Fn, Token, type Stack } from "aws-cdk-lib";
import { SettingsRefused } from "./settings.ts";

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

const refusal = (region: string): string =>
  `Tsuzuku cannot be deployed to ${region}: CloudFront delivers no access logs there. Choose one of ${regions.join(", ")}.`;

/** Throws SettingsRefused for a region in which the product cannot run; of an unknown one the deployment will say. */
export function requireRegion(region: string | undefined): void {
  if (region === undefined || Token.isUnresolved(region) || regions.includes(region)) return;
  throw new SettingsRefused([refusal(region)]);
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
