import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { addMail, mailArns, senderOf } from "../../infra/mail/mail.ts";
import { settingsFrom, type GivenSettings } from "../../infra/settings.ts";
import { addUserPool } from "../../infra/sign-in.ts";
import { asOneTemplate } from "./assembly.ts";
import { synthesize } from "./synthesize.ts";
import { lambdas, resources, template } from "./template.ts";

const mailFrom = "hello@tsuzuku.test";

function mailWith(given: GivenSettings) {
  const stack = new Stack(new App(), "Mail", {
    env: { account: "111122223333", region: "eu-west-1" },
  });
  const settings = settingsFrom({}, { ...given });
  addMail(stack, settings);
  addUserPool(stack, settings);
  return {
    template: Template.fromStack(stack),
    arns: mailArns(settings, "set").map((arn) => JSON.stringify(stack.resolve(arn))),
    sender: senderOf(settings),
  };
}

describe("the sender of e-mails", () => {
  test("is nobody until the operator names one: nothing is granted, and no identity made", () => {
    const { template: made, arns, sender } = mailWith({});
    made.resourceCountIs("AWS::SES::EmailIdentity", 0);
    expect([sender, arns]).toEqual(["none", []]);
    expect(resources("AWS::SES::EmailIdentity", z.unknown()).size).toBe(0);
    expect(JSON.stringify(template)).not.toContain("ses:SendEmail");
    const senders = [...lambdas.values()].map(
      ({ Environment }) => Environment.Variables["MAIL_FROM"],
    );
    expect(new Set(senders)).toEqual(new Set([undefined, "none"]));
  });

  test("is an address that SES asks about, and that a failed deployment leaves nothing of", () => {
    const { template: made, arns, sender } = mailWith({ mailFrom });
    made.hasResource("AWS::SES::EmailIdentity", {
      Properties: { EmailIdentity: mailFrom },
      DeletionPolicy: "Delete",
      UpdateReplacePolicy: "Delete",
    });
    expect(sender).toBe(mailFrom);
    expect(arns).toEqual([
      expect.stringMatching(/identity\/hello@tsuzuku\.test"/),
      expect.stringMatching(/identity\/tsuzuku\.test"/),
      expect.stringMatching(/configuration-set\/set"/),
    ]);
    expect(Object.keys(made.findOutputs("MailRecord1"))).toEqual([]);
  });

  test("is a domain with its records for the DNS, from which Cognito sends once it is confirmed", () => {
    const mailDomain = "tsuzuku.test";
    const { template: made } = mailWith({ mailFrom, mailDomain, mailConfirmed: mailDomain });
    made.hasResourceProperties("AWS::SES::EmailIdentity", { EmailIdentity: mailDomain });
    for (const record of ["MailRecord1", "MailRecord2", "MailRecord3"]) {
      expect(Object.keys(made.findOutputs(record))).toEqual([record]);
    }
    expect(JSON.stringify(made.toJSON())).toMatch(/"SourceArn":.{0,200}:identity\/tsuzuku\.test"/);
    expect(dependsOnMail(made)).toBe(true);
  });

  test("may be an address below the domain that SES knows, in whose name it then is sent", () => {
    const mailDomain = "tsuzuku.test";
    const { template: made, arns } = mailWith({
      mailFrom: "hello@eu.mail.tsuzuku.test",
      mailDomain,
      mailConfirmed: mailDomain,
    });
    made.hasResourceProperties("AWS::SES::EmailIdentity", { EmailIdentity: mailDomain });
    expect(arns).toEqual([
      expect.stringMatching(/identity\/hello@eu\.mail\.tsuzuku\.test"/),
      expect.stringMatching(/identity\/eu\.mail\.tsuzuku\.test"/),
      // SES may have been told of it by somebody else.
      expect.stringMatching(/identity\/mail\.tsuzuku\.test"/),
      expect.stringMatching(/identity\/tsuzuku\.test"/),
      expect.stringMatching(/configuration-set\/set"/),
    ]);
    const [pool] = Object.values(made.findResources("AWS::Cognito::UserPool"));
    expect(pool).toMatchObject({
      Properties: {
        EmailConfiguration: {
          EmailSendingAccount: "DEVELOPER",
          From: "Tsuzuku <hello@eu.mail.tsuzuku.test>",
        },
      },
    });
    expect(JSON.stringify(pool)).toMatch(/"SourceArn":.{0,200}:identity\/tsuzuku\.test"/);
  });

  test("is left to SES where it knows it already: Cognito waits for nothing", () => {
    const { template: made, arns } = mailWith({ mailFrom, mailIdentity: "existing" });
    made.resourceCountIs("AWS::SES::EmailIdentity", 0);
    expect(arns).toHaveLength(3);
    expect(dependsOnMail(made)).toBe(false);
  });
});

const dependsOnMail = (made: Template): boolean =>
  JSON.stringify(made.findResources("AWS::Cognito::UserPool")).includes('"DependsOn":["Mail');

test("an address that bounces or complains gets nothing more, of whatever we send", () => {
  const made = asOneTemplate(synthesize("reputation", { mailFrom }));
  const of = (type: string) =>
    Object.entries(made.Resources).filter(([, { Type }]) => Type === type);
  const [[id, set] = [], ...others] = of("AWS::SES::ConfigurationSet");
  expect(others).toEqual([]);
  expect(set?.Properties).toEqual({
    SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
    ReputationOptions: { ReputationMetricsEnabled: true },
  });
  const [[, identity] = []] = of("AWS::SES::EmailIdentity");
  expect(identity?.Properties).toMatchObject({
    ConfigurationSetAttributes: { ConfigurationSetName: { Ref: id } },
  });
  const mailing = of("AWS::Lambda::Function").filter(([, { Properties }]) =>
    JSON.stringify(Properties).includes("MAIL_CONFIGURATION"),
  );
  expect(mailing).toHaveLength(2);
  for (const [, { Properties }] of mailing) {
    expect(Properties).toMatchObject({
      Environment: { Variables: { MAIL_CONFIGURATION: { Ref: id } } },
    });
  }
});
