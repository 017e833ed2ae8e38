import { Duration, type Stack } from "aws-cdk-lib";
import {
  BucketDeployment,
  CacheControl,
  Source,
  type BucketDeploymentProps,
} from "aws-cdk-lib/aws-s3-deployment";
import type { Settings } from "../settings.ts";

/** Where people who have found a hole look for whom to tell (RFC 9116). */
const securityTextKey = ".well-known/security.txt";

/**
 * The text of RFC 9116 with its lines for whoever has found a hole; undefined where the operator names nobody to write
 * to. It expires on the first day of this month a year later: a site that nobody deploys any more has nobody who answers.
 */
export function securityText(
  { securityContact, domainName }: Pick<Settings, "securityContact" | "domainName">,
  now: Date,
): string | undefined {
  if (securityContact === undefined) return undefined;
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    // The address that CloudFront gives is not known before the first deployment.
    ...(domainName === undefined ? [] : [`Canonical: https://${domainName}/${securityTextKey}`]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Adds the text to the site's files, where there is one. */
export function addSecurityText(
  stack: Stack,
  upload: Omit<BucketDeploymentProps, "sources">,
  settings: Settings,
): void {
  const text = securityText(settings, new Date());
  if (text === undefined) return;
  new BucketDeployment(stack, "SecurityText", {
    ...upload,
    sources: [Source.data(securityTextKey, text)],
    contentType: "text/plain; charset=utf-8",
    cacheControl: [CacheControl.maxAge(Duration.days(1))],
  });
}
