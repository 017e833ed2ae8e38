import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { parseTemplate } from "../cloudformation/assembly.ts";
import { findingsIn } from "../cloudformation/findings.ts";
import { grantsOfRole } from "./pipeline-role.ts";

describe("the role of the pipeline", () => {
  const template = z
    .looseObject({ Parameters: z.record(z.string(), z.looseObject({})) })
    .parse(parse(readFileSync(".github/deploy-role.yml", "utf8")));
  const text = JSON.stringify(template);

  test("is a template as CloudFormation wants it", () => {
    const answers = { Repository: "owner/name", Environment: "staging", Provider: "new" };
    const Parameters = Object.fromEntries(
      Object.entries(template.Parameters).map(([name, parameter]) => [
        name,
        { Default: answers[name as keyof typeof answers], ...parameter },
      ]),
    );
    const answered = JSON.stringify({ ...template, Parameters });
    expect(findingsIn([parseTemplate(answered, { stack: "deploy-role" })])).toEqual([]);
  });

  test("is taken by one environment of one repository, word for word", () => {
    const { trust, maxSeconds } = grantsOfRole(text);
    expect(trust).toEqual([
      {
        Effect: "Allow",
        Action: "sts:AssumeRoleWithWebIdentity",
        Principal: expect.anything() as unknown,
        Condition: {
          StringEquals: {
            "token.actions.githubusercontent.com:aud": "sts.amazonaws.com",
            "token.actions.githubusercontent.com:sub": {
              "Fn::Sub": "repo:${Repository}:environment:${Environment}",
            },
          },
        },
      },
    ]);
    expect(maxSeconds).toBe(7200);
  });

  test.each([
    ["owner/name", true],
    ["my-org/Some.name_2", true],
    // The subjects of repositories that are new, renamed or moved since July 2026.
    ["owner@123456/name@456789", true],
    ["owner@123456/name", false],
    ["owner/name@456789", false],
    ["owner@123456/*", false],
    ["owner@*/name@*", false],
    ["owner@1?/name@2", false],
    ["owner/*", false],
    ["owner/name:environment:staging", false],
    ["owner/name|", false],
    ["repo:owner/name", false],
  ])("takes %s for a repository: %s", (name, isOne) => {
    const { AllowedPattern } = z
      .looseObject({ AllowedPattern: z.string() })
      .parse(template.Parameters["Repository"]);
    expect(new RegExp(`^(?:${AllowedPattern})$`).test(name)).toBe(isOne);
  });

  test("changes nothing itself, and takes none of the bootstrap's roles with more than a deployment's rights", () => {
    const { allowed } = grantsOfRole(text);
    const reading = /:(?:Describe|Get)\w+$/;
    expect([...allowed.keys()].filter((action) => !reading.test(action))).toEqual([
      "sts:AssumeRole",
      "bedrock:InvokeModel",
    ]);
    const roles = allowed.get("sts:AssumeRole")?.map((arn) => /-(\w[\w-]+)-role-/.exec(arn)?.[1]);
    // cfn-exec, which may do everything, is CloudFormation's alone.
    expect(roles).toEqual(["deploy", "file-publishing", "lookup"]);
    expect(allowed.get("cloudformation:DescribeStacks")?.join(" ")).toContain("stack/Tsuzuku-*/*");
  });
});
