import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { describe, expect, inject, test } from "vitest";
import { cdkApp } from "../../infra/cdk-app.ts";
import { readSettings } from "../../infra/settings.ts";
import { TsuzukuStack } from "../../infra/stack.ts";

const read = (context: Record<string, unknown>) =>
  readSettings(new App({ context, outdir: join(inject("folder"), "settings") }).node);

describe("the settings", () => {
  test("are all optional", () => {
    expect(read({})).toMatchObject({ rateFactor: 1, passkeys: false, offlineDatabase: false });
    expect(read({ offlineDatabase: "" })).toMatchObject({ offlineDatabase: false });
  });

  test("come from the command line as text", () => {
    const given = { rateFactor: "2.5", passkeys: "true", offlineDatabase: "true" };
    expect(read(given)).toMatchObject({ rateFactor: 2.5, passkeys: true, offlineDatabase: true });
  });

  test.each([
    [{ domainName: "tsuzuku.example" }, /certificateArn/],
    [{ googleClientId: "id" }, /googleSecretName/],
    [{ rateFactor: "0" }, /rateFactor/],
    [{ chatModelUrl: "https://models.example/v1" }, /chatModelUrl needs chatModel/],
    [{ chatModel: "any.model-v1:0", chatModelSecretName: "key" }, /Bedrock needs none/],
    [{ chatTokensPerDay: "none" }, /chatTokensPerDay/],
    [{ quietHour: "24" }, /quietHour/],
    [{ mailConfirmed: "true" }, /mailConfirmed needs mailFrom/],
    [{ securityContact: "security@tsuzuku.test" }, /securityContact/],
    [{ securityContact: "javascript:alert(1)" }, /securityContact/],
    [{ offlineDatabase: "perhaps" }, /offlineDatabase/],
    [{ offlineDatabaseUrl: "http://releases.example/latest" }, /must be an https address/],
    [{ offlineDatabaseUrl: "http://localhost:9000/latest" }, /must be an https address/],
    [{ offlineDatabaseUrl: "https://127.0.0.1/latest" }, /must be an https address/],
  ])("say what is wrong with %j", (context, reason) => {
    expect(() => read(context)).toThrow(reason);
  });
});

test("an own domain, Google, passkeys, mail, WAF and a topic for alarms reach the template", () => {
  const arn = (service: string, name: string) =>
    `arn:aws:${service}:us-east-1:111122223333:${name}`;
  const app = cdkApp(join(inject("folder"), "operator"));
  const stack = new TsuzukuStack(app, "Tsuzuku", {
    dist: inject("dist"),
    settings: {
      rateFactor: 3,
      chatTokensPerDay: 5000,
      quietHour: 18,
      domainName: "tsuzuku.example",
      certificateArn: arn("acm", "certificate/1"),
      googleClientId: "google-client",
      googleSecretName: "google-secret",
      passkeys: true,
      mailFrom: "hello@tsuzuku.test",
      mailConfirmed: true,
      webAclArn: arn("wafv2", "global/webacl/w/1"),
      alarmTopicArn: arn("sns", "alarms"),
      livePage: undefined,
      securityContact: "mailto:security@tsuzuku.test",
      offlineDatabase: false,
      offlineDatabaseUrl: "https://releases.example/latest",
    },
  });
  const text = JSON.stringify(app.synth().getStackByName(stack.stackName).template);
  expect(text).toContain('"PUBLIC_ORIGIN":"https://tsuzuku.example"');
  expect(text).toContain('"CallbackURLs":["https://tsuzuku.example/api/auth/callback"]');
  expect(text).toContain('"Aliases":["tsuzuku.example"]');
  expect(text).toContain('"MinimumProtocolVersion":"TLSv1.2_2021"');
  expect(text).toContain('"SupportedIdentityProviders":["COGNITO","Google"]');
  expect(text).toContain('"AllowedFirstAuthFactors":["PASSWORD","WEB_AUTHN"]');
  expect(text).toContain('"{{resolve:secretsmanager:google-secret');
  expect(text).toContain(`"WebACLId":"${arn("wafv2", "global/webacl/w/1")}"`);
  expect(text).toContain(`"AlarmActions":["${arn("sns", "alarms")}"]`);
  expect(text).toContain('"From":"Tsuzuku <hello@tsuzuku.test>"');
  expect(text).toMatch(/"EmailSendingAccount":"DEVELOPER".{0,200}:identity\/hello@tsuzuku\.test"/);
  expect(text).toContain('"RATE_FACTOR":"3"');
});
