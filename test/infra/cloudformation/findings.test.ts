import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { readAssembly } from "./assembly.ts";
import { assemblyWith, type Draft } from "./broken.ts";
import { findingsIn } from "./findings.ts";

type Spoil = (api: Draft, data: Draft) => void;

/** The properties of a resource of the draft, to be changed. Throws when there is no such resource. */
function properties(draft: Draft, id: string): Record<string, unknown> {
  const resource = draft.Resources[id];
  if (resource === undefined) throw new Error(`The draft has no ${id}`);
  return resource.Properties;
}

const change =
  (id: string, changed: Record<string, unknown>): Spoil =>
  (api) =>
    Object.assign(properties(api, id), changed);

const changeData =
  (id: string, changed: Record<string, unknown>): Spoil =>
  (_, data) =>
    Object.assign(properties(data, id), changed);

const reading = (output: Record<string, unknown>): Spoil =>
  change("Function", { Environment: { Variables: { T: { "Fn::GetStackOutput": output } } } });

const add =
  (id: string, type: string, more: Record<string, unknown>, beside = {}): Spoil =>
  (api) => {
    api.Resources[id] = { Type: type, Properties: more, ...beside };
  };

const attribute =
  (id: string, more: Record<string, unknown>): Spoil =>
  (api) =>
    Object.assign(api.Resources[id] ?? {}, more);

const headers = (config: object) => ({ ResponseHeadersPolicyConfig: { Name: "h", ...config } });
const policy = (length: number) => ({
  PolicyName: "long",
  PolicyDocument: { Statement: [{ Effect: "Allow", Action: "s3:".padEnd(length, "x") }] },
});
const many =
  (count: number, type: string, more: Record<string, unknown>): Spoil =>
  (api) => {
    for (let at = 0; at < count; at++) add(`Many${at}`, type, more)(api, api);
  };

const broken: readonly (readonly [spoil: Spoil, finding: string])[] = [
  // Types and properties
  [add("New", "AWS::Lambda::Funktion", {}), "Api.New: unknown type AWS::Lambda::Funktion"],
  [attribute("Log", { DependOn: [] }), "Api.Log: unknown attribute DependOn"],
  [change("Log", { Retention: 30 }), "Api.Log: unknown property Retention"],
  [
    change("Function", { Code: { S3Buckets: "b", S3Key: "k" } }),
    "Api.Function: unknown property Code.S3Buckets",
  ],
  [
    changeData("Table", {
      Replicas: [{ Region: "eu-west-1", Tags: [{ Key: "a", Value: "b", Name: "c" }] }],
    }),
    "Data.Table: unknown property Replicas[0].Tags[0].Name",
  ],
  [change("Function", { Role: undefined }), "Api.Function: missing property Role"],
  [change("Function", { Role: { Ref: "AWS::NoValue" } }), "Api.Function: missing property Role"],
  [
    changeData("Table", { KeySchema: [{ AttributeName: "pk" }] }),
    "Data.Table: missing property KeySchema[0].KeyType",
  ],
  [change("Files", { ServiceToken: undefined }), "Api.Files: missing property ServiceToken"],
  // Kinds of values
  [
    change("Function", { MemorySize: "1024" }),
    'Api.Function: MemorySize wants a whole number, not "1024"',
  ],
  [change("Function", { Handler: 5 }), "Api.Function: Handler wants text, not 5"],
  [
    changeData("Table", { Replicas: [{ Region: "eu-west-1", DeletionProtectionEnabled: "yes" }] }),
    'Data.Table: Replicas[0].DeletionProtectionEnabled wants true or false, not "yes"',
  ],
  [
    change("Function", { Layers: { "Fn::Join": ["", ["a", "b"]] } }),
    "Api.Function: Layers wants a list, not text",
  ],
  [
    change("Function", { Environment: { "Fn::If": ["Loud", [], { Ref: "AWS::NoValue" }] } }),
    "Api.Function: Environment wants an object, not []",
  ],
  [change("Function", { PackageType: "Tar" }), 'Api.Function: PackageType may not be "Tar"'],
  // References
  [
    change("Function", { Handler: { Ref: "Nowhere" } }),
    "Api.Function: refers to Nowhere, which is not there",
  ],
  [
    change("Function", { Handler: { "Fn::Sub": ["${A}${Nowhere.Arn}", { A: "a" }] } }),
    "Api.Function: reads Nowhere.Arn, which is not there",
  ],
  [
    change("Function", { Role: { "Fn::GetAtt": ["Role", "ARN"] } }),
    "Api.Function: reads Role.ARN, which AWS::IAM::Role does not have",
  ],
  [attribute("Log", { DependsOn: "Nowhere" }), "Api.Log: depends on Nowhere, which is not there"],
  [
    attribute("Log", { Condition: "Sometimes" }),
    "Api.Log: asks for the condition Sometimes, which is not there",
  ],
  [
    change("Function", { Handler: { "Fn::FindInMap": ["Places", "a", "b"] } }),
    "Api.Function: looks into the mapping Places, which is not there",
  ],
  [
    (api) => (api.Outputs["Site"] = { Value: { "Fn::GetAtt": "Log.Url" } }),
    "Api.Site: reads Log.Url, which AWS::Logs::LogGroup does not have",
  ],
  // Outputs of other stacks
  [
    reading({ StackName: "Date", OutputName: "TableName" }),
    "Api.Function: reads an output of Date, which is no stack here",
  ],
  [
    reading({ StackName: "Data", OutputName: "TableArn" }),
    "Api.Function: reads Data.TableArn, which is no output of it",
  ],
  [
    reading({ StackName: "Data", OutputName: "TableName", Region: "us-east-1" }),
    "Api.Function: looks for Data in another region than the stack's own",
  ],
  // Order
  [
    change("Log", { Tags: [{ Key: "role", Value: { "Fn::GetAtt": ["Role", "RoleId"] } }] }),
    "Api: these wait for each other: Role → Log → Role",
  ],
  // Names
  [
    (_, data) => Object.assign(data.Resources["Mail"] ?? {}, { DeletionPolicy: "Retain" }),
    "Data.Mail: hello@tsuzuku.test stays after a failed deployment, and the next finds its name taken: RetainExceptOnCreate",
  ],
  [
    add("Again", "AWS::Logs::LogGroup", { LogGroupName: "/aws/lambda/Api-hello" }),
    "AWS::Logs::LogGroup /aws/lambda/Api-hello is the name of several: Api.Log, Api.Again",
  ],
  [
    (_, data) => {
      const name = { EmailIdentity: "hello@tsuzuku.test" };
      data.Resources["Other"] = { Type: "AWS::SES::EmailIdentity", Properties: name };
    },
    "AWS::SES::EmailIdentity hello@tsuzuku.test is the name of several: Data.Mail, Data.Other",
  ],
  // Limits
  [many(445, "AWS::SQS::Queue", {}), "Api: resources: 450, at most 449"],
  [
    many(400, "AWS::SQS::Queue", { RedrivePolicy: { long: "x".repeat(2600) } }),
    "Api: bytes of the template: ",
  ],
  [
    (api) => (api.Description = "é".repeat(513)),
    "Api: bytes of its description: 1026, at most 1024",
  ],
  [
    many(301, "AWS::ApiGatewayV2::Route", { ApiId: "a", RouteKey: "GET /" }),
    "Api: routes: 301, at most 300",
  ],
  [
    change("Function", { FunctionName: { "Fn::Sub": `\${AWS::StackName}-${"x".repeat(61)}` } }),
    "Api.Function: characters of its name: 65, at most 64",
  ],
  [
    change("Function", { Description: "x".repeat(257) }),
    "Api.Function: characters of its description: 257, at most 256",
  ],
  [
    change("Function", { Environment: { Variables: { LONG: "é".repeat(2047) } } }),
    "Api.Function: bytes of its variables: 4098, at most 4096",
  ],
  [
    (api) => {
      change("Role", { Policies: [policy(6000)] })(api, api);
      add("More", "AWS::IAM::Policy", { ...policy(6000), Roles: [{ Ref: "Role" }] })(api, api);
    },
    "Api.Role: characters of its policies: ",
  ],
  [
    change(
      "Headers",
      headers({
        CustomHeadersConfig: {
          Items: Array(11).fill({
            Header: "a",
            Value: "b",
            Override: true,
          }),
        },
      }),
    ),
    "Api.Headers: headers of its own: 11, at most 10",
  ],
  [
    change(
      "Headers",
      headers({
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "x".repeat(1784), Override: true },
        },
      }),
    ),
    "Api.Headers: characters of a header: 1784, at most 1783",
  ],
  [
    add("Edge", "AWS::CloudFront::Function", {
      Name: "edge",
      AutoPublish: true,
      FunctionCode: "x".repeat(10_241),
      FunctionConfig: { Comment: "", Runtime: "cloudfront-js-2.0" },
    }),
    "Api.Edge: bytes of its code: 10241, at most 10240",
  ],
];

