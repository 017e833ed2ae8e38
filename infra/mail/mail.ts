import { Aws, CfnOutput, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import { none } from "../../functions/runtime/env.ts";
import type { Settings } from "../settings.ts";

type MailSettings = Pick<Settings, "mailFrom" | "mailDomain" | "mailIdentity">;

/** The value of MAIL_FROM: without an address nothing is sent. */
export const senderOf = ({ mailFrom }: MailSettings): string => mailFrom ?? none;

/**
 * Adds what e-mails come from: the address, which SES asks the operator to confirm, or its whole domain, whose DNS then
 * needs the records in the outputs. Undefined where nothing is sent, or where SES knows the identity already.
 */
export function addMail(stack: Stack, settings: MailSettings): EmailIdentity | undefined {
  const { mailFrom, mailDomain, mailIdentity } = settings;
  if (mailFrom === undefined || mailIdentity === "existing") return undefined;
  const identity = new EmailIdentity(stack, "Mail", {
    identity: mailDomain === undefined ? Identity.email(mailFrom) : Identity.domain(mailDomain),
  });
  // It has a name of its own: one that a failed deployment left behind would stand in the way of the next.
  identity.applyRemovalPolicy(RemovalPolicy.DESTROY);
  if (mailDomain !== undefined) {
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      new CfnOutput(stack, `MailRecord${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: "A record for the DNS of the domain that e-mails come from",
      });
    }
  }
  return identity;
}

const sesArn = (resource: string): string =>
  `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:${resource}`;

/** The ARN of what SES knows: an address, or a domain that stands for all of its addresses and for those below it. */
export const identityArn = (name: string): string => sesArn(`identity/${name}`);

/** A domain and those above it, up to another that it is part of. */
function domainsUpTo(top: string, domain: string): string[] {
  const above = domain.slice(domain.indexOf(".") + 1);
  return domain.endsWith(`.${top}`) ? [domain, ...domainsUpTo(top, above)] : [domain];
}

/**
 * What SES may ask about: the address and its domains up to `mailDomain`, as it sends with the closest identity that it
 * knows; and the configuration set of that name.
 */
export function mailArns(
  { mailFrom, mailDomain }: MailSettings,
  configurationSet: string,
): string[] {
  if (mailFrom === undefined) return [];
  const domain = mailFrom.slice(mailFrom.indexOf("@") + 1);
  const identities = [mailFrom, ...domainsUpTo(mailDomain ?? domain, domain)];
  return [...identities.map(identityArn), sesArn(`configuration-set/${configurationSet}`)];
}
