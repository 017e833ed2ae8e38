import type { Stack } from "aws-cdk-lib";
import {
  CfnEmailIdentity,
  ConfigurationSet,
  SuppressionReasons,
  type EmailIdentity,
} from "aws-cdk-lib/aws-ses";
import { publish } from "../publish.ts";

/**
 * Adds the configuration set of all our e-mails: an address that bounces or complains gets no further ones, and
 * CloudWatch is told how many do. SES suspends senders of whom too many do. Returns its name for later stacks. It is also
 * that of whatever else is sent by an `identity` of ours, such as sign-in's codes.
 */
export function addMailReputation(stack: Stack, identity: EmailIdentity | undefined): string {
  const set = new ConfigurationSet(stack, "MailReputation", {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  });
  const { configurationSetName } = set;
  const resource = identity?.node.defaultChild;
  if (resource instanceof CfnEmailIdentity) {
    resource.configurationSetAttributes = { configurationSetName };
  }
  return publish(stack, "MailConfiguration", configurationSetName, "What e-mails are sent under");
}