describe("the check of templates", () => {
  test("finds nothing in stacks as they should be", () => {
    expect(findingsIn(assemblyWith())).toEqual([]);
  });

  test.each(broken.map(([spoil, finding]) => [finding, spoil] as const))(
    "finds: %s",
    (finding, spoil) => {
      expect(findingsIn(assemblyWith(spoil))).toEqual([expect.stringContaining(finding)]);
    },
  );

  test("finds stacks that wait for each other, and outputs of stacks that come too late", () => {
    expect(findingsIn(assemblyWith(undefined, {}))).toEqual([
      "Api.Function: reads an output of Data, but Api is not deployed after it",
    ]);
    expect(findingsIn(assemblyWith(undefined, { Api: ["Data"], Data: ["Api"] }))).toEqual([
      "Stacks wait for each other: Data → Api → Data",
    ]);
  });
});

test("an assembly is all of its stacks, with their names, regions and order", async () => {
  const folder = join(inject("folder"), "several");
  await mkdir(folder);
  const [data, api] = ["Data", "Api"].map((name) => `Tsuzuku${name}.template.json`);
  const stack = (templateFile = "", region: string, more = {}) => ({
    type: "aws:cloudformation:stack",
    environment: `aws://unknown-account/${region}`,
    properties: { templateFile, ...more },
  });
  const artifacts = {
    "TsuzukuData.assets": { type: "cdk:asset-manifest" },
    TsuzukuData: stack(data, "eu-west-1", { stackName: "Tsuzuku-data" }),
    TsuzukuApi: {
      ...stack(api, "unknown-region"),
      dependencies: ["TsuzukuData", "TsuzukuData.assets"],
    },
  };
  await writeFile(join(folder, "manifest.json"), JSON.stringify({ artifacts }));
  for (const file of [data, api]) {
    await writeFile(join(folder, file ?? ""), JSON.stringify({ Resources: {} }));
  }
  const read = readAssembly(folder).map((each) => [each.stack, each.region, each.after]);
  expect(read).toEqual([
    ["Tsuzuku-data", "eu-west-1", []],
    ["TsuzukuApi", undefined, ["Tsuzuku-data"]],
  ]);
});
