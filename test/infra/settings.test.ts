import { readFileSync, writeFileSync } from "node:fs";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { settingNames, settingsFrom, type GivenSettings } from "../../infra/settings.ts";
import { commandContext, settingsInForce } from "../../infra/settings/in-force.ts";
import { webFacts } from "../../scripts/build.ts";
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
    [{ passkeys: "perhaps" }, /passkeys must be true or false/],
    [{ hsts: "all" }, /hsts must be host, subdomains or preload/],
    [{ hsts: "preload" }, /hsts .* needs domainName/],
    [{ chatModelUrl: "https://models.example/v1" }, /chatModelUrl needs chatModel/],
    [{ chatModelUrl: "https://me:pw@models.example/v1", chatModel: "a" }, /must not hold a user/],
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

describe("the settings file", () => {
  beforeEach(() => {
    vi.stubEnv("TSUZUKU_CONFIG", "");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  let files = 0;
  /** Writes a file, and says that it is the operator's. */
  function useFile(text: string): string {
    const path = join(inject("folder"), `config-${(files += 1)}.ts`);
    writeFileSync(path, text);
    vi.stubEnv("TSUZUKU_CONFIG", path);
    return path;
  }

  test("wins over the environment, and the command line over it", async () => {
    useFile(
      `export default { rateFactor: 2, passkeys: true, securityContact: "mailto:a@file.test" }`,
    );
    vi.stubEnv("TSUZUKU_RATE_FACTOR", "3");
    vi.stubEnv("TSUZUKU_CHAT_URL", "https://chat.test/");
    expect(await settingsInForce({ passkeys: "false" })).toMatchObject({
      rateFactor: 2,
      passkeys: false,
      securityContact: "mailto:a@file.test",
      communityChatUrl: "https://chat.test/",
      given: ["communityChatUrl", "passkeys", "rateFactor", "securityContact"],
    });
  });

  test("may depend on the stage", async () => {
    useFile(
      "export default (stage) => (stage === undefined ? { rateFactor: 4 } : { passkeys: true })",
    );
    expect(await settingsInForce({})).toMatchObject({ rateFactor: 4, given: ["rateFactor"] });
    expect(await settingsInForce({ stage: "staging" })).toMatchObject({ given: ["passkeys"] });
  });

  test("that says the same of every stage is no file for one", async () => {
    useFile(`export default { mailFrom: "a@file.test" }`);
    await expect(settingsInForce({ stage: "staging" })).rejects.toThrow("a function of the stage");
  });

  test("that fails for a stage is named", async () => {
    useFile("export default (stage) => ({ mailFrom: `${stage.toString()}@file.test` })");
    await expect(settingsInForce({})).rejects.toThrow(
      /config-.*fails when it is asked for production/,
    );
  });

  test.each([
    ["export default { domainname: 1 }", /domainname in the settings file is no setting\. Did you/],
    ["export default { rateFactor: '2' }", /rateFactor must be a number/],
    ["export default { stage: 'a' }", /stage in the settings file is no setting/],
    ["export const settings = {}", /must export settings/],
    ["export default [", /cannot be read/],
  ])("%s is refused in a sentence", async (text, reason) => {
    useFile(text);
    await expect(settingsInForce({})).rejects.toThrow(reason);
  });

  /** What Node, which reads the file for the CDK, makes of it. */
  const readByNode = async (file: string): Promise<string> => {
    const script = `import { settingsInForce } from "./infra/settings/in-force.ts";
      await settingsInForce({}).catch(({ message }) => console.log(message));`;
    const args = ["--input-type=module", "-e", script];
    const env = { ...process.env, TSUZUKU_CONFIG: file };
    return (await promisify(execFile)(process.execPath, args, { env })).stdout.trimEnd();
  };

  test.each([
    ["{\n  a: 1\n  b: 2\n};", "cannot be read: Expected ',', got 'b', in line 3: b: 2"],
    ["{\n  a: nothing,\n};", "cannot be read: nothing is not defined, in line 2: a: nothing,"],
    ["{\n  a: JSON.parse(`}`),\n};", /: Unexpected token .+, in line 2: a: JSON.parse\(`}`\),$/],
    ["() => {\n  nothing();\n};", /production \(undefined\): .+, in line 2: nothing\(\);$/],
    ["class {}", /production \(undefined\): Class constructor .+ without 'new'$/],
  ])("names the line in which %j is wrong", async (text, reason) => {
    const path = useFile(`export default ${text}`);
    const said = await readByNode(path);
    expect(said).toMatch(reason);
    expect(said.split("\n")).toEqual([
      "These settings cannot be deployed:",
      expect.stringContaining(`- ${path} `),
    ]);
  });

  test("names the line of a file that it imports", async () => {
    const other = useFile("export const name =\n  ;");
    const path = useFile(`import "${other}";\nexport default {};`);
    expect(await readByNode(path)).toContain(`in line 2 of ${other}: ;`);
  });

  test("must be there when it is named", async () => {
    vi.stubEnv("TSUZUKU_CONFIG", "nowhere.ts");
    await expect(settingsInForce({})).rejects.toThrow("nowhere.ts, which does not exist");
  });

  test("that is refused ends the synthesis with the reasons alone", async () => {
    const file = useFile(`export default { domainName: "https://a.test" }`);
    const run = promisify(execFile)(process.execPath, ["infra/app.ts"], {
      env: { ...process.env, TSUZUKU_CONFIG: file, CDK_OUTDIR: join(inject("folder"), "refused") },
    });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr:
        "These settings cannot be deployed:\n" +
        "- domainName must be a host name such as anime.example.org: small letters, no https://, no path, no port; " +
        'it is "https://a.test".\n' +
        "- domainName and certificateArn belong together: give both or neither.\n",
    });
  });

  test("speaks to the build as the command line does", async () => {
    useFile(`export default { communityChatUrl: "https://chat.test/", mailFrom: "a@file.test" }`);
    const CDK_CONTEXT_JSON = JSON.stringify({ communityChatUrl: "https://other.test/" });
    const settings = await settingsInForce(commandContext({ CDK_CONTEXT_JSON }));
    expect(webFacts(settings)).toEqual({
      TSUZUKU_CHAT_URL: "https://other.test/",
      TSUZUKU_VIDEO_URL: "",
      TSUZUKU_SENDS_MAIL: "true",
    });
    vi.stubEnv("TSUZUKU_CONFIG", "none");
    const none = await settingsInForce(commandContext({}));
    expect(webFacts(none)).toMatchObject({ TSUZUKU_SENDS_MAIL: "false" });
  });

  test("has an example that is valid and changes nothing", async () => {
    vi.stubEnv("TSUZUKU_CONFIG", "tsuzuku.config.example.ts");
    expect((await settingsInForce({})).given).toEqual([]);
  });

  test("has an example that names every setting", () => {
    const example = readFileSync("tsuzuku.config.example.ts", "utf8");
    const named = Array.from(example.matchAll(/^ {2}\/\/ (\w+): .*,$/gm), ([, name]) => name);
    expect(named.sort()).toEqual([...settingNames].sort());
  });
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
