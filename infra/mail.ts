import { RemovalPolicy, type Stack } from "aws-cdk-lib";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import type { Settings } from "./settings.ts";

/** Adds the address that e-mails come from. SES asks the operator to confirm it before it sends anything. */
export function addMail(stack: Stack, { mailFrom }: Settings): EmailIdentity {
  const identity = new EmailIdentity(stack, "Mail", { identity: Identity.email(mailFrom) });
  identity.applyRemovalPolicy(RemovalPolicy.RETAIN);
  return identity;
}
