import * as z from "zod";
import { isOnNetwork, mayFetchFrom } from "../catalogue/release/connection.ts";
import { defaultReleaseAddress } from "../catalogue/release/latest-release.ts";
import { contradictions } from "./settings/contradictions.ts";
import {
  address,
  certificateArn,
  googleClientId,
  hostName,
  mailAddress,
  numberThat,
  region,
  secretName,
  secretVersion,
  tableName,
  textLike,
  topicArn,
  webAclArn,
  wholeNumber,
  yesOrNo,
} from "./settings/shapes.ts";
import { unknownNames, valuesOf, type Values } from "./settings/sources.ts";

/**
 * Whether the functions may fetch from an address: on AWS by https from the network; a cloud on a laptop, for which
 * `local/assembly.ts` says so, also from that laptop.
 */
const isReachable = (to: string): boolean =>
  process.env["TSUZUKU_LOCAL"] === "true" ? mayFetchFrom(to) : isOnNetwork(to);

const anyText = (what: string) => textLike(/\S/, `must be ${what}`);

const link = (what: string) => address(/^https$/, `must be the https address of ${what}`);

const mailOrPage = address(
  /^(?:https|mailto)$/,
  "must be mailto: and an address, or the https address of a page",
);

const fields = z.object({
  /** Whether the stacks refuse to be deleted; only for those that are there already. */
  protected: yesOrNo.default(false),
  /** Multiplies every rate limit. */
  rateFactor: numberThat((factor) => factor > 0, "must be a number above 0").default(1),
  /** The site's own domain; needs `certificateArn`. Without it the site lives on *.cloudfront.net. */
  domainName: hostName.optional(),
  /** An ACM certificate for the domain, in us-east-1 as CloudFront wants it. */
  certificateArn: certificateArn.optional(),
  /**
   * How far "https only" goes, which browsers remember for two years: for the site's own host, for all hosts below it
   * too, or also for the list that browsers ship with.
   */
  hsts: z
    .enum(["host", "subdomains", "preload"], { error: "must be host, subdomains or preload" })
    .default("host"),
  /** Signing in with Google; needs `googleSecretName`. */
  googleClientId: googleClientId.optional(),
  /** The Secrets Manager secret that holds Google's client secret, as plain text. */
  googleSecretName: secretName.optional(),
  /** The id of that secret's version; without it the newest when the identity provider is made or changed. */
  googleSecretVersion: secretVersion.optional(),
  /** The id of the origin secret's version that the edge sends; without it the newest when the distribution changes. */
  originSecretVersion: secretVersion.optional(),
  /** Whether people may sign in with a passkey. */
  passkeys: yesOrNo.default(false),
  /** The address that e-mails come from. Without it none is sent. */
  mailFrom: mailAddress.optional(),
  /** Whether SES knows the address (or `mailDomain`) already, or the stack makes the identity. */
  mailIdentity: z
    .enum(["new", "existing"], { error: "must be new, or existing where SES knows it already" })
    .default("new"),
  /** The domain of `mailFrom`, or one above it, where SES is to know the domain (by Easy DKIM) and not the one address. */
  mailDomain: hostName.optional(),
  /**
   * What SES has confirmed and lets write to everybody, word for word: `mailDomain`, or else `mailFrom`. Then the codes of
   * sign-in come from it, too.
   */
  mailConfirmed: anyText("the address or the domain that SES has confirmed").optional(),
  /**
   * Whom people write to about the site, as who is suspended and thinks that it is a mistake: `mailto:…` or the https address
   * of a page.
   */
  contact: mailOrPage.optional(),
  /** Whom to tell of a hole in the site, for security.txt: `mailto:…` or the https address of a page. */
  securityContact: mailOrPage.optional(),
  /** Invitation to the community's chat server. Without it there is no link. */
  communityChatUrl: link("an invitation").optional(),
  /** The channel that the banners link to. Without it they are no links. */
  videoChannelUrl: link("a channel").optional(),
  /** The hour, in UTC, in which what runs once a day or a week does so. */
  quietHour: wholeNumber(0, 23).default(3),
  /**
   * Imports that are worked on side by side. They share the account's concurrency with every call, and a new account has
   * ten of it; fewer than two AWS does not take.
   */
  importsAtOnce: wholeNumber(2, 1000).default(2),
  /**
   * Calls that the API takes a second from everybody together, which bounds what a flood can cost. What one address may
   * send without shutting the others out is in it, and AWS takes no more of an account.
   */
  callsPerSecond: wholeNumber(1500, 10_000).default(2500),
  /** Whether a firewall of ours stands before the site and the sign-in, which costs by the month and by requests. */
  waf: yesOrNo.default(false),
  /**
   * Units that the table reads and writes a second at most, which bounds what it can cost; whoever comes beyond that waits
   * or is refused. As many as a table that is new can do at once.
   */
  tableReadsPerSecond: wholeNumber(1).default(12_000),
  tableWritesPerSecond: wholeNumber(1).default(4000),
  /** A table that was restored (`npm run restore`), in place of the one that the stack makes. */
  tableName: tableName.optional(),
  /** A WAF web ACL for the distribution, in us-east-1. */
  webAclArn: webAclArn.optional(),
  /**
   * The model that answers in the chat: on Amazon Bedrock the id of a model or of an inference profile, or the ARN of an
   * application inference profile; with `chatModelUrl` the name by which that endpoint knows it. Without it the built-in
   * assistant answers.
   */
  chatModel: anyText("the id of a model").optional(),
  /** What an application inference profile was made from: the id of a model or of an inference profile. */
  chatModelBehind: anyText("the id of a model or of an inference profile").optional(),
  /** Regions that a Bedrock inference profile may answer from; all of the profile's are the default. */
  chatModelRegions: z
    .array(region, { error: "must be a list of regions" })
    .min(1, { error: "must name a region" })
    .optional(),
  /** Base URL of an OpenAI-compatible endpoint, up to and including its version: https://…/v1. */
  chatModelUrl: address(/^https?$/, "must be an http(s) address such as https://…/v1").optional(),
  /** The Secrets Manager secret that holds that endpoint's key, as plain text. */
  chatModelSecretName: secretName.optional(),
  /** Tokens that the chat may use a day, of all users together. */
  chatTokensPerDay: wholeNumber(1).default(20_000_000),
  /** Whether a weekly job fetches the anime-offline-database, whose licence then asks for a credit and for a download. */
  offlineDatabase: yesOrNo.default(false),
  /** Where that job, and the command `npm run catalogue -- fetch`, find the newest release. */
  offlineDatabaseUrl: z
    .url({ error: "must be an https address" })
    .refine(isReachable, { error: "must be an https address" })
    .default(defaultReleaseAddress),
  /** Who is written to by alarms. */
  alarmMail: mailAddress.optional(),
  /** What the account may cost a month, in US dollars: `alarmMail` hears when it is nearly so much, or will be more. */
  monthlyBudget: numberThat(
    (dollars) => dollars > 0,
    "must be a number of dollars above 0",
  ).optional(),
  /** An SNS topic that alarms are sent to. */
  alarmTopicArn: topicArn.optional(),
  /** Whether CloudWatch counts answers, times and cold starts of every function by itself, which costs by their number. */
  metricsByFunction: yesOrNo.default(false),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(fields.shape);

/** What the command line alone may say: it is about one deployment, or about which of several. */
const ofCommandLine = z.object({
  /** Names a second copy of the product beside production. */
  stage: textLike(
    /^[a-z][a-z0-9-]{0,11}$/,
    "must be a name of at most 12 small letters, digits and hyphens that begins with a letter",
  )
    .refine((stage) => !/^prod(?:uction)?$/.test(stage), {
      error: "names a second copy beside production, which has no stage: leave it out",
    })
    .optional(),
  /** Settings that this deployment may drop or change although the running one has them, also such that only it knows. */
  allowDrop: z.array(textLike(/^\w+$/, "must name settings, with commas between them")).default([]),
  /** Whether this release of the busiest functions gets all calls at once: what is there now fails, and this mends it. */
  allAtOnce: yesOrNo.default(false),
});

/** Whether a stage may be named so. */
export const isStageName = (name: string): boolean =>
  ofCommandLine.shape.stage.safeParse(name).success;

/** The names of everything that `-c name=value` may say. */
export const namesOnCommandLine: readonly string[] = [
  ...settingNames,
  ...Object.keys(ofCommandLine.shape),
];

/** Settings as an operator writes them. */
export type GivenSettings = z.input<typeof fields>;

/** What `tsuzuku.config.ts` exports: the settings, or what gives those of a stage (undefined is production). */
export type Config = GivenSettings | ((stage: string | undefined) => GivenSettings);

/** What an operator may choose for a deployment, and did. */
export type Settings = z.output<typeof fields> &
  z.output<typeof ofCommandLine> & {
    /** The names of the settings that somebody gave a value; the others have their default. */
    readonly given: readonly string[];
  };

/** Environment variables that stand in for settings, so that local runs can be told the same. */
const variables = {
  rateFactor: "TSUZUKU_RATE_FACTOR",
  mailFrom: "TSUZUKU_MAIL_FROM",
  contact: "TSUZUKU_CONTACT",
  securityContact: "TSUZUKU_SECURITY_CONTACT",
  communityChatUrl: "TSUZUKU_CHAT_URL",
  videoChannelUrl: "TSUZUKU_VIDEO_URL",
  offlineDatabase: "TSUZUKU_OFFLINE_DATABASE",
  offlineDatabaseUrl: "TSUZUKU_OFFLINE_DATABASE_URL",
  chatModel: "TSUZUKU_MODEL",
  chatModelUrl: "TSUZUKU_MODEL_URL",
  chatModelSecretName: "TSUZUKU_MODEL_SECRET",
} as const;

/** Settings that cannot be deployed. Its message has a sentence for each reason. */
export class SettingsRefused extends Error {
  constructor(reasons: readonly string[]) {
    super(["These settings cannot be deployed:", ...new Set(reasons)].join("\n- "));
  }
}

/** A pipeline whose variable is not set must not take production for it. */
export const emptyStage = "stage is empty: leave it out for production, or name a stage.";

/** The stage that a context names, whether it may be named so or not. */
export const stageIn = ({ stage }: Values): string | undefined =>
  typeof stage === "string" ? stage.trim() : undefined;

/**
 * The settings by the CDK's context (`npx cdk deploy -c domainName=…`), the operator's file and the environment; what
 * comes first here wins. Throws SettingsRefused with all that is wrong with them.
 */
export function settingsFrom(context: Values, file: Values): Settings {
  const environment = Object.fromEntries(
    Object.entries(variables).map(([name, variable]) => [name, process.env[variable]]),
  );
  const sources = { context, file, environment };
  const given = valuesOf(sources, fields.shape);
  const said = valuesOf({ ...sources, file: {} }, ofCommandLine.shape);
  const parsed = fields.safeParse(given);
  const parsedOfCommandLine = ofCommandLine.safeParse(said);
  const reasons = [
    ...unknownNames(sources, settingNames, Object.keys(ofCommandLine.shape)),
    ...sentencesOf(parsed.error, given),
    ...sentencesOf(parsedOfCommandLine.error, said),
    ...contradictions(given, new Set(parsed.error?.issues.map(({ path: [name] }) => String(name)))),
    ...(stageIn(context) === "" ? [emptyStage] : []),
  ];
  if (!parsed.success || !parsedOfCommandLine.success || reasons.length > 0) {
    throw new SettingsRefused(reasons);
  }
  return { ...parsed.data, ...parsedOfCommandLine.data, given: Object.keys(given).sort() };
}

/** "domainName must be a host name …; it is "https://…"." */
const sentencesOf = (error: z.ZodError | undefined, values: Values): string[] =>
  (error?.issues ?? []).map(({ path: [name = ""], message }) => {
    const value = JSON.stringify(values[String(name)]);
    return `${String(name)} ${message}; it is ${value}.`;
  });
