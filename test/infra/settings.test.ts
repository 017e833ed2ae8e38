import { describe, expect, test } from "vitest";
import { settingsFrom, type GivenSettings } from "../../infra/settings.ts";
import { asOneTemplate } from "./assembly.ts";
import { synthesize } from "./synthesize.ts";

const read = (context: Record<string, unknown>) => settingsFrom(context, {});

const arn = (service: string, name: string, region = "us-east-1") =>
  `arn:aws:${service}:${region}:111122223333:${name}`;

const domain = { domainName: "tsuzuku.test", certificateArn: arn("acm", "certificate/1") };

describe("the settings", () => {
  test("are all optional", () => {
    expect(read({})).toMatchObject({ rateFactor: 1, passkeys: false, hsts: "host", given: [] });
    expect(read({ offlineDatabase: "" })).toMatchObject({ offlineDatabase: false, given: [] });
  });

  test("come from the command line as text", () => {
    const given = {
      rateFactor: "2.5",
      passkeys: "true",
      offlineDatabase: "true",
      chatModel: "eu.any.model",
      chatModelRegions: "eu-west-1, eu-central-1",
    };
    expect(read(given)).toMatchObject({
      rateFactor: 2.5,
      passkeys: true,
      offlineDatabase: true,
      chatModelRegions: ["eu-west-1", "eu-central-1"],
    });
  });

  test.each<[object, RegExp]>([
    [{ domainName: "tsuzuku.test" }, /domainName and certificateArn belong together/],
    [{ ...domain, domainName: "https://tsuzuku.test" }, /domainName must be a host name/],
    [{ ...domain, domainName: "tsuzuku.test/app" }, /domainName must be a host name/],
    [{ ...domain, domainName: "Tsuzuku.test:443" }, /domainName must be a host name/],
    [{ ...domain, certificateArn: arn("acm", "certificate/1", "eu-west-1") }, /ACM in us-east-1/],
    [{ ...domain, certificateArn: arn("iam", "certificate/1") }, /certificateArn must be the ARN/],
    [
      { webAclArn: arn("wafv2", "global/webacl/w/1", "eu-west-1") },
      /webAclArn must be .* us-east-1/,
    ],
    [{ webAclArn: arn("wafv2", "regional/webacl/w/1") }, /webAclArn must be the ARN/],
    [{ alarmTopicArn: arn("sqs", "alarms") }, /alarmTopicArn must be the ARN of an SNS topic/],
    [{ googleClientId: "id", googleSecretName: "s" }, /\.apps\.googleusercontent\.com/],
    [{ googleClientId: "id.apps.googleusercontent.com" }, /googleSecretName belong together/],
    [
      { googleClientId: "id.apps.googleusercontent.com", googleSecretName: "a secret!" },
      /googleSecretName must be the name or the ARN/,
    ],
    [{ rateFactor: "0" }, /rateFactor must be a number above 0; it is 0\./],
    [{ rateFactor: "many" }, /rateFactor must be a number above 0; it is "many"\./],
    [{ originSecretVersion: "AWSCURRENT" }, /must be the id of a secret's version/],
    [{ googleSecretVersion: "2" }, /must be the id of a secret's version/],
    [{ quietHour: "24" }, /quietHour must be a whole number from 0 to 23; it is 24\./],
    [{ importsAtOnce: "1" }, /importsAtOnce must be a whole number from 2 to 1000; it is 1\./],
    [{ importsAtOnce: "1001" }, /importsAtOnce must be .* from 2 to 1000; it is 1001\./],
    [{ importsAtOnce: "2.5" }, /importsAtOnce must be .* from 2 to 1000; it is 2\.5\./],
    [{ tableReadsPerSecond: "0" }, /tableReadsPerSecond must be a whole number from 1 on; it is 0/],
    [{ passkeys: "perhaps" }, /passkeys must be true or false/],
    [{ hsts: "all" }, /hsts must be host, subdomains or preload/],
    [{ hsts: "preload" }, /hsts .* needs domainName/],
    [{ chatModelUrl: "https://models.example/v1" }, /chatModelUrl needs chatModel/],
    [{ chatModelUrl: "https://me:pw@models.example/v1", chatModel: "a" }, /must not hold a user/],
    [
      { chatModelUrl: "http://localhost:11434/v1", chatModel: "a" },
      /chatModelUrl must be an https/,
    ],
    [{ chatModel: "any.model-v1:0", chatModelSecretName: "key" }, /Bedrock needs none/],
    [{ chatModel: "zz.any.model-v1:0" }, /are not known here/],
    [{ chatModel: "eu.any.model", chatModelRegions: "Frankfurt" }, /must name regions of AWS/],
    [{ chatModel: "the best" }, /chatModel takes the id of a model/],
    [{ chatModel: arn("bedrock", "provisioned-model/a") }, /chatModel takes the id of a model/],
    [
      { chatModel: arn("bedrock", "application-inference-profile/a1") },
      /chatModelBehind has to say what it was made from/,
    ],
    [{ chatModel: "eu.any.model", chatModelBehind: "any.model" }, /chatModelBehind belongs to/],
    [{ chatTokensPerDay: "none" }, /chatTokensPerDay must be a whole number/],
    [{ mailFrom: "Site <hello@tsuzuku.test>" }, /mailFrom must be an e-mail address/],
    [{ mailFrom: "no-reply@tsuzuku.example" }, /which is nobody's: leave it out/],
    [{ mailConfirmed: "hello@tsuzuku.test" }, /mailConfirmed needs mailFrom/],
    [{ mailFrom: "hello@tsuzuku.test", mailIdentity: "old" }, /mailIdentity must be new, or exist/],
    [
      { mailFrom: "hello@tsuzuku.test", mailConfirmed: "true" },
      /in place of "true": write hello@tsuzuku\.test/,
    ],
    [
      { mailFrom: "new@tsuzuku.test", mailConfirmed: "hello@tsuzuku.test" },
      /names hello@tsuzuku\.test, but mails would come from new@tsuzuku\.test/,
    ],
    [
      {
        mailFrom: "hello@tsuzuku.test",
        mailDomain: "tsuzuku.test",
        mailConfirmed: "hello@tsuzuku.test",
      },
      /but mails would come from tsuzuku\.test/,
    ],
    [{ mailFrom: "a@tsuzuku.test", mailDomain: "other.test" }, /no address of mailDomain/],
    [{ mailFrom: "a@tsuzuku.test", mailDomain: "mail.tsuzuku.test" }, /or of a domain below it/],
    [{ mailFrom: "a@not-tsuzuku.test", mailDomain: "tsuzuku.test" }, /no address of mailDomain/],
    [{ contact: "javascript:alert(1)" }, /contact must be mailto:/],
    [{ securityContact: "security@tsuzuku.test" }, /securityContact must be mailto:/],
    [{ securityContact: "javascript:alert(1)" }, /securityContact must be mailto:/],
    [{ communityChatUrl: "chat.test" }, /communityChatUrl must be the https address/],
    [{ offlineDatabase: "perhaps" }, /offlineDatabase must be true or false/],
    [{ offlineDatabaseUrl: "http://releases.example/latest" }, /must be an https address/],
    [{ offlineDatabaseUrl: "http://localhost:9000/latest" }, /must be an https address/],
    [{ offlineDatabaseUrl: "https://127.0.0.1/latest" }, /must be an https address/],
    [{ domainname: "tsuzuku.test" }, /-c domainname is no setting\. Did you mean domainName\?/],
    [{ chatModle: "a" }, /-c chatModle is no setting\. Did you mean chatModel\?/],
    [{ colour: "red" }, /-c colour is no setting\. tsuzuku\.config\.example\.ts has them all/],
    [{ stage: "Staging 2" }, /stage must be a name of at most 12 small letters/],
    [{ stage: " " }, /stage is empty: leave it out for production/],
    [{ stage: "production" }, /stage names a second copy beside production, which has no stage/],
    [{ stage: "a-very-long-name" }, /stage must be a name of at most 12/],
    [{ allowDrop: "domainName and mail" }, /allowDrop must name settings/],
  ])("say what is wrong with %j", (context, reason) => {
    expect(() => read(context as Record<string, unknown>)).toThrow(reason);
  });

  test("leave the keys of the CDK and of others alone", () => {
    const others = { "@vendor/key": 1, "aws:cdk:key": 1, "cli-telemetry": 1, "hosted-zone:a": 1 };
    expect(read(others).given).toEqual([]);
  });

  test("name stage and what may be dropped on the command line alone", () => {
    expect(read({ stage: "staging", allowDrop: "domainName,mailFrom" })).toMatchObject({
      stage: "staging",
      allowDrop: ["domainName", "mailFrom"],
    });
  });

  test.each([
    [{ mailFrom: "hello@tsuzuku.test", mailConfirmed: true }],
    [{ mailFrom: "me", mailDomain: "tsuzuku.test", mailConfirmed: "hello@tsuzuku.test" }],
    [{ chatModel: "eu.any.model", chatModelBehind: 1 }],
  ])("say of %j one thing, as it is one mistake", (file) => {
    expect(() => settingsFrom({}, file)).toThrow(/^These settings cannot be deployed:\n- [^\n]*$/);
  });

  test("say all that is wrong at once", () => {
    const wrong = { domainName: "https://a.test", mailFrom: "me", colour: "red" };
    expect(() => read(wrong)).toThrow(
      /^These settings cannot be deployed:\n- -c colour .*\n- domainName .*\n- mailFrom .*\n- domainName and certificateArn .*$/,
    );
  });
});

test("a setting that only the running release knows may be dropped: its guard asks for it by name", () => {
  expect(settingsFrom({ allowDrop: "formerSetting,mailFrom" }, {}).allowDrop).toEqual([
    "formerSetting",
    "mailFrom",
  ]);
});

function templateWith(settings: GivenSettings): string {
  return JSON.stringify(asOneTemplate(synthesize("operator", settings)));
}

test("an own domain, Google, passkeys, mail, WAF and a topic for alarms reach the template", () => {
  const text = templateWith({
    rateFactor: 3,
    importsAtOnce: 40,
    chatTokensPerDay: 5000,
    ...domain,
    hsts: "subdomains",
    googleClientId: "google-client.apps.googleusercontent.com",
    googleSecretName: "google-secret",
    googleSecretVersion: "5b0e7c3c-8f5a-4d55-9a55-0f7f1f1a9c02",
    passkeys: true,
    mailFrom: "hello@tsuzuku.test",
    mailConfirmed: "hello@tsuzuku.test",
    webAclArn: arn("wafv2", "global/webacl/w/1"),
    alarmTopicArn: arn("sns", "alarms"),
    securityContact: "mailto:security@tsuzuku.test",
  });
  expect(text).toContain('"PUBLIC_ORIGIN":"https://tsuzuku.test"');
  expect(text).toContain('"CallbackURLs":["https://tsuzuku.test/api/auth/callback"]');
  expect(text).toContain('"Aliases":["tsuzuku.test"]');
  expect(text).toContain('"MinimumProtocolVersion":"TLSv1.2_2021"');
  expect(text).toContain('"SupportedIdentityProviders":["COGNITO","Google"]');
  expect(text).toContain('"AllowedFirstAuthFactors":["PASSWORD","WEB_AUTHN"]');
  expect(text).toContain(
    "{{resolve:secretsmanager:google-secret:SecretString:::5b0e7c3c-8f5a-4d55-9a55-0f7f1f1a9c02}}",
  );
  expect(text).toContain(`"WebACLId":"${arn("wafv2", "global/webacl/w/1")}"`);
  expect(text).toContain(`"AlarmActions":["${arn("sns", "alarms")}"]`);
  expect(text).toContain('"From":"Tsuzuku <hello@tsuzuku.test>"');
  expect(text).toMatch(/"EmailSendingAccount":"DEVELOPER".{0,200}:identity\/hello@tsuzuku\.test"/);
  expect(text).toContain('"RATE_FACTOR":"3"');
  expect(text).toContain('"MaximumConcurrency":40');
  expect(text).not.toContain('"IncludeSubdomains":false');
});
