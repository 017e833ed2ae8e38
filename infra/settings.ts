import type { Node } from "constructs";
import * as z from "zod";

const text = z.string().min(1).optional();

const fields = z.object({
  /** Multiplies every rate limit; the environment variable TSUZUKU_RATE_FACTOR is the default. */
  rateFactor: z.coerce.number().positive().default(1),
  /** The site's own domain; needs `certificateArn`. Without it the site lives on *.cloudfront.net. */
  domainName: text,
  /** An ACM certificate for the domain, in us-east-1 as CloudFront wants it. */
  certificateArn: text,
  /** Signing in with Google; needs `googleSecretName`. */
  googleClientId: text,
  /** The Secrets Manager secret that holds Google's client secret. */
  googleSecretName: text,
  /** Whether people may sign in with a passkey. */
  passkeys: z.union([z.boolean(), z.stringbool()]).default(false),
  /** The address that e-mails come from; the operator confirms it to SES. */
  mailFrom: z.email().default("no-reply@tsuzuku.example"),
  /** A WAF web ACL for the distribution, in us-east-1. */
  webAclArn: text,
  /**
   * A copy of the page that is live now (`curl https://… > live.html`). Its inline script and style stay allowed, so
   * that a deployment that changes them has no moment in which page and security policy do not fit.
   */
  livePage: text,
  /** An SNS topic that alarms are sent to. */
  alarmTopicArn: text,
});

const settings = fields
  .refine((given) => (given.domainName === undefined) === (given.certificateArn === undefined), {
    error: "domainName and certificateArn belong together",
  })
  .refine(
    (given) => (given.googleClientId === undefined) === (given.googleSecretName === undefined),
    {
      error: "googleClientId and googleSecretName belong together",
    },
  );

/** What an operator may choose for a deployment; everything is optional. */
export type Settings = z.output<typeof settings>;

/** Reads the settings from CDK context (`npx cdk deploy -c domainName=…`). Throws with the reason when one is not valid. */
export function readSettings(node: Node): Settings {
  const given = Object.fromEntries(
    Object.keys(fields.shape).map((name) => [name, node.tryGetContext(name) as unknown]),
  );
  given["rateFactor"] ??= process.env["TSUZUKU_RATE_FACTOR"];
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new Error(`Deployment settings: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
