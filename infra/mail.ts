import { RemovalPolicy, type Stack } from "aws-cdk-lib";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import type { Settings } from "./settings.ts";

/** Adds the address that e-mails come from. SES asks the operator to confirm it before it sends anything. */
export function addMail(stack: Stack, { mailFrom }: Settings): EmailIdentity {
  const identity = new EmailIdentity(stack, "Mail", { identity: Identity.email(mailFrom) });
  // Kept with the stack's end, but not when its first deployment fails: the next would find the name taken.
  identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  return identity;
}
