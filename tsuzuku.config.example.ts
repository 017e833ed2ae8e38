/*
 * What an operator may choose. Copy this file to tsuzuku.config.ts, which git leaves alone, and take away the slashes
 * before what you choose; every deployment reads it. What is left out has the default that is shown, or is not there.
 * `-c name=value` on the command line wins over this file, and this file over environment variables. No secret belongs
 * here: secrets are in Secrets Manager, and named here.
 *
 * The file may export a function as well: (stage) => ({ … }) is asked with the stage of `--stage staging`, and with
 * undefined for production.
 */
import type { Config } from "./infra/settings.ts";

export default {
  // --- The address of the site

  // Your own domain. Point it at the distribution by an alias record. It needs a certificate.
  // domainName: "anime.example.org",

  // The domain's certificate: of ACM, in us-east-1, where CloudFront looks for it.
  // certificateArn: "arn:aws:acm:us-east-1:111122223333:certificate/…",

  // For which hosts browsers remember for two years that they are on https alone: "host" is the site's, "subdomains" are
  // those below it, too, "preload" also enters them into the list that browsers ship with. Think twice: there is no way back.
  // hsts: "host",

  // A firewall: a web ACL of WAF for CloudFront, in us-east-1.
  // webAclArn: "arn:aws:wafv2:us-east-1:111122223333:global/webacl/…",

  // A firewall of ours in its place: rates by address and AWS's managed rules before the site, and a rate before the sign-in.
  // About 16 dollars a month and 60 cents a million requests. It lives in us-east-1, which has to be bootstrapped, too.
  // waf: false,

  // Whether the stacks refuse to be deleted. Not before they are there: a first deployment that failed deletes its stack.
  // protected: false,

  // --- E-mails

  // The address that e-mails come from. Without it none is sent, and the site says so.
  // mailFrom: "hello@example.org",

  // "existing" where SES in this account and region knows the address (or the domain) already; else the stack tells it.
  // mailIdentity: "new",

  // The domain of mailFrom, or one above it, where SES is to know the domain by its DNS (Easy DKIM) and not the one address:
  // mails of a confirmed domain are believed by other providers. The records for the DNS are among the stack's outputs.
  // mailDomain: "example.org",

  // What SES has confirmed, and may write to everybody: mailDomain, or else mailFrom, word for word. Not at the first
  // deployment: the codes of newcomers come from it as soon as it stands here. Until then Cognito sends 50 a day.
  // mailConfirmed: "example.org",

  // --- Signing in

  // Google: the client id, and the secret in Secrets Manager that holds the client secret as plain text.
  // googleClientId: "….apps.googleusercontent.com",
  // googleSecretName: "tsuzuku/google",

  // The id of that secret's version. Cognito takes the secret when it is deployed: another version here brings the next one.
  // googleSecretVersion: "00000000-0000-0000-0000-000000000000",

  // The id of the version of the origin secret that the edge sends, once you have put in another value.
  // originSecretVersion: "00000000-0000-0000-0000-000000000000",

  // Whether people may sign in with a passkey.
  // passkeys: false,

  // --- Links, and who is in charge

  // An invitation to the community's chat server.
  // communityChatUrl: "https://chat.example.org/invitation",

  // The channel that the banners link to.
  // videoChannelUrl: "https://video.example.org/channel",

  // Whom people write to about the site: the sign-in names it to who is suspended.
  // contact: "mailto:hello@example.org",

  // Whom to tell of a hole in the site; published as security.txt.
  // securityContact: "mailto:security@example.org",

  // Who is written to by alarms; SNS asks there first whether it may.
  // alarmMail: "operator@example.org",

  // What the account may cost a month, in US dollars. alarmMail hears at 80 % and 100 % of it, and when 120 % are foreseen.
  // It is the bill of all that runs there: where two copies share an account, for one of them.
  // monthlyBudget: 50,

  // An SNS topic that alarms are sent to, beside or in place of that.
  // alarmTopicArn: "arn:aws:sns:eu-central-1:111122223333:alarms",

  // Whether CloudWatch counts answers, times and cold starts of every function by itself: some 200 metrics more.
  // metricsByFunction: false,

  // --- The chat's model

  // A model on Amazon Bedrock, by its id, by the id of an inference profile (us., us-gov., ca., eu., apac., jp., au.,
  // global.) or by the ARN of an application inference profile. Without it the built-in assistant answers.
  // chatModel: "eu.anthropic.claude-haiku-4-5-20251001-v1:0",

  // What an application inference profile was made from: the id of a model or of an inference profile.
  // chatModelBehind: "eu.anthropic.claude-haiku-4-5-20251001-v1:0",

  // The regions that an inference profile may answer from; needed for groups of regions that are not named above.
  // chatModelRegions: ["eu-central-1", "eu-west-1"],

  // An OpenAI-compatible endpoint in place of Bedrock; chatModel is then the model's name there.
  // chatModelUrl: "https://models.example.org/v1",

  // The secret in Secrets Manager that holds that endpoint's key as plain text.
  // chatModelSecretName: "tsuzuku/chat",

  // Tokens that the chat may use a day, of all users together.
  // chatTokensPerDay: 20_000_000,

  // --- The catalogue

  // Whether a weekly job fetches the anime-offline-database, which asks for a credit and a download.
  // offlineDatabase: false,

  // Where that job finds the newest release; the default is its first publisher, who has ended.
  // offlineDatabaseUrl: "https://api.github.com/repos/…/…/releases/latest",

  // --- Hours and limits

  // The hour (0 to 23, in UTC) in which what runs once a day or a week does so.
  // quietHour: 3,

  // Imports that are worked on side by side. They share the account's concurrency of Lambda with every call: raise it when
  // AWS has raised that.
  // importsAtOnce: 2,

  // Multiplies every rate limit.
  // rateFactor: 1,

  // Calls that the API takes a second, from everybody together. A thousand are room for one flood.
  // callsPerSecond: 2500,

  // Units that the table reads and writes a second at most: what it can cost at all.
  // tableReadsPerSecond: 12_000,
  // tableWritesPerSecond: 4000,

  // --- After a loss

  // A table that npm run restore has made, in place of the stack's own: deploy with -c allAtOnce=true.
  // tableName: "Tsuzuku-restored-20261126T0200",
} satisfies Config;
