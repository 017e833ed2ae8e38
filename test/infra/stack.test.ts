import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Stack } from "aws-cdk-lib";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { cdkApp } from "../../infra/cdk-app.ts";
import { resources, template } from "./template.ts";

describe("cdk-nag", () => {
  test("has nothing to say that is not acknowledged", () => {
    const report = readFileSync(join(inject("assembly"), "validation-report.json"), "utf8");
    expect(z.object({ pluginReports: z.array(z.unknown()) }).parse(JSON.parse(report))).toEqual({
      pluginReports: [],
    });
  });

  test("is asked: a stack with a finding is not synthesized", () => {
    const app = cdkApp(join(inject("folder"), "careless"));
    new Bucket(new Stack(app, "Careless"), "Open");
    expect(() => app.synth()).toThrow(/AwsSolutions-S1\b/);
  });
});

test("every queue that a function reads gives up on poison and keeps it", () => {
  const queues = resources(
    "AWS::SQS::Queue",
    z.looseObject({ RedrivePolicy: z.unknown().optional() }),
  );
  const readers = resources(
    "AWS::Lambda::EventSourceMapping",
    z.looseObject({ EventSourceArn: z.unknown() }),
  );
  for (const { EventSourceArn } of readers.values()) {
    const [id] = [...queues.keys()].filter((queue) =>
      JSON.stringify(EventSourceArn).includes(queue),
    );
    expect(queues.get(id ?? "")?.RedrivePolicy).toBeDefined();
  }
});

test("no secret is written in the template", () => {
  expect(JSON.stringify(template)).not.toMatch(/secret[^"]*":"[\w-]{16,}"/i);
});
