import { expect, inject, test } from "vitest";
import { readStacks, type Stacks } from "../assembly.ts";
import type { Resource } from "./assembly.ts";
import { endlessIn } from "./endless.ts";

const stacks = readStacks(inject("assembly"));

/** The stacks, with a change of the resources of a type whose id begins so. Throws where there is none. */
function changed(
  type: string,
  begin: string,
  change: (properties: Record<string, unknown>) => void,
): Stacks {
  let isFound = false;
  const copy = structuredClone(new Map(stacks));
  for (const { Resources } of copy.values()) {
    for (const [id, { Type, Properties }] of Object.entries<Resource>(Resources)) {
      if (Type !== type || !id.startsWith(begin)) continue;
      isFound = true;
      change(Properties);
    }
  }
  if (!isFound) throw new Error(`There is no ${type} ${begin}`);
  return copy;
}

const bucket = "AWS::S3::Bucket";

test("all that is written by the by has an end: logs of functions and calls, access logs, parts of uploads", () => {
  expect(endlessIn(stacks)).toEqual([]);
});

test.each<[string, Stacks, RegExp]>([
  [
    "a log group without an end",
    changed("AWS::Logs::LogGroup", "SiteFilesLog", (group) => delete group["RetentionInDays"]),
    /^SiteFilesLog\w+ keeps its lines$/,
  ],
  [
    "a function of the CDK's without a group",
    changed("AWS::Lambda::Function", "CustomCDKBucket", (lambda) => delete lambda["LoggingConfig"]),
    /^CustomCDKBucket\w+ writes its log into no group/,
  ],
  [
    "a stage that logs elsewhere",
    changed("AWS::ApiGatewayV2::Stage", "", (stage) => {
      stage["AccessLogSettings"] = { DestinationArn: "arn:aws:logs:eu-west-1:1:log-group:mine" };
    }),
    /^\w+ writes its log into no group/,
  ],
  [
    "access logs that are kept below another prefix",
    changed(bucket, "Logs", (logs) => {
      const { Rules } = logs["LifecycleConfiguration"] as { Rules: Record<string, unknown>[] };
      for (const rule of Rules) if ("ExpirationInDays" in rule) rule["Prefix"] = "cloudfront/";
    }),
    /^Distribution\w+ writes its log into a bucket that keeps it$/,
  ],
  [
    "a bucket that keeps parts of uploads",
    changed(bucket, "Media", (media) => delete media["LifecycleConfiguration"]),
    /^Media\w+ keeps what is left of uploads that broke off$/,
  ],
  [
    "a bucket that keeps former versions",
    changed(bucket, "Data", (data) => {
      data["VersioningConfiguration"] = { Status: "Enabled" };
      delete data["LifecycleConfiguration"];
    }),
    /^Data\w+ keeps former versions$/,
  ],
])("%s is found", (_, broken, sentence) => {
  expect(endlessIn(broken)).toContainEqual(expect.stringMatching(sentence));
});
