import type { Node } from "constructs";
import * as z from "zod";
import { isOnNetwork, mayFetchFrom } from "../catalogue/release/connection.ts";
import { defaultReleaseAddress } from "../catalogue/release/latest-release.ts";

const emptyIsUnset = (value: unknown): unknown => (value === "" ? undefined : value);
const text = z.preprocess(emptyIsUnset, z.string().min(1).optional());

/** Whether an address only stands in for one: nothing under `.example` is anybody's. */
export const isUnsendable = (address: string): boolean => address.endsWith(".example");

/**
 * Whether the functions may fetch from an address: on AWS by https from the network; a cloud on a laptop, for which
 * `local/assembly.ts` says so, also from that laptop.
 */
const isReachable = (address: string): boolean =>
  process.env["TSUZUKU_LOCAL"] === "true" ? mayFetchFrom(address) : isOnNetwork(address);

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
  /** Whether SES has confirmed that address and lets it write to everybody: then sign-in's codes come from it, too. */
  mailConfirmed: z.union([z.boolean(), z.stringbool()]).default(false),
  /** Whom to tell of a hole in the site, for security.txt: `mailto:…` or the https address of a page. */
  securityContact: z.preprocess(emptyIsUnset, z.url({ protocol: /^(?:https|mailto)$/ }).optional()),
  /** The hour, in UTC, in which what runs once a day or a week does so. */
  quietHour: z.coerce.number().int().min(0).max(23).default(3),
  /** A WAF web ACL for the distribution, in us-east-1. */
  webAclArn: text,
  /**
   * A copy of the page that is live now (`curl https://… > live.html`). Its inline script and style stay allowed, so
   * that a deployment that changes them has no moment in which page and security policy do not fit.
   */
  livePage: text,
  /**
   * The model that answers in the chat: an id of Amazon Bedrock (or of an inference profile), or with `chatModelUrl`
   * the name by which that endpoint knows it. Without it the built-in assistant answers.
   */
  chatModel: text,
  /** Base URL of an OpenAI-compatible endpoint, up to and including its version: https://…/v1. */
  chatModelUrl: z.preprocess(emptyIsUnset, z.url().optional()),
  /** The Secrets Manager secret that holds that endpoint's key, as plain text. */
  chatModelSecretName: text,
  /** Regions that a Bedrock inference profile may answer from, divided by commas; all of the profile's are the default. */
  chatModelRegions: text,
  /** Tokens that the chat may use a day, of all users together. */
  chatTokensPerDay: z.coerce.number().int().positive().default(20_000_000),
  /** Whether a weekly job fetches the anime-offline-database, whose licence then asks for a credit and for a download. */
  offlineDatabase: z.preprocess(
    emptyIsUnset,
    z.union([z.boolean(), z.stringbool()]).default(false),
  ),
  /** Where that job, and the command `npm run catalogue -- fetch`, find the newest release. */
  offlineDatabaseUrl: z.preprocess(
    emptyIsUnset,
    z
      .url()
      .refine(isReachable, { error: "offlineDatabaseUrl must be an https address" })
      .default(defaultReleaseAddress),
  ),
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
  )
  .refine((given) => !given.mailConfirmed || !isUnsendable(given.mailFrom), {
    error: "mailConfirmed needs mailFrom, the address that SES has confirmed",
  })
  .refine((given) => given.chatModelUrl === undefined || given.chatModel !== undefined, {
    error: "chatModelUrl needs chatModel, the name of the model there",
  })
  .refine((given) => given.chatModelSecretName === undefined || given.chatModelUrl !== undefined, {
    error: "chatModelSecretName is the key of chatModelUrl; Bedrock needs none",
  });

/** What an operator may choose for a deployment; everything is optional. */
export type Settings = z.output<typeof settings>;

/** Environment variables that stand in for settings, so that local runs can be told the same. */
const variables = {
  rateFactor: "TSUZUKU_RATE_FACTOR",
  securityContact: "TSUZUKU_SECURITY_CONTACT",
  offlineDatabase: "TSUZUKU_OFFLINE_DATABASE",
  offlineDatabaseUrl: "TSUZUKU_OFFLINE_DATABASE_URL",
  chatModel: "TSUZUKU_MODEL",
  chatModelUrl: "TSUZUKU_MODEL_URL",
  chatModelSecretName: "TSUZUKU_MODEL_SECRET",
} as const;

/** Reads the settings from CDK context (`npx cdk deploy -c domainName=…`). Throws with the reason when one is not valid. */
export function readSettings(node: Node): Settings {
  const given = Object.fromEntries(
    Object.keys(fields.shape).map((name) => [name, node.tryGetContext(name) as unknown]),
  );
  for (const [name, variable] of Object.entries(variables)) given[name] ??= process.env[variable];
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new Error(`Deployment settings: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
