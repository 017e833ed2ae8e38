import { RemovalPolicy, type Stack } from "aws-cdk-lib";
import {
  CfnEmailIdentity,
  ConfigurationSet,
  SuppressionReasons,
  type EmailIdentity,
} from "aws-cdk-lib/aws-ses";

/**
 * Adds the configuration set of all our e-mails: an address that bounces or complains gets no further ones, and
 * CloudWatch is told how many do. SES suspends senders of whom too many do. Returns its name. It is also that of
 * whatever else is sent by `identity`, such as sign-in's codes.
 */
export function addMailReputation(stack: Stack, identity: EmailIdentity): string {
  const set = new ConfigurationSet(stack, "MailReputation", {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  });
  // The identity is kept: it would name a set that is gone, and could send nothing.
  set.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  const { configurationSetName } = set;
  const resource = identity.node.defaultChild;
  if (!(resource instanceof CfnEmailIdentity)) throw new Error("The identity has no resource");
  resource.configurationSetAttributes = { configurationSetName };
  return configurationSetName;
}
