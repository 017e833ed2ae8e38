import { RemovalPolicy, type Stack } from "aws-cdk-lib";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import type { Settings } from "./settings.ts";

/** Adds the address that e-mails come from. SES asks the operator to confirm it before it sends anything. */
export function addMail(stack: Stack, { mailFrom }: Settings): EmailIdentity {
  const identity = new EmailIdentity(stack, "Mail", { identity: Identity.email(mailFrom) });
  // It has a name of its own: kept after a creation that failed, it would be in the way of the next.
  identity.applyRemovalPolicy(RemovalPolicy.DESTROY);
  return identity;
}
